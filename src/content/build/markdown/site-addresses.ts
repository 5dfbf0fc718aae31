import type { SiteConfig } from '../../../site/config/site-config';
import { absoluteUrl, isExternal, isFile, withoutBase, type RoutePath, type SitePath } from '../../../site/routes';
import { twinOf } from '../../../site/twins';
import type { Addresses } from './addresses';

/**
 * Absolute URLs for a text that is read outside of the site: links lead to the Markdown of pages, where there is any.
 * Links within the page, and those that leave the site, stay as they are.
 */
export function siteAddresses(site: Pick<SiteConfig, 'url' | 'baseUrl'>): Addresses {
  const isOwn = (path: string): path is SitePath => path.startsWith(site.baseUrl);
  const pathOf = (href: string) => (isExternal(href) || !isOwn(href) ? undefined : withoutBase(site.baseUrl, href));
  const page = (path: RoutePath): string => {
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
    const twin = isFile(address) ? address : (twinOf(address) ?? address);
    // A query is for the page's scripts.
    return absoluteUrl(site.url, site.baseUrl, twin === address ? path : `${twin}${rest.replace(/^\?[^#]*/, '')}`);
  };
  return {
    page,
    link: (href) => {
      const path = pathOf(href);
      return path === undefined ? href : page(path);
    },
    file: (src) => {
      const path = pathOf(src);
      return path === undefined ? src : absoluteUrl(site.url, site.baseUrl, path);
    },
  };
}
