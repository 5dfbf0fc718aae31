import type { SiteConfig } from '../config/site-config';
import { absoluteUrl, type AbsoluteUrl, type RoutePath } from '../routes';

type Site = Pick<SiteConfig, 'url' | 'baseUrl' | 'i18n'>;

/** A page in another language, for search engines. */
interface Alternate {
  /** Language tag, or `x-default` for readers of other languages. */
  readonly lang: string;
  readonly url: AbsoluteUrl;
}

/** The address of a page in a language. */
function urlIn(site: Site, locale: string, path: RoutePath): AbsoluteUrl {
  return absoluteUrl(site.url, site.i18n.localeConfigs[locale]?.baseUrl ?? site.baseUrl, path);
}

/**
 * The address that search engines list for a page: of a page without a translation, that in the content's language.
 *
 * @param languages those in which the page has a text of its own; all if missing
 */
export function canonicalUrl(path: RoutePath, site: Site, languages?: readonly string[]): AbsoluteUrl {
  const { defaultLocale, sourceLocale = defaultLocale } = site.i18n;
  return urlIn(site, languages?.includes(defaultLocale) === false ? sourceLocale : defaultLocale, path);
}

/** A page in each language in which it has a text of its own. Search engines expect each of them to name all. */
export function alternatesOf(path: RoutePath, site: Site, languages?: readonly string[]): Alternate[] {
  const { locales, localeConfigs, defaultLocale, sourceLocale = defaultLocale } = site.i18n;
  return [
    ...locales
      .filter((name) => languages?.includes(name) !== false)
      .map((name) => ({ lang: localeConfigs[name]?.htmlLang ?? name, url: urlIn(site, name, path) })),
    { lang: 'x-default', url: urlIn(site, sourceLocale, path) },
  ];
}
