import type { NavbarViewLink } from '../../components/navbar/view-items';
import type { SiteConfig } from '../../site/config/site-config';
import { joinPath } from '../../site/routes';

/**
 * One link per language, each to the page shown in that language; query and hash (`suffix`) are kept. Only the default
 * language has no folder of its own in the address.
 */
export function localeLinks(i18n: SiteConfig['i18n'], current: string, path: string, suffix: string): NavbarViewLink[] {
  const bare = withoutFolder(path, current === i18n.defaultLocale ? null : i18n.localeConfigs[current]?.path);
  return i18n.locales.map((locale) => {
    const { label = locale, htmlLang = locale, path: folder = locale } = i18n.localeConfigs[locale] ?? {};
    const href =
      locale === i18n.defaultLocale ? bare : joinPath(folder, bare) + (bare.endsWith('/') && bare !== '/' ? '/' : '');
    return { type: 'link', label, href: href + suffix, look: 'link', active: false, lang: htmlLang };
  });
}

function withoutFolder(path: string, folder: string | null | undefined): string {
  if (!folder || !(path === `/${folder}` || path.startsWith(`/${folder}/`))) return path;
  return path.slice(folder.length + 1) || '/';
}
