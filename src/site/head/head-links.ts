import type { SiteConfig } from '../config/site-config';
import { routes, withBase, type RoutePath, type SitePath } from '../routes';

/** A link in a page's head to a generated file that is not a page. */
export interface HeadLink {
  readonly rel: 'alternate' | 'search';
  readonly type: string;
  readonly title: string;
  readonly href: SitePath;
}

interface IconLink {
  readonly rel: 'icon';
  readonly type: 'image/svg+xml';
  readonly sizes: string;
  readonly href: string;
}

/**
 * Links to the site's icon for every page's head. Browsers take the one that fits any size, which needs no request
 * while the page is first painted; search engines only accept a file.
 *
 * @param dataUrl the icon's content
 * @throws Error if it is not set
 */
export function iconLinks(
  site: Pick<SiteConfig, 'baseUrl' | 'favicon'>,
  dataUrl = process.env.ICON_DATA_URL,
): IconLink[] {
  if (!dataUrl) throw new Error('ICON_DATA_URL is not set: src/gatsby/build/webpack.ts makes it a constant.');
  const link = (sizes: string, href: string): IconLink => ({ rel: 'icon', type: 'image/svg+xml', sizes, href });
  return [link('any', dataUrl), link('16x16', withBase(site.baseUrl, site.favicon))];
}

/** Link to the icon for the home screens of phones. `link-manifest.ts` links to the manifest, which names others. */
export function touchIconLink(site: Pick<SiteConfig, 'baseUrl'>): { readonly rel: string; readonly href: SitePath } {
  return { rel: 'apple-touch-icon', href: withBase(site.baseUrl, routes.touchIcon()) };
}

/** Title of the blog's feeds, without the format. */
export function feedTitle(site: Pick<SiteConfig, 'title' | 'blog'>): string {
  return `${site.title} ${site.blog.title}`;
}

/** Links to the blog's feeds for every page's head, except RSS, which its plugin adds to every page itself. */
export function feedLinks(site: Pick<SiteConfig, 'title' | 'baseUrl' | 'blog' | 'off'>): HeadLink[] {
  if (site.off.includes('blog')) return [];
  const link = (type: string, format: string, path: RoutePath): HeadLink => ({
    rel: 'alternate',
    type,
    title: `${feedTitle(site)} (${format})`,
    href: withBase(site.baseUrl, path),
  });
  return [
    link('application/atom+xml', STRINGS.blog.atom, routes.blogFeed('atom.xml')),
    ...(site.blog.feed.json
      ? [link('application/feed+json', STRINGS.blog.jsonFeed, routes.blogFeed('feed.json'))]
      : []),
  ];
}

/** Link to the site's OpenSearch description for every page's head. */
export function searchDescriptionLink(site: Pick<SiteConfig, 'title' | 'baseUrl'>): HeadLink {
  return {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: site.title,
    href: withBase(site.baseUrl, routes.searchDescription()),
  };
}
