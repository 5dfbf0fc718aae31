import { siteConfig } from './config/site-config';

/** A text for each plural category of the language, as `content/data/strings.yaml` has them. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Replaces names in braces: `fill('{count} results', { count: 3 })`. Names without a value stay. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The form of a text for a number, in which `{count}` is replaced by it, and other names by their values. */
export function plural(
  count: number,
  forms: PluralForms,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { htmlLang = 'en' } = siteConfig.i18n.localeConfigs[siteConfig.i18n.defaultLocale] ?? {};
  return fill(forms[new Intl.PluralRules(htmlLang).select(count)] ?? forms.other, { count, ...values });
}
