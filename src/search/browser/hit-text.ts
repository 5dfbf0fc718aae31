import type { MarkedText, SearchHit } from '../shared/response';
import { cutOff, markedWords } from './marks';
import { HIERARCHY_LEVELS, type HierarchyLevel } from '../shared/record';

/** Methods in the headings of the reference. */
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'WSS'];

/** What is shown of a hit. Title and snippet can contain marks. */
export interface HitText {
  readonly title: string;
  /** The method of a call, whose path is the title; null for other hits. */
  readonly method: string | null;
  /** Titles above it, without the area. */
  readonly breadcrumbs: readonly string[];
  /** Line with the matches; null if there is none to show. */
  readonly snippet: HitSnippet | null;
}

export interface HitSnippet {
  readonly value: string;
  readonly isCode: boolean;
}

/**
 * Returns the title, breadcrumbs and snippet of a hit. A hit without marks, such as a stored one, has its plain titles.
 * A hit of type `content` belongs to the deepest title it has.
 */
export function toHitText(hit: SearchHit): HitText {
  const levels = HIERARCHY_LEVELS.slice(1).filter((level) => hit.hierarchy[level]);
  const ownDepth = hit.type === 'content' ? undefined : levels.indexOf(hit.type);
  const depth = ownDepth === undefined || ownDepth < 0 ? levels.length - 1 : ownDepth;
  const level: HierarchyLevel = levels[depth] ?? 'lvl0';
  const titles = hit._highlightResult?.hierarchy?.[level] ?? hit._snippetResult?.hierarchy?.[level];
  return {
    ...splitCall(titles?.value ?? hit.hierarchy[level] ?? hit.url),
    breadcrumbs: levels.slice(0, Math.max(0, depth)).map((above) => hit.hierarchy[above] ?? ''),
    snippet: toSnippet(hit, level === 'lvl1'),
  };
}

/** `POST /rooms` as method and path. The method can be marked, but is shown without marks. */
function splitCall(title: string): Pick<HitText, 'title' | 'method'> {
  const call = /^(?:<mark>)?([A-Z]{3,6})(?:<\/mark>)? (.*)$/.exec(cutOff(title));
  const [, method = '', path = ''] = call ?? [];
  const isCall = method === 'EVENT' || (METHODS.includes(method) && /^(?:<mark>)?\//.test(path));
  return isCall ? { method, title: path } : { method: null, title };
}

/** A line of the text, or of the code if more of the query is in that. A page is described even without a match. */
function toSnippet({ _snippetResult: snippets }: SearchHit, isPage: boolean): HitSnippet | null {
  const [text, code] = [bestLine(snippets?.content), bestLine(snippets?.code)];
  if (code.matches > text.matches) return { value: code.value, isCode: true };
  if (text.value === '' || (!isPage && snippets?.content?.matchLevel === 'none')) return null;
  return { value: text.value.replaceAll('\t', CELL_SEPARATOR), isCode: false };
}

const CELL_SEPARATOR = ' · ';

/** The line with the most different matches. The hosted engine's snippets can contain several lines. */
function bestLine(marked: MarkedText | null | undefined): { readonly value: string; readonly matches: number } {
  return cutOff(marked?.value ?? '')
    .split('\n')
    .map((value) => ({ value, matches: countMatches(value) }))
    .reduce((best, line) => (line.matches > best.matches ? line : best));
}

function countMatches(value: string): number {
  return new Set(markedWords(value)).size;
}
