import type { SiteConfig } from '../config/site-config';
import { routes, withBase, type RoutePath, type SitePath } from '../routes';

/** A link in a page's head to a generated file that is not a page. */
export interface HeadLink {
  readonly rel: 'alternate' | 'search';
  readonly type: string;
  readonly title: string;
  readonly href: SitePath;
}

/** Title of the blog's feeds, without the format. */
export function feedTitle(site: Pick<SiteConfig, 'title' | 'blog'>): string {
  return `${site.title} ${site.blog.title}`;
}

/** Links to the feeds for every page's head, except RSS, which its plugin adds to every page itself. */
export function feedLinks(site: Pick<SiteConfig, 'title' | 'baseUrl' | 'blog'>): HeadLink[] {
  const link = (type: string, format: string, path: RoutePath): HeadLink => ({
    rel: 'alternate',
    type,
    title: `${feedTitle(site)} (${format})`,
    href: withBase(site.baseUrl, path),
  });
  return [
    link('application/atom+xml', 'Atom', routes.blogFeed('atom.xml')),
    ...(site.blog.feed.json ? [link('application/feed+json', 'JSON Feed', routes.blogFeed('feed.json'))] : []),
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
