import type { SiteConfig } from '../config/site-config';
import { routes, withBase } from '../routes';

/** A link in a page's head to a file made beside the pages. */
export interface HeadLink {
  readonly rel: 'alternate' | 'search';
  readonly type: string;
  readonly title: string;
  readonly href: string;
}

/** Name of the blog's feeds, before the format's name. */
export function feedTitle(site: Pick<SiteConfig, 'title' | 'blog'>): string {
  return `${site.title} ${site.blog.title}`;
}

/** The feeds that every page's head links to. RSS is not among them: its plugin links it on every page itself. */
export function feedLinks(site: Pick<SiteConfig, 'title' | 'baseUrl' | 'blog'>): HeadLink[] {
  const link = (type: string, format: string, path: string): HeadLink => ({
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

/** The description of the site's search for browsers, linked in every page's head. */
export function searchDescriptionLink(site: Pick<SiteConfig, 'title' | 'baseUrl'>): HeadLink {
  return {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: site.title,
    href: withBase(site.baseUrl, routes.searchDescription()),
  };
}
