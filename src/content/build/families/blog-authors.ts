import { paginate } from './paginate';
import { paged, routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily, type PlannedPage } from './types';

/** The index of authors, and a paginated list of posts for each author who has a page. */
export const blogAuthors = definePageFamily({
  name: 'blog-authors',
  load: (graphql) =>
    runQuery<Queries.BlogAuthorsFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query BlogAuthorsFamily {
          allBlogPlace {
            totalCount
          }
          allAuthor(filter: { inline: { eq: false } }) {
            nodes {
              id
              key
              path
              name
              count
            }
          }
        }
      `,
    ),
  plan: ({ allBlogPlace, allAuthor }) =>
    allBlogPlace.totalCount === 0
      ? []
      : [
          {
            path: routes.blogAuthors(),
            template: 'blog-authors',
            source: 'the index of authors',
            context: { frame: { kind: 'blog' as const } },
          },
          ...allAuthor.nodes.flatMap(planAuthor),
        ],
});

function planAuthor({
  id,
  key,
  path,
  name,
  count,
}: Queries.BlogAuthorsFamilyQuery['allAuthor']['nodes'][number]): PlannedPage[] {
  if (path === null) return [];
  return paginate(count).map(({ page, pageCount, skip, limit }) => ({
    path: paged(path, page),
    template: 'blog-author',
    source: `author "${name}"`,
    context: { id, key, page, pageCount, skip, limit, frame: { kind: 'blog' as const } },
  }));
}
