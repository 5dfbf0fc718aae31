/** A record of an index, or a part of one. */
export type JsonObject = Record<string, unknown>;

const WORD = /[\p{L}\p{N}_]+/gu;

/**
 * Answers one query as the hosted engine does, but with its simplest order: the records in which each word occurs (the
 * beginning of one is enough), by id.
 */
export function search(records: readonly JsonObject[], params: JsonObject): JsonObject {
  const { query = '', page = 0, hitsPerPage = 20, facetFilters = [], clickAnalytics } = params;
  const words = String(query).toLowerCase().match(WORD) ?? [];
  const hits = records.filter(
    (record) =>
      (facetFilters as (string | string[])[]).every((filter) => [filter].flat().some((one) => hasFacet(record, one))) &&
      words.every((word) => textsOf(record).some(([, text]) => tokensOf(text).some((token) => token.startsWith(word)))),
  );
  const size = Number(hitsPerPage);
  const from = Number(page) * size;
  return {
    hits: hits.slice(from, from + size).map((record) => toHit(record, words, params)),
    nbHits: hits.length,
    page,
    nbPages: Math.ceil(hits.length / size),
    hitsPerPage,
    query,
    processingTimeMS: 1,
    ...(clickAnalytics === true ? { queryID: Buffer.from(String(query)).toString('hex') } : {}),
  };
}

/** Only the attributes with these names or paths, such as `hierarchy.lvl1`, and the id. */
export function pick(record: JsonObject, paths: readonly string[] | undefined): JsonObject {
  if (!paths) return record;
  const result: JsonObject = { objectID: record.objectID };
  for (const path of paths) {
    const value = valueAt(record, path);
    if (value !== undefined) putAt(result, path, value);
  }
  return result;
}

function toHit(record: JsonObject, words: readonly string[], params: JsonObject): JsonObject {
  const mark = (text: string) => {
    const value = text.replace(WORD, (token) => {
      const word = words.find((candidate) => token.toLowerCase().startsWith(candidate));
      return word ? `<mark>${token.slice(0, word.length)}</mark>${token.slice(word.length)}` : token;
    });
    return { value, matchLevel: value === text ? 'none' : 'full', matchedWords: value === text ? [] : words };
  };
  const [highlights, snippets]: [JsonObject, JsonObject] = [{}, {}];
  for (const [path, text] of textsOf(record)) {
    putAt(highlights, path, mark(text));
    const length = (params.attributesToSnippet as string[] | undefined)?.find((entry) => entry.startsWith(`${path}:`));
    if (length) putAt(snippets, path, mark(excerpt(text, words, Number(length.split(':')[1]))));
  }
  const picked = pick(record, params.attributesToRetrieve as string[] | undefined);
  return { ...picked, _highlightResult: highlights, _snippetResult: snippets };
}

/** As many words around the first match. */
function excerpt(text: string, words: readonly string[], length: number): string {
  const tokens = [...text.matchAll(WORD)];
  if (tokens.length <= length) return text;
  const match = tokens.findIndex(([token]) => words.some((word) => token.toLowerCase().startsWith(word)));
  const from = Math.max(0, Math.min(match - Math.floor(length / 2), tokens.length - length));
  const last = tokens[from + length - 1];
  const end = last ? last.index + last[0].length : text.length;
  return `${from > 0 ? '…' : ''}${text.slice(tokens[from]?.index, end)}${end < text.length ? '…' : ''}`;
}

function hasFacet(record: JsonObject, filter: string): boolean {
  const [name = '', value] = filter.split(':');
  return record[name] === value;
}

/** What is not searched. */
const KEYS = ['objectID', 'url', 'type', 'language', 'version', 'docusaurus_tag'];

/** Every text that is searched, with its path. */
function textsOf(record: JsonObject, prefix = ''): [path: string, text: string][] {
  return Object.entries(record).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return KEYS.includes(key) ? [] : [[`${prefix}${key}`, value]];
    return typeof value === 'object' && value !== null ? textsOf(value as JsonObject, `${prefix}${key}.`) : [];
  });
}

function tokensOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function valueAt(record: JsonObject, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as JsonObject | undefined)?.[key], record);
}

function putAt(target: JsonObject, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let node = target;
  for (const key of keys) node = (node[key] ??= {}) as JsonObject;
  node[last] = value;
}
