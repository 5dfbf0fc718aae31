import { routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

/** The archive: all posts on one page, grouped by year. */
export const blogArchive = definePageFamily({
  name: 'blog-archive',
  load: (graphql) =>
    runQuery<Queries.BlogArchiveFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query BlogArchiveFamily {
          allBlogPlace {
            totalCount
          }
        }
      `,
    ),
  plan: ({ allBlogPlace }) =>
    allBlogPlace.totalCount === 0
      ? []
      : [
          {
            path: routes.blogArchive(),
            template: 'blog-archive',
            source: 'the archive of posts',
            context: { frame: { kind: 'blog' } },
          },
        ],
});
