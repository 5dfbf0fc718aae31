import { z } from 'zod';
import { toKebab } from '../../../site/slug';

/** `glossary.yaml`: what the terms of the documentation mean. */
export const glossaryFile = z
  .array(
    z.strictObject({
      term: z.string().min(1).describe('The term, as `/glossary` lists it.'),
      forms: z
        .array(z.string().min(1))
        .optional()
        .describe(
          'Words that mean the term in running text, without regard to case. Without the field, the term itself does; ' +
            'an empty list keeps the term out of running text.',
        )
        .meta({ examples: [['access key', 'access keys']] }),
      text: z.string().min(1).describe('What the term means, in a sentence or two.'),
      see: z
        .string()
        .startsWith('/')
        .describe('Path of the page that explains the term.')
        .meta({ examples: ['/docs/rest/references/layers'] }),
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
