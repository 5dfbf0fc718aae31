import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';
import { routes } from '../../../site/routes';
import { definePageFamily } from './types';

/**
 * Pages outside the docs and the blog, from `content/pages`. Drafts get a page only outside production builds.
 */
export const staticPages = definePageFamily({
  name: 'static-pages',
  load: (graphql) =>
    runQuery<Queries.StaticPagesFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query StaticPagesFamily {
          allPage {
            nodes {
              id
              path
              draft
              sourcePath
            }
          }
        }
      `,
    ),
  plan: ({ allPage }) =>
    allPage.nodes
      .filter(({ draft }) => !(draft && env.isProduction))
      .map(({ id, path, sourcePath }) => ({
        path,
        template: path === routes.home() ? 'landing' : 'page',
        source: sourcePath,
        context: { id, frame: { kind: 'page' as const } },
      })),
});
