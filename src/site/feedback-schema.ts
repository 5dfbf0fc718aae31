import { z } from 'zod';
import { COMMENT_LENGTH, MISSED_QUERY_LENGTH } from './feedback';

const common = {
  /** Version of this format. */
  version: z.literal(1),
  /** Hash of the site's code, the same for all readers of a release; empty while developing. */
  release: z.string().regex(/^\w{0,40}$/),
  /** Path of a published page, with the base path, without query and fragment. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/),
  /** Version of the docs to which the page belongs; null for other pages. */
  docs: z.string().max(60).nullable(),
};

const answer = {
  /** Null if the reader takes the answer back. */
  helpful: z.boolean().nullable(),
  /** The answer of the same reader that this one replaces; null if there is none. */
  previous: z.boolean().nullable(),
  comment: z.string().trim().min(1).max(COMMENT_LENGTH).optional(),
};

/** One code sample of a page. */
const sample = z.strictObject({
  /** Position among the samples of the page, from 1. */
  index: z.number().int().min(1).max(10_000),
  language: z.string().max(40),
  /** Title of the sample; null if it has none. */
  title: z.string().max(200).nullable(),
  /** Id of the heading above it; null at the start of the page. */
  heading: z.string().max(200).nullable(),
});

/** What is sent for one action of a reader: the body of a request to `FEEDBACK_URL`. */
export const feedbackSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), ...common, ...answer }),
  z.strictObject({ kind: z.literal('sample'), ...common, ...answer, sample }),
  /** A search in which nothing was found. */
  z.strictObject({
    kind: z.literal('search'),
    ...common,
    query: z.string().trim().min(1).max(MISSED_QUERY_LENGTH),
  }),
]);

export type Feedback = z.infer<typeof feedbackSchema>;
export type SampleName = z.infer<typeof sample>;
