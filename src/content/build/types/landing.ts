import { z } from 'zod';
import { LAYOUT_NAMES } from '../../../playgrounds/shared/layouts/predefined';
import { CARD_PICTURES } from '../landing/draw-card';

const nonEmptyText = z.string().min(1);
const path = z.string().startsWith('/').describe('Where it leads: a path of this site.');
const heading = nonEmptyText.describe('Heading of the section.');

const cards = z.strictObject({
  heading,
  cards: z
    .array(
      z.strictObject({
        title: nonEmptyText.describe('Title of the card.'),
        text: nonEmptyText.describe('Text of the card: one sentence or two.'),
        to: path,
        picture: z.enum(CARD_PICTURES).describe('Drawing on the card.'),
      }),
    )
    .min(1)
    .describe('The cards of the section.'),
});

/** `landing.yaml`: the text of the landing page, which is plain unless noted below. */
export const landingFile = z.strictObject({
  actions: z
    .array(z.strictObject({ label: nonEmptyText.describe('Text of the button.'), to: path }))
    .min(1)
    .describe('Buttons below the title. The first one is emphasized.'),
  meeting: z
    .strictObject({
      label: nonEmptyText.describe('Name of the choice of layouts.'),
      people: z
        .array(nonEmptyText)
        .min(1)
        .max(10)
        .refine(isUnique, 'expected different names')
        .describe('Names of who is in the meeting, at most ten. The same name gives the same picture everywhere.'),
      // The page's style sheet counts up to four.
      layouts: z
        .array(z.enum(LAYOUT_NAMES))
        .min(1)
        .max(4)
        .refine(isUnique, 'expected different layouts')
        .describe('Layouts that readers can choose, at most four. The first one is shown first.'),
      request: nonEmptyText.describe('Title of the call that sets the layout.'),
      answer: nonEmptyText.describe('What the call returns, in Markdown.'),
    })
    .describe('The meeting beside the title.'),
  call: z
    .strictObject({ heading, text: nonEmptyText.describe('What the call does, in Markdown.') })
    .describe('The first call, whose code is in `pages/index.mdx`.'),
  areas: cards.optional().describe('The areas of the documentation.'),
  playgrounds: cards.optional().describe('The playgrounds.'),
  news: z
    .strictObject({
      heading,
      posts: nonEmptyText.describe('Heading of the latest posts.'),
      releases: nonEmptyText.describe('Heading of the latest release notes.'),
    })
    .describe('The latest posts and release notes.'),
  terms: z
    .strictObject({
      heading,
      lines: z
        .array(
          z.strictObject({
            term: nonEmptyText.describe('What the line is about.'),
            text: nonEmptyText.describe('What applies, in Markdown.'),
          }),
        )
        .min(1)
        .describe('The terms.'),
    })
    .describe('What using the API costs and where it ends.'),
});

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
