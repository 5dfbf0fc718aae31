import { paginate } from './paginate';
import { paged, routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily, type PlannedPage } from './types';

interface AuthorRow {
  readonly id: string;
  readonly key: string;
  /** Address of the author's own page; null for one without. */
  readonly path: string | null;
  readonly name: string;
  readonly count: number;
}
interface Data {
  readonly allBlogPlace: { readonly totalCount: number };
  readonly allAuthor: { readonly nodes: readonly AuthorRow[] };
}

/** The index of authors, and for each author with an own page the posts by ten. */
export const blogAuthors = definePageFamily<Data>({
  name: 'blog-authors',
  load: (graphql) =>
    runQuery<Data>(
      graphql,
      'query BlogAuthorsFamily { allBlogPlace { totalCount } allAuthor(filter: { inline: { eq: false } }) { nodes { id key path name count } } }',
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

function planAuthor({ id, key, path, name, count }: AuthorRow): PlannedPage[] {
  if (path === null) return [];
  return paginate(count).map(({ page, pageCount, skip, limit }) => ({
    path: paged(path, page),
    template: 'blog-author',
    source: `author "${name}"`,
    context: { id, key, page, pageCount, skip, limit, frame: { kind: 'blog' as const } },
  }));
}
