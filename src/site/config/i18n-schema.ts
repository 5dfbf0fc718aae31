import { z } from 'zod';

const locale = z.strictObject({
  label: z.string().min(1),
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string().min(2),
  calendar: z.string().min(1),
  /** Content folder of the locale and segment of its URLs; the URLs of the default locale do not contain it. */
  path: z.string().min(1),
  /** Path below which the pages of the language are, with a slash at both ends; only if there are several languages. */
  baseUrl: z.string().optional(),
});

/** The languages of the site, and which of them this build is for. */
export const i18nSchema = z
  .strictObject({
    /** The language of this build. */
    defaultLocale: z.string(),
    /** The language of the content that others translate; only if there are several languages. */
    sourceLocale: z.string().optional(),
    locales: z.array(z.string()).min(1),
    localeConfigs: z.record(z.string(), locale),
  })
  .superRefine(({ defaultLocale, locales, localeConfigs }, context) => {
    const known = Object.keys(localeConfigs);
    const check = (input: string, path: (string | number)[]): void => {
      if (!known.includes(input))
        context.addIssue({ code: 'custom', path, input, message: `allowed: ${known.join(', ')} (from localeConfigs)` });
    };
    check(defaultLocale, ['defaultLocale']);
    locales.forEach((name, index) => check(name, ['locales', index]));
  });
