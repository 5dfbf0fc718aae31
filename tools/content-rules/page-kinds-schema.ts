import { z } from 'zod';
import { isPattern } from './is-pattern';

/** Parts that a kind of page can require, with their descriptions for messages. */
export const PARTS = {
  cards: 'a grid of cards',
  code: 'a code sample',
  diagram: 'a diagram',
  'docs-link': 'a link to the docs',
  endpoint: 'a call shown by <Endpoint>',
  picture: 'a picture (a diagram, <MeetingFrame>, <UiSketch>, <LayoutPreview> or <Figure>)',
  steps: 'a numbered list of steps',
  table: 'a table',
} as const;

export type Part = keyof typeof PARTS;

const pattern = z.string().refine((text) => isPattern(text), { error: 'expected a regular expression' });
const count = z.int().positive();
/** The fewest and the most. */
const range = z.tuple([count, count]);
const percent = z.int().min(0).max(100);

/** `page-kinds.yaml`: what pages of each kind must have. */
export const pageKindsFile = z
  .strictObject({
    limits: z.strictObject({
      /** Characters. */
      description: range,
      tags: range,
      tolerance: z.strictObject({ below: percent, above: percent }),
      fenceLines: count,
      sentenceWords: count,
      repeats: z.strictObject({ paragraphCharacters: count, sentenceWords: count, pages: count }),
    }),
    pictures: z.array(z.string().min(1)),
    marketing: z.array(z.string().min(1)).default([]),
    placeholders: z.array(pattern).default([]),
    headings: z.record(
      z.string(),
      z.strictObject({
        name: z.string().min(1),
        pattern: pattern.optional(),
        /** What belongs below the heading. */
        write: z.string().min(1).optional(),
      }),
    ),
    kinds: z.record(
      z.string(),
      z.strictObject({
        name: z.string().min(1),
        /** Minimum and maximum number of words for authors to aim at; the check tolerates some deviation. */
        words: range.optional(),
        tableWords: z.boolean().default(true),
        parallel: z.boolean().default(false),
        truncate: z.boolean().default(false),
        parts: z.array(z.enum(Object.keys(PARTS) as [Part, ...Part[]])).default([]),
        headings: z.array(z.string()).default([]),
      }),
    ),
    addresses: z.array(z.strictObject({ path: pattern, kind: z.string() })),
  })
  .superRefine(({ headings, kinds, addresses }, context) => {
    const refuse = (path: PropertyKey[], input: string, known: object): void =>
      context.addIssue({ code: 'invalid_value', values: Object.keys(known), path, input });
    for (const [key, kind] of Object.entries(kinds))
      kind.headings.forEach((name, index) => {
        if (!(name in headings)) refuse(['kinds', key, 'headings', index], name, headings);
      });
    addresses.forEach(({ kind }, index) => {
      if (!(kind in kinds)) refuse(['addresses', index, 'kind'], kind, kinds);
    });
  });
