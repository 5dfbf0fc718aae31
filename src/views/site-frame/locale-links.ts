import type { NavbarViewLink } from '../../components/navbar/view-items';
import { siteConfig, type SiteConfig } from '../../site/config/site-config';
import { withBase } from '../../site/routes';

/**
 * One link per language, each to the current page in that language, with query and hash (`suffix`). Every language has
 * a base path of its own, which the links contain.
 */
export function localeLinks(
  { locales, localeConfigs }: SiteConfig['i18n'],
  path: string,
  suffix: string,
): NavbarViewLink[] {
  return locales.map((locale) => {
    const { label = locale, htmlLang = locale, baseUrl = siteConfig.baseUrl } = localeConfigs[locale] ?? {};
    return { type: 'link', label, href: withBase(baseUrl, path) + suffix, look: 'link', active: false, lang: htmlLang };
  });
}
