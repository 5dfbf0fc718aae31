import { absoluteUrl } from '../../site/routes';
import type { Crumb } from './links';

/** Structured data of a page's position in the docs: a schema.org `BreadcrumbList`. */
export interface BreadcrumbList {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** Builds structured data from those of a page's breadcrumbs that have a path; null if none has. */
export function buildBreadcrumbList(
  crumbs: readonly Crumb[],
  site: { readonly url: string; readonly baseUrl: string },
): BreadcrumbList | null {
  const linked = crumbs.flatMap(({ label, path }) => (path === undefined ? [] : [{ label, path }]));
  if (linked.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site.url, site.baseUrl, path),
    })),
  };
}
