import type { NavbarViewLink } from '../../components/navbar/view-items';
import type { SiteConfig } from '../../site/config/site-config';
import { joinPath } from '../../site/routes';

/**
 * One link per language, each to the current page in that language, with query and hash (`suffix`). Every language
 * except the default one has its own folder in the path.
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
