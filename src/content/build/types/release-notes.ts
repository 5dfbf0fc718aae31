import { z } from 'zod';
import { RELEASE_AREAS, RELEASE_KINDS, type ReleaseEntry, type ReleaseMonth } from '../../shared/release-notes/types';

/** `release-notes.yaml`: a list of months, newest first. */
export const releaseNotesFile = z
  .array(
    z.strictObject({
      month: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'expected a month such as 2025-11')
        .describe('Month of the changes, in quotes. Months are listed from the newest to the oldest.')
        .meta({ examples: ['2025-11'] }),
      entries: z
        .array(
          z.strictObject({
            area: z.enum(RELEASE_AREAS).describe('Part of the product that changed.'),
            kind: z.enum(RELEASE_KINDS).describe('Whether something is new, changed, fixed or will be removed.'),
            text: z.string().min(1).describe('What changed, in one or two sentences of Markdown.'),
            version: z
              .string()
              .min(1)
              .optional()
              .describe('Version that has the change, in quotes.')
              .meta({ examples: ['2.9'] }),
          }),
        )
        .min(1)
        .describe('The changes of the month.'),
    }),
  )
  .superRefine((months, context) => {
    months.forEach(({ month }, index) => {
      const previous = months[index - 1]?.month;
      if (previous !== undefined && previous <= month)
        context.addIssue({
          code: 'custom',
          path: [index, 'month'],
          message: `expected months from newest to oldest, each once: "${month}" follows "${previous}"`,
        });
    });
  });

export type ReleaseNotesFile = z.infer<typeof releaseNotesFile>;

/**
 * Groups each month's entries by area and kind, in display order.
 *
 * @param toHtml renders an entry's text; `where` names its month and area for error messages
 */
export function buildReleaseMonths(
  file: ReleaseNotesFile,
  toHtml: (text: string, where: string) => string,
): ReleaseMonth[] {
  return file.map(({ month, entries }) => ({
    month,
    areas: RELEASE_AREAS.flatMap((area) => {
      const entriesOfArea = RELEASE_KINDS.flatMap((kind) =>
        entries.filter((entry) => entry.area === area && entry.kind === kind),
      ).map(({ kind, text, version }): ReleaseEntry => ({
        kind,
        html: toHtml(text, `${month}, ${area}`),
        version: version ?? null,
      }));
      return entriesOfArea.length > 0 ? [{ area, entries: entriesOfArea }] : [];
    }),
  }));
}
