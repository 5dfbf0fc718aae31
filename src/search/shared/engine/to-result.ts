import {
  HITS_PER_PAGE,
  type MarkedFields,
  type MarkedText,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../response';
import { toHierarchy, type HierarchyLevel, type RecordType } from '../record';
import type { SearchEngine } from './engine';
import { mark, rangesIn, snippet, type MarkTargets } from './highlight';
import type { EntryText } from './packed-index';
import { chunksIn } from './tokenize';
import type { Match } from './rank';

/** Text of an entry; undefined if it has not been loaded yet. */
export type TextOf = (entry: number) => EntryText | undefined;

/** Matches on one page of results. */
export function pageOf(
  matches: readonly Match[],
  { page = 0, hitsPerPage = HITS_PER_PAGE }: SearchRequest,
): readonly Match[] {
  return matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
}

/** Converts matches to the hosted engine's response format, so that the same dialog can show both. */
export function toResult(
  engine: SearchEngine,
  matches: readonly Match[],
  request: SearchRequest,
  textOf: TextOf,
): SearchResult {
  const { page = 0, hitsPerPage = HITS_PER_PAGE, query } = request;
  const typed = chunksIn(query.toLowerCase()).flatMap(({ raw, parts }) => [raw, ...parts]);
  return {
    hits: pageOf(matches, request).map((match) => toHit(engine, match, typed, request, textOf)),
    nbHits: matches.length,
    nbDocuments: new Set(matches.map(({ id }) => engine.catalogue.entries[id]?.page)).size,
    page,
    nbPages: Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    query,
    params: '',
    processingTimeMS: 0,
    index: request.indexName,
  };
}

function toHit(
  { catalogue }: SearchEngine,
  { id, terms }: Match,
  typed: readonly string[],
  request: SearchRequest,
  textOf: TextOf,
): SearchHit {
  const entry = catalogue.entries[id] ?? { page: -1, anchor: null, titles: [], isPart: false };
  const page = catalogue.pages[entry.page];
  const path = page?.path ?? '/';
  const url = entry.anchor === null ? path : `${path}#${entry.anchor}`;
  const hierarchy = toHierarchy(page?.area ?? '', entry.titles);
  const [content = null, code = null] = textOf(id) ?? [];
  const fields = markFields(
    {
      ...Object.fromEntries(Object.entries(hierarchy).filter(([, title]) => title !== null)),
      content: content ?? undefined,
      code: code ?? undefined,
    },
    { terms: new Set(terms), typed },
    request,
  );
  return {
    objectID: url,
    hierarchy,
    content,
    type: `lvl${Math.max(1, entry.titles.length)}` as RecordType,
    url,
    url_without_anchor: path,
    anchor: entry.anchor,
    ...fields,
  };
}

/** Marks the matches in all titles, and creates the snippets that the request asks for. */
function markFields(
  texts: Partial<Record<HierarchyLevel | 'content' | 'code', string | undefined>>,
  targets: MarkTargets,
  request: SearchRequest,
): { _highlightResult: MarkedFields; _snippetResult: MarkedFields } {
  const marks = { before: request.highlightPreTag ?? '<em>', after: request.highlightPostTag ?? '</em>' };
  const lengths = new Map(
    (request.attributesToSnippet ?? []).map((attribute) => [
      attribute.split(':')[0]?.replace('hierarchy.', ''),
      Number(attribute.split(':')[1] ?? 10),
    ]),
  );
  const highlighted: Record<string, MarkedText> = {};
  const cut: Record<string, MarkedText> = {};
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    const ranges = rangesIn(text, targets);
    const matchLevel = ranges.length > 0 ? 'full' : 'none';
    const wordCount = lengths.get(name);
    // Full texts with marks are long and never shown: titles are highlighted, texts only become snippets.
    if (name !== 'content' && name !== 'code') highlighted[name] = { value: mark(text, ranges, marks), matchLevel };
    if (wordCount !== undefined)
      cut[name] = {
        value: snippet(text, ranges, { ...marks, wordCount, ellipsis: request.snippetEllipsisText ?? '…' }),
        matchLevel,
      };
  }
  const { content, code, ...titles } = cut;
  return {
    _highlightResult: { hierarchy: highlighted },
    _snippetResult: { hierarchy: titles, ...(content ? { content } : {}), ...(code ? { code } : {}) },
  };
}
