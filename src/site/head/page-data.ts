import type { SiteConfig } from '../config/site-config';
import { absoluteUrl, routes, type RoutePath } from '../routes';

type Site = Pick<SiteConfig, 'url' | 'baseUrl' | 'title' | 'i18n'>;

/** What a page is, in the words of https://schema.org. */
export type PageType = 'WebPage' | 'CollectionPage' | 'TechArticle' | 'APIReference';

interface DescribedPage {
  readonly type: PageType;
  readonly title: string;
  readonly description: string;
  readonly path: RoutePath;
  /** Day or time of the last change. */
  readonly modified?: string | null | undefined;
}

/** The id by which structured data of any page refers to the site. */
export function siteId(site: Pick<Site, 'url' | 'baseUrl'>): string {
  return `${absoluteUrl(site.url, site.baseUrl, routes.home())}#site`;
}

/** Who writes and publishes the site; described on the first page. */
export function publisherId(site: Pick<Site, 'url' | 'baseUrl'>): string {
  return `${absoluteUrl(site.url, site.baseUrl, routes.home())}#publisher`;
}

/**
 * Structured data of a page. No picture, author or site: they are those of all pages, and documentation must arrive in
 * the first round trip.
 */
export function pageData({ type, title, description, path, modified }: DescribedPage, site: Site) {
  const isArticle = type === 'TechArticle' || type === 'APIReference';
  return {
    '@context': 'https://schema.org',
    '@type': type,
    [isArticle ? 'headline' : 'name']: title,
    description,
    url: absoluteUrl(site.url, site.baseUrl, path),
    ...(modified ? { dateModified: modified } : {}),
  };
}

/** Structured data of the site, with its search and its publisher, for the first page. */
export function siteData(site: Site, publisher: string) {
  const home = absoluteUrl(site.url, site.baseUrl, routes.home());
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': siteId(site),
    // The name that search engines show for the site.
    name: site.title,
    url: home,
    publisher: { '@type': 'Organization', '@id': publisherId(site), name: publisher, url: home },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(site.url, site.baseUrl, routes.search())}?q={term}`,
      'query-input': 'required name=term',
    },
  };
}
