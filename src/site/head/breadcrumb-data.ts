import type { SiteConfig } from '../config/site-config';
import { absoluteUrl } from '../routes';
import type { Crumb } from '../views';

/** BreadcrumbList of the linked ancestors of a page; undefined if there are none. */
export function breadcrumbData(crumbs: readonly Crumb[], site: Pick<SiteConfig, 'url' | 'baseUrl'>): object | undefined {
  const linked = crumbs.filter((crumb) => crumb.path !== undefined);
  if (linked.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.label, item: absoluteUrl(site.url, site.baseUrl, crumb.path ?? '/') })),
  };
}
