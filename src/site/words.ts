import { siteLanguage } from './config/language';
import { fill } from './fill';

/** A text for each plural category of the language, as `content/data/strings.yaml` has them. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** The form of a text for a number, in which `{count}` is replaced by it, and other names by their values. */
export function plural(
  count: number,
  forms: PluralForms,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(forms[new Intl.PluralRules(siteLanguage).select(count)] ?? forms.other, { count, ...values });
}
