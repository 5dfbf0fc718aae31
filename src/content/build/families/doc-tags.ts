import { paginate } from './paginate';
import { paged, routes } from '../../../site/routes';
import { siteConfig } from '../../../site/config/site-config';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily, type PlannedPage } from './types';

/** The index of docs tags, and a paginated list of docs for each tag. */
export const docTags = definePageFamily({
  name: 'doc-tags',
  load: (graphql) =>
    runQuery<Queries.DocTagsFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query DocTagsFamily {
          allTag(filter: { instance: { eq: "docs" } }) {
            nodes {
              id
              key
              path
              label
              count
              version
            }
          }
        }
      `,
    ),
  plan: ({ allTag }) =>
    siteConfig.docs.versions.flatMap((version): PlannedPage[] => {
      const frame = { kind: 'doc' as const, version: version.name };
      const tags = allTag.nodes.filter((tag) => tag.version === version.name);
      if (tags.length === 0) return [];
      return [
        {
          path: routes.docTags(version.path),
          template: 'doc-tags',
          source: 'the index of docs tags',
          context: { version: version.name, frame },
        },
        ...tags.flatMap((tag) => planTag(tag, frame)),
      ];
    }),
});

function planTag(
  tag: Queries.DocTagsFamilyQuery['allTag']['nodes'][number],
  frame: { kind: 'doc'; version: string },
): PlannedPage[] {
  return paginate(tag.count).map(({ page, pageCount, skip, limit }) => ({
    path: paged(tag.path, page),
    template: 'doc-tag',
    source: `docs tag "${tag.label}"`,
    context: { id: tag.id, version: tag.version, page, pageCount, skip, limit, frame },
  }));
}
