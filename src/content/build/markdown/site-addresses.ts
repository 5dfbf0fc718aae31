import type { SiteConfig } from '../../../site/config/site-config';
import { absoluteUrl, isExternal, isFile, withoutBase, type SitePath } from '../../../site/routes';
import { twinOf } from '../../../site/twins';
import type { Addresses } from './plain-markup';

/**
 * Absolute URLs for a text that is read outside of the site: links lead to the Markdown of pages, where there is any.
 * Links within the page, and those that leave the site, stay as they are.
 */
export function siteAddresses(site: Pick<SiteConfig, 'url' | 'baseUrl'>): Addresses {
  const isOwn = (path: string): path is SitePath => path.startsWith(site.baseUrl);
  const pathOf = (href: string) => (isExternal(href) || !isOwn(href) ? undefined : withoutBase(site.baseUrl, href));
  return {
    link: (href) => {
      const path = pathOf(href);
      if (path === undefined) return href;
      const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
      const twin = isFile(page) ? page : (twinOf(page) ?? page);
      // A query is for the page's scripts.
      return absoluteUrl(site.url, site.baseUrl, twin === page ? path : `${twin}${rest.replace(/^\?[^#]*/, '')}`);
    },
    file: (src) => {
      const path = pathOf(src);
      return path === undefined ? src : absoluteUrl(site.url, site.baseUrl, path);
    },
  };
}
