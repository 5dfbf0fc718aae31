import { env } from '../../../site/build/env';
import { showsGallery } from '../../../site/build/gallery';
import { runQuery } from '../../../site/build/run-query';
import { galleryRoute } from '../../../site/gallery-route';
import { routes } from '../../../site/routes';
import { definePageFamily } from './types';

/**
 * Pages outside the docs and the blog, from `content/pages`, and the gallery. Drafts get a page only outside production
 * builds.
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
        template: templateOf(path),
        source: sourcePath,
        context: { id, frame: { kind: 'page' as const } },
      })),
});

function templateOf(path: string): string {
  if (path === routes.home()) return 'landing';
  return showsGallery && path === galleryRoute() ? 'gallery' : 'page';
}
