import type { SiteConfig } from '../../site/config/site-config';

type Site = Pick<SiteConfig, 'baseUrl' | 'i18n'>;

/** Base paths of the site in its other languages, with a slash at both ends. */
export function otherBases({ baseUrl, i18n }: Site): string[] {
  return Object.values(i18n.localeConfigs).flatMap((other) =>
    other.baseUrl === undefined || other.baseUrl === baseUrl ? [] : [other.baseUrl],
  );
}

/**
 * Whether a page of the finished site is one of another language, in whose folder it is.
 *
 * @param path without the base path
 */
export function isInOtherLanguage(path: string, site: Site): boolean {
  return otherBases(site)
    .filter((base) => base.startsWith(site.baseUrl))
    .some((base) => `${path}/`.startsWith(base.slice(site.baseUrl.length - 1)));
}
