import { paginate } from './paginate';
import { paged, routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily, type PlannedPage } from './types';

/** The index of blog tags, and a paginated list of posts for each tag. */
export const blogTags = definePageFamily({
  name: 'blog-tags',
  load: (graphql) =>
    runQuery<Queries.BlogTagsFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query BlogTagsFamily {
          allBlogPlace {
            totalCount
          }
          allTag(filter: { instance: { eq: "blog" } }) {
            nodes {
              id
              key
              path
              label
              count
            }
          }
        }
      `,
    ),
  plan: ({ allBlogPlace, allTag }) => [
    ...(allBlogPlace.totalCount === 0
      ? []
      : [
          {
            path: routes.blogTags(),
            template: 'blog-tags',
            source: 'the index of blog tags',
            context: { frame: { kind: 'blog' as const } },
          },
        ]),
    ...allTag.nodes.flatMap(planTag),
  ],
});

function planTag(tag: Queries.BlogTagsFamilyQuery['allTag']['nodes'][number]): PlannedPage[] {
  return paginate(tag.count).map(({ page, pageCount, skip, limit }) => ({
    path: paged(tag.path, page),
    template: 'blog-tag',
    source: `blog tag "${tag.label}"`,
    context: { id: tag.id, key: tag.key, page, pageCount, skip, limit, frame: { kind: 'blog' as const } },
  }));
}
