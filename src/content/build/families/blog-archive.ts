import { routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

interface Data {
  readonly allBlogPlace: { readonly totalCount: number };
}

/** All posts by year, on one page. */
export const blogArchive = definePageFamily<Data>({
  name: 'blog-archive',
  load: (graphql) => runQuery<Data>(graphql, 'query BlogArchiveFamily { allBlogPlace { totalCount } }'),
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
