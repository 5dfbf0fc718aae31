// Apart from the configuration, because small modules need only these two. The conditional expressions are for the
// bundler, as in product-name.ts.
import { loadedBrand } from './brand';
import { createI18n, formatTag } from './i18n';

/** Language tag of the pages of this build. */
export const siteLanguage: string = process.env.SITE_LANGUAGE
  ? process.env.SITE_LANGUAGE
  : /* @__PURE__ */ languageOfBuild();
/** Tag for the dates and numbers of this build, for `Intl`. */
export const formatLocale: string = process.env.FORMAT_LOCALE
  ? process.env.FORMAT_LOCALE
  : /* @__PURE__ */ formatsOfBuild();

function i18nOfBuild() {
  return createI18n(loadedBrand().locales, process.env.SITE_LOCALE, '/');
}

function languageOfBuild(): string {
  const { defaultLocale, localeConfigs } = i18nOfBuild();
  return localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
}

function formatsOfBuild(): string {
  return formatTag(i18nOfBuild());
}
