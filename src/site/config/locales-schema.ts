import { z } from 'zod';

const text = z.string().trim().min(1);

const language = z.strictObject({
  label: text.describe('Name of the language in itself, for the menu.'),
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
  untranslated: text
    .optional()
    .describe('Note above pages that are not translated, in this language; for all languages but the first.'),
});

/** `content/data/locales.yaml`: the languages of the site. The first one is that of the folder `content` itself. */
export const localesSchema = z
  .record(z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/, 'expected a name such as de or pt-br'), language)
  .superRefine((locales, context) => {
    const [first, ...others] = Object.entries(locales);
    if (first === undefined) context.addIssue({ code: 'custom', message: 'expected at least one language' });
    for (const [name, { untranslated }] of others)
      if (untranslated === undefined)
        context.addIssue({
          code: 'custom',
          path: [name, 'untranslated'],
          message: 'expected the note above pages without a translation, in that language',
        });
  });

export type Locales = z.infer<typeof localesSchema>;
