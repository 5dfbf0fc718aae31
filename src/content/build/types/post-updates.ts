import { z } from 'zod';
import { isExternal } from '../../../site/routes';
import { dateText } from './schemas';

const LINK_IN_TEXT = /\]\(|!\[|<[a-z]/i;

/** What changed after a post was published: shown in a box below its title, so that the text stays as it was. */
export const postUpdates = z
  .array(
    z.strictObject({
      date: dateText.refine((value) => value.length === 'YYYY-MM-DD'.length, {
        message: 'expected a day such as 2025-03-05',
      }),
      /** Markdown: code and emphasis. */
      text: z
        .string()
        .refine((value) => value.trim() !== '', { message: 'expected a sentence that says what changed' })
        .refine((value) => !LINK_IN_TEXT.test(value), {
          message: 'expected text without links, pictures and tags; a link goes into the field "link"',
        }),
      link: z
        .string()
        .refine(isPathOrHttps, {
          message:
            'expected a path of this site such as /docs/rest/references/layers, or a URL that begins with https://',
        })
        .optional(),
    }),
  )
  .default([]);

/** An entry of `updates` in the front matter. */
export type PostUpdateEntry = z.infer<typeof postUpdates>[number];

/** Indexes of the entries that are not later than the post. Days are compared as text. */
export function earlyUpdates(updates: readonly PostUpdateEntry[], postDay: string): number[] {
  return updates.flatMap(({ date }, index) => (date > postDay.slice(0, 10) ? [] : [index]));
}

function isPathOrHttps(value: string): boolean {
  if (!isExternal(value)) return /^\/(?!\/)\S*$/.test(value);
  return value.startsWith('https://') && URL.canParse(value);
}
