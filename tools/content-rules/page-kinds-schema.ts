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

/** `page-kinds.yaml`: what each kind of page must have, and which addresses are of which kind. */
export const pageKindsFile = z
  .strictObject({
    limits: z
      .strictObject({
        description: range.describe('The fewest and the most characters of a description.'),
        tags: range.describe('The fewest and the most tags of a doc or post.'),
        tolerance: z
          .strictObject({
            below: percent.describe('Percent fewer words.'),
            above: percent.describe('Percent more words.'),
          })
          .describe('How much shorter or longer than its kind wants a page may be.'),
        fenceLines: count.describe('The most lines of a code fence, without comments that highlight lines.'),
        sentenceWords: count.describe('The most words of a sentence.'),
        repeats: z
          .strictObject({
            paragraphCharacters: count.describe('Paragraphs of so many characters must not be repeated.'),
            sentenceWords: count.describe('Sentences of so many words must not be on more pages than `pages`.'),
            pages: count.describe('The most pages that may share a sentence.'),
          })
          .describe('What pages must not say twice.'),
      })
      .describe('Rules of all pages.'),
    pictures: z.array(z.string().min(1)).describe('Components that draw something.'),
    marketing: z.array(z.string().min(1)).default([]).describe('Words that do not tell a reader anything.'),
    placeholders: z
      .array(pattern)
      .default([])
      .describe('What drafts leave behind, as regular expressions without regard to case.'),
    headings: z
      .record(
        z.string(),
        z.strictObject({
          name: z.string().min(1).describe('The heading, for messages.'),
          pattern: pattern
            .optional()
            .describe('Regular expression for the heading, without regard to case. Without it, the name.'),
        }),
      )
      .describe('Headings that pages must have, by key.'),
    kinds: z
      .record(
        z.string(),
        z.strictObject({
          name: z.string().min(1).describe('The kind, for messages.'),
          words: range
            .optional()
            .describe('The fewest and the most words to aim at; `limits.tolerance` says what is allowed.')
            .meta({ examples: [[500, 1000]] }),
          tableWords: z.boolean().default(true).describe('Whether words in tables count.'),
          parallel: z
            .boolean()
            .default(false)
            .describe(
              'Whether pages say the same for several programming languages, so that they may share sentences.',
            ),
          truncate: z
            .boolean()
            .default(false)
            .describe('Whether lists show the first paragraph, after which {/* truncate */} must stand.'),
          parts: z
            .array(z.enum(Object.keys(PARTS) as [Part, ...Part[]]))
            .default([])
            .describe('What a page must contain.'),
          headings: z.array(z.string()).default([]).describe('Headings that a page must have: keys of `headings`.'),
        }),
      )
      .describe('The kinds of pages, by key.'),
    addresses: z
      .array(
        z.strictObject({
          path: pattern
            .describe('Regular expression for the whole path of a page.')
            .meta({ examples: ['/docs/webhooks/.+'] }),
          kind: z.string().describe('Kind of the pages: a key of `kinds`.'),
        }),
      )
      .describe('Which pages are of which kind. The first entry that matches counts.'),
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
