import { createHash } from 'node:crypto';
import { pick, textsOf, valueAt } from './attributes';
import { highlightOf, snippetOf, wordsOf } from './highlight';
import type { JsonObject, StoredIndex, StoredRecord } from './indices';
import { readList, readNumber, readStrings } from './query-params';

/** Runs one query. Every word must match (the last as a prefix); facets and distinct apply. Ranking is simplified. */
export function search(index: StoredIndex, indexName: string, params: JsonObject): JsonObject {
  const query = typeof params.query === 'string' ? params.query : '';
  const words = wordsOf(query);
  const matching = [...index.records.values()]
    .filter((record) => passesFacets(record, readList(params.facetFilters)))
    .map((record) => ({ record, score: scoreOf(record, words, index.settings) }))
    .filter(({ score }) => score !== null)
    .sort(
      (one, other) =>
        (one.score as number) - (other.score as number) || compareCustom(one.record, other.record, index.settings),
    )
    .map(({ record }) => record);
  const hits = distinctBy(matching, params, index.settings);
  const hitsPerPage = readNumber(params.hitsPerPage, 20);
  const page = readNumber(params.page, 0);
  const hitsOnPage = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: hitsOnPage.map((record) => toHit(record, words, params, index.settings)),
    nbHits: hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query,
    params: '',
    index: indexName,
    processingTimeMS: 1,
    ...(params.clickAnalytics === true
      ? {
          queryID: createHash('md5')
            .update(JSON.stringify([indexName, params]))
            .digest('hex'),
        }
      : {}),
  };
}

function toHit(record: StoredRecord, words: readonly string[], params: JsonObject, settings: JsonObject): JsonObject {
  const tags = {
    pre: firstString(params.highlightPreTag, settings.highlightPreTag, '<em>'),
    post: firstString(params.highlightPostTag, settings.highlightPostTag, '</em>'),
  };
  const snippets = readStrings(params.attributesToSnippet ?? settings.attributesToSnippet) ?? [];
  return {
    ...pick(record, readStrings(params.attributesToRetrieve ?? settings.attributesToRetrieve)),
    objectID: record.objectID,
    ...(snippets.length > 0
      ? {
          _snippetResult: snippetOf(
            record,
            words,
            snippets,
            firstString(params.snippetEllipsisText, settings.snippetEllipsisText, '…'),
            tags,
          ),
        }
      : {}),
    _highlightResult: highlightOf(
      record,
      words,
      readStrings(params.attributesToHighlight ?? settings.attributesToHighlight) ?? ['*'],
      tags,
    ),
  };
}

function firstString(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string') ?? '';
}

/** Sum of the rank of each word's best attribute; null if a word does not match. */
function scoreOf(record: StoredRecord, words: readonly string[], settings: JsonObject): number | null {
  const searchable = readStrings(settings.searchableAttributes)?.map((attribute) =>
    attribute.replace(/^\w+\((.*)\)$/, '$1').split(/\s*,\s*/),
  );
  let total = 0;
  for (const [position, word] of words.entries()) {
    const isLast = position === words.length - 1;
    const ranks = textsOf(record)
      .filter(([, text]) => wordsOf(text).some((token) => (isLast ? token.startsWith(word) : token === word)))
      .map(([path]) =>
        searchable === undefined
          ? 0
          : searchable.findIndex((group) =>
              group.some((attribute) => path === attribute || path.startsWith(`${attribute}.`)),
            ),
      )
      .filter((rank) => rank >= 0);
    if (ranks.length === 0) return null;
    total += Math.min(...ranks);
  }
  return total;
}

function compareCustom(one: StoredRecord, other: StoredRecord, settings: JsonObject): number {
  for (const rule of readStrings(settings.customRanking) ?? []) {
    const [, order, attribute] = /^(asc|desc)\((.+)\)$/.exec(rule) ?? [];
    if (attribute === undefined) continue;
    const difference = readNumber(valueAt(one, attribute), 0) - readNumber(valueAt(other, attribute), 0);
    if (difference !== 0) return order === 'asc' ? difference : -difference;
  }
  return one.objectID < other.objectID ? -1 : 1;
}

/** Facet filters: all entries must match. An inner list matches if one of its entries does; a minus sign negates. */
function passesFacets(record: StoredRecord, filters: unknown[] | undefined): boolean {
  return (filters ?? []).every((entry) =>
    Array.isArray(entry) ? entry.some((one) => passesFacet(record, String(one))) : passesFacet(record, String(entry)),
  );
}

function passesFacet(record: StoredRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  const raw = filter.slice(colon + 1);
  const negated = raw.startsWith('-');
  const value = valueAt(record, filter.slice(0, colon));
  const matches = (Array.isArray(value) ? value : [value]).map(String).includes(negated ? raw.slice(1) : raw);
  return negated ? !matches : matches;
}

function distinctBy(records: readonly StoredRecord[], params: JsonObject, settings: JsonObject): StoredRecord[] {
  const setting = params.distinct ?? settings.distinct ?? 0;
  const limit = typeof setting === 'boolean' ? Number(setting) : readNumber(setting, 0);
  const attribute = settings.attributeForDistinct;
  if (limit === 0 || typeof attribute !== 'string') return [...records];
  const seen = new Map<unknown, number>();
  return records.filter((record) => {
    const key = valueAt(record, attribute);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= limit;
  });
}
