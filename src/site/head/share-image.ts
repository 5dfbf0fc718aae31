import { routes, type RoutePath } from '../routes';
import type { SiteConfig } from '../config/site-config';

/** Pixels of the picture that previews show, the size that all services accept as a large image. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Path of the picture that previews of a page show if it has none of its own. The name only depends on the page's path,
 * so that a picture which was shared once stays where it is. Pages that search engines must not index show that of the
 * site, as do lists of tags. Undefined if the site has no such pictures.
 */
export function shareImageOf(
  page: {
    readonly path: RoutePath;
    readonly robots?: string | undefined;
    readonly unlisted?: boolean;
    readonly hasOwnPicture?: boolean;
  },
  site: Pick<SiteConfig, 'shareImage'>,
): RoutePath | undefined {
  if (!site.shareImage) return undefined;
  return routes.shareImage(page.robots || page.unlisted || page.hasOwnPicture === false ? routes.home() : page.path);
}
