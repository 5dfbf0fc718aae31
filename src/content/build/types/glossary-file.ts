import { z } from 'zod';
import { toKebab } from '../../../site/slug';

/** `glossary.yaml`: what the terms of the documentation mean. */
export const glossaryFile = z
  .array(
    z.strictObject({
      term: z.string().min(1),
      /** Words that mean the term in running text; without the field, the term itself does. */
      forms: z.array(z.string().min(1)).optional(),
      text: z.string().min(1),
      /** Path of the page that explains the term. */
      see: z.string().startsWith('/'),
    }),
  )
  .superRefine((entries, context) => {
    const seen = new Map<string, string>();
    const claim = (key: string, owner: string, found: string, path: (string | number)[]): void => {
      const other = seen.get(key);
      if (other !== undefined)
        context.addIssue({
          code: 'custom',
          input: found,
          path,
          message: `expected words that no other term has ("${other}" has them)`,
        });
      seen.set(key, owner);
    };
    for (const [index, { term, forms }] of entries.entries()) {
      claim(`#${toKebab(term)}`, term, term, [index, 'term']);
      for (const [place, form] of (forms ?? []).entries())
        claim(form.toLowerCase(), term, form, [index, 'forms', place]);
    }
  });
