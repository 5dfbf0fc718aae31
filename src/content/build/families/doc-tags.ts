import { paginate } from './paginate';
import { routes } from '../../../site/routes';
import { siteConfig } from '../../../site/config/site-config';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily, type PlannedPage } from './types';

interface TagRow {
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly label: string;
  readonly count: number;
  readonly version: string;
}
interface Data {
  readonly allTag: { readonly nodes: readonly TagRow[] };
}

/** The index of docs tags, and for each tag its docs by ten. */
export const docTags = definePageFamily<Data>({
  name: 'doc-tags',
  load: (graphql) =>
    runQuery<Data>(
      graphql,
      'query DocTagsFamily { allTag(filter: { instance: { eq: "docs" } }) { nodes { id key path label count version } } }',
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

function planTag(tag: TagRow, frame: { kind: 'doc'; version: string }): PlannedPage[] {
  return paginate(tag.count).map(({ page, pageCount, skip, limit }) => ({
    path: page === 1 ? tag.path : `${tag.path}/page/${page}`,
    template: 'doc-tag',
    source: `docs tag "${tag.label}"`,
    context: { id: tag.id, key: tag.key, version: tag.version, page, pageCount, skip, limit, frame },
  }));
}
