import { z } from 'zod';
import { isExternal } from '../../../site/routes';
import { dateText } from './schemas';

const WITHOUT_LINKS = /^(?![\s\S]*(?:\]\(|!\[|<[A-Za-z]))/;

/** What changed after a post was published: shown in a box below its title, so that the text stays as it was. */
export const postUpdates = z
  .array(
    z.strictObject({
      date: dateText
        .regex(/^.{10}$/, 'expected a day such as 2025-03-05')
        .describe('Day of the change, later than the one of the post.')
        .meta({ examples: ['2025-03-05'] }),
      text: z
        .string()
        .regex(/\S/, 'expected a sentence that says what changed')
        .regex(WITHOUT_LINKS, 'expected text without links, pictures and tags; a link goes into the field "link"')
        .describe('What changed: Markdown with code and emphasis.'),
      link: z
        .string()
        .refine(isPathOrHttps, {
          message:
            'expected a path of this site such as /docs/rest/references/layers, or a URL that begins with https://',
        })
        .optional()
        .describe('Page that says more: a path of this site, or a URL.')
        .meta({ examples: ['/docs/rest/references/layers'] }),
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
