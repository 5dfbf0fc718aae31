import { paginate } from './paginate';
import { routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

/** The paginated list of posts. A site without posts has no blog. */
export const blogList = definePageFamily({
  name: 'blog-list',
  load: (graphql) =>
    runQuery<Queries.BlogListFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query BlogListFamily {
          allBlogPlace {
            totalCount
          }
        }
      `,
    ),
  plan: ({ allBlogPlace: { totalCount } }) =>
    totalCount === 0
      ? []
      : paginate(totalCount).map(({ page, pageCount, skip, limit }) => ({
          path: routes.blog(page),
          template: 'blog-list',
          source: 'the list of posts',
          context: { page, pageCount, skip, limit, frame: { kind: 'blog' as const } },
        })),
});
