import { z } from 'zod';
import { HIERARCHY_LEVELS } from './record';

// For the build and for tests only: browser code imports nothing but types from this file. In the browser,
// `check-answer.ts` checks the same shape, and a test proves that both accept and reject the same answers.

/** Limits far above those of a real answer: more would keep the reader's browser busy. */
const MOST_HITS = 1000;
const LONGEST_TEXT = 100_000;

const text = z.string().max(LONGEST_TEXT);
const count = z.int().nonnegative();

/** Text in which the words of the query are marked. It is plain text: nothing in it except the marks is markup. */
const marked = z.object({ value: text, matchLevel: z.enum(['none', 'partial', 'full']).nullish() });

const fields = z.object({
  content: marked.nullish(),
  code: marked.nullish(),
  hierarchy: z
    .object({
      lvl0: marked.nullish(),
      lvl1: marked.nullish(),
      lvl2: marked.nullish(),
      lvl3: marked.nullish(),
      lvl4: marked.nullish(),
      lvl5: marked.nullish(),
      lvl6: marked.nullish(),
    })
    .nullish(),
});

/** A section that matches a query. */
const hit = z.object({
  objectID: text,
  url: text,
  type: z.enum([...HIERARCHY_LEVELS, 'content']),
  hierarchy: z.object({
    lvl0: text,
    lvl1: text.nullish(),
    lvl2: text.nullish(),
    lvl3: text.nullish(),
    lvl4: text.nullish(),
    lvl5: text.nullish(),
    lvl6: text.nullish(),
  }),
  content: text.nullish(),
  _highlightResult: fields.nullish(),
  _snippetResult: fields.nullish(),
  /** DocSearch adds this field, and trusts it. */
  __docsearch_parent: z.undefined().optional(),
});

const result = z.object({
  hits: z.array(hit).max(MOST_HITS),
  /** Number of matching sections. */
  nbHits: count,
  nbPages: count,
  /** Number of documents that contain them. Only the local engine reports it. */
  nbDocuments: count.optional(),
  /** Only if `clickAnalytics` was requested. */
  queryID: text.optional(),
});

/** What an engine must return to be shown. Further fields are allowed, because the hosted engine has many. */
export const answerSchema = z.object({ results: z.array(result) });
