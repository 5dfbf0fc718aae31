import type { Locales } from './locales-schema';
import type { SiteConfig } from './site-config-schema';

type I18n = SiteConfig['i18n'];

const ENGLISH: Locales = { en: { label: 'English' } };

/**
 * The languages for one build. Each language is a build of its own, below a base path of its own (ADR 29).
 *
 * @param locales the languages, that of the content first; English alone if missing
 * @param current the language that is built; the first one if missing
 * @param siteRoot base path of the first language, with a slash at both ends
 */
export function createI18n(locales: Locales = ENGLISH, current: string | undefined, siteRoot: string): I18n {
  const names = Object.keys(locales);
  const [source = ''] = names;
  const localeConfigs = Object.fromEntries(
    Object.entries(locales).map(([name, { label, htmlLang = name, direction = 'ltr', ...rest }]) => [
      name,
      {
        label,
        direction,
        htmlLang,
        calendar: rest.calendar ?? 'gregory',
        path: name,
        ...(names.length > 1 ? { baseUrl: name === source ? siteRoot : `${siteRoot}${name}/` } : {}),
      },
    ]),
  );
  return {
    defaultLocale: current || source,
    locales: names,
    localeConfigs,
    ...(names.length > 1 ? { sourceLocale: source } : {}),
  };
}

/** Tag for `Intl`: the language with its calendar. Plain English has the forms of the United States. */
export function formatTag({ defaultLocale, localeConfigs }: I18n): string {
  const { htmlLang = defaultLocale, calendar = 'gregory' } = localeConfigs[defaultLocale] ?? {};
  if (calendar !== 'gregory') return `${htmlLang}-u-ca-${calendar}`;
  return htmlLang === 'en' ? 'en-US' : htmlLang;
}
