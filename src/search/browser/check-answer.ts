import { HIERARCHY_LEVELS } from '../shared/record';
import type { SearchResponse } from '../shared/response';

// By hand, because a library of schemas would make the dialog much heavier.

/** Limits far above those of a real answer: more would keep the reader's browser busy. */
const MOST_HITS = 1000;
const LONGEST_TEXT = 100_000;

type Check = (value: unknown) => boolean;

const TYPES: readonly unknown[] = [...HIERARCHY_LEVELS, 'content'];
const MATCH_LEVELS: readonly unknown[] = ['none', 'partial', 'full'];

/**
 * Returns the hosted engine's answer if it has the documented shape. A proxy, a captive portal or another service at
 * the same address can answer with status 200 and any JSON.
 *
 * @throws Error if the answer is not one result for each of `count` requests
 */
export function checkAnswer(answer: unknown, count: number): SearchResponse {
  if (!isAnswer(answer) || answer.results.length !== count)
    throw new Error('The search service sent an unexpected response.');
  return { results: answer.results };
}

const isText: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isAbsent: Check = (value) => value === undefined;
const optional =
  (is: Check): Check =>
  (value) =>
    value === undefined || is(value);
const nullish = (is: Check): Check => optional((value) => value === null || is(value));
const listOf =
  (is: Check, most = Infinity): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(is);
/** An object whose listed fields pass their checks. It may have further fields. */
const objectWith = (fields: Readonly<Record<string, Check>>): Check => {
  const entries = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    entries.every(([name, is]) => is((value as Readonly<Record<string, unknown>>)[name]));
};
const eachLevel = (is: Check) => Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, is]));

const isMarked = nullish(objectWith({ value: isText, matchLevel: nullish((value) => MATCH_LEVELS.includes(value)) }));
const areMarked = nullish(
  objectWith({ content: isMarked, code: isMarked, hierarchy: nullish(objectWith(eachLevel(isMarked))) }),
);
const isHit = objectWith({
  objectID: isText,
  url: isText,
  type: (value) => TYPES.includes(value),
  hierarchy: objectWith({ ...eachLevel(nullish(isText)), lvl0: isText }),
  content: nullish(isText),
  _highlightResult: areMarked,
  _snippetResult: areMarked,
  // DocSearch adds this field, and trusts it.
  __docsearch_parent: isAbsent,
});
const isResult = objectWith({
  hits: listOf(isHit, MOST_HITS),
  nbHits: isCount,
  nbPages: isCount,
  nbDocuments: optional(isCount),
  queryID: optional(isText),
});
const hasResults = objectWith({ results: listOf(isResult) });

function isAnswer(answer: unknown): answer is SearchResponse {
  return hasResults(answer);
}
