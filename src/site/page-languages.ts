import { siteConfig } from './config/site-config';

/** What the context of a page says of its translations, if the site has several languages. */
export interface PageLanguages {
  /** The languages in which the page has a text of its own. */
  readonly languages?: readonly string[];
}

/** Whether a page of this build shows the text of another language, because nobody has translated it. */
export function isUntranslated({ languages }: PageLanguages): boolean {
  return languages?.includes(siteConfig.i18n.defaultLocale) === false;
}

interface LanguageAttributes {
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Attributes of the text of a page without a translation: browsers and screen readers need to know its language. */
export function languageOfText(untranslated: boolean | undefined): LanguageAttributes {
  return untranslated ? attributesOf(siteConfig.i18n.sourceLocale) : {};
}

/** Attributes of words of the interface among the text of a page, which may be in another language. */
export function languageOfInterface(): LanguageAttributes {
  return attributesOf(siteConfig.i18n.defaultLocale);
}

function attributesOf(locale = ''): LanguageAttributes {
  const { htmlLang: lang = locale, direction: dir } = siteConfig.i18n.localeConfigs[locale] ?? {};
  return { lang, dir };
}
