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

/** Attributes of the text of a page without a translation: browsers and screen readers need to know its language. */
export function languageOfText(untranslated: boolean | undefined) {
  const { sourceLocale = '', localeConfigs } = siteConfig.i18n;
  const { htmlLang: lang = sourceLocale, direction: dir } = localeConfigs[sourceLocale] ?? {};
  return untranslated ? { lang, dir } : {};
}
