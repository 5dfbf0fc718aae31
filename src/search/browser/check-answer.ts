import { HIERARCHY_LEVELS } from '../shared/record';
import type { SearchHit, SearchResponse, SearchResult } from '../shared/response';

/** Limits far above those of a real answer: more would keep the reader's browser busy. */
const MOST_HITS = 1000;
const LONGEST_TEXT = 100_000;

type Json = Readonly<Record<string, unknown>>;
const TYPES: readonly unknown[] = [...HIERARCHY_LEVELS, 'content'];

/**
 * Returns the hosted engine's answer if it has the documented shape. A proxy, a captive portal or another service at
 * the same address can answer with status 200 and any JSON.
 *
 * @throws Error if the answer is not one result for each of `count` requests
 */
export function checkAnswer(answer: unknown, count: number): SearchResponse {
  const results: unknown = isObject(answer) ? answer.results : undefined;
  if (!Array.isArray(results) || results.length !== count || !results.every(isResult))
    throw new Error('The search service gave an answer of unknown shape.');
  return { results };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

function isOptional(value: unknown, is: (present: unknown) => boolean): boolean {
  return value === undefined || value === null || is(value);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isResult(value: unknown): value is SearchResult {
  return (
    isObject(value) &&
    Array.isArray(value.hits) &&
    value.hits.length <= MOST_HITS &&
    value.hits.every(isHit) &&
    isCount(value.nbHits) &&
    isCount(value.nbPages) &&
    isOptional(value.queryID, isText)
  );
}

function isHit(value: unknown): value is SearchHit {
  if (!isObject(value) || !isText(value.objectID) || !isText(value.url) || !TYPES.includes(value.type)) return false;
  const { hierarchy: titles, content, _highlightResult: highlights, _snippetResult: snippets } = value;
  return (
    isObject(titles) &&
    isText(titles.lvl0) &&
    HIERARCHY_LEVELS.every((level) => isOptional(titles[level], isText)) &&
    isOptional(content, isText) &&
    isOptional(highlights, areMarked) &&
    isOptional(snippets, areMarked)
  );
}

function areMarked(value: unknown): boolean {
  if (!isObject(value) || !isOptional(value.content, isMarked) || !isOptional(value.code, isMarked)) return false;
  const { hierarchy } = value;
  return isOptional(
    hierarchy,
    (titles) => isObject(titles) && HIERARCHY_LEVELS.every((level) => isOptional(titles[level], isMarked)),
  );
}

function isMarked(value: unknown): boolean {
  return isObject(value) && isText(value.value) && isOptional(value.matchLevel, isText);
}
