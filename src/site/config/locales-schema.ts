import { z } from 'zod';

const language = z.strictObject({
  label: z.string().trim().min(1).describe('Name of the language in itself, for the menu.'),
  htmlLang: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'expected a language tag such as de or pt-BR')
    .optional()
    .describe('Language tag of the pages, such as de-AT; the name of the language if missing.'),
  direction: z.enum(['ltr', 'rtl']).optional().describe('Direction of the text; ltr if missing.'),
  calendar: z
    .string()
    .regex(/^[a-z][a-z0-9-]+$/, 'expected a calendar such as gregory')
    .optional()
    .describe('Calendar of dates, as Intl.DateTimeFormat names it; gregory if missing.'),
});

/** `content/data/locales.yaml`: the languages of the site. The first one is that of the folder `content` itself. */
export const localesSchema = z
  .record(z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/, 'expected a name such as de or pt-br'), language)
  .refine((locales) => Object.keys(locales).length > 0, 'expected at least one language');

export type Locales = z.infer<typeof localesSchema>;
