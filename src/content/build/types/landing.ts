import { z } from 'zod';
import { LAYOUT_NAMES } from '../../../playgrounds/shared/layouts/predefined';
import { CARD_PICTURES } from '../landing/draw-card';

const nonEmptyText = z.string().min(1);
const path = z.string().startsWith('/');

const cards = z.strictObject({
  heading: nonEmptyText,
  cards: z
    .array(z.strictObject({ title: nonEmptyText, text: nonEmptyText, to: path, picture: z.enum(CARD_PICTURES) }))
    .min(1),
});

/** `landing.yaml`: the text of the landing page, which is plain unless noted below. */
export const landingFile = z.strictObject({
  actions: z.array(z.strictObject({ label: nonEmptyText, to: path })).min(1),
  meeting: z.strictObject({
    label: nonEmptyText,
    /** Names, as in the web client; the same name gives the same picture everywhere. */
    people: z.array(nonEmptyText).min(1).max(10).refine(isUnique, 'expected different names'),
    /** The first one is shown first. The page's style sheet counts up to four. */
    layouts: z.array(z.enum(LAYOUT_NAMES)).min(1).max(4).refine(isUnique, 'expected different layouts'),
    request: nonEmptyText,
    /** Inline Markdown. */
    answer: nonEmptyText,
  }),
  /** `text` is inline Markdown. */
  call: z.strictObject({ heading: nonEmptyText, text: nonEmptyText }),
  areas: cards,
  playgrounds: cards,
  news: z.strictObject({ heading: nonEmptyText, posts: nonEmptyText, releases: nonEmptyText }),
  /** What using the API costs and where it ends. `text` is inline Markdown. */
  terms: z.strictObject({
    heading: nonEmptyText,
    lines: z.array(z.strictObject({ term: nonEmptyText, text: nonEmptyText })).min(1),
  }),
});

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
