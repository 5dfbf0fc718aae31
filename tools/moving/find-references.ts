import { isMap, isPair, isScalar, parseDocument, visit, type Pair } from 'yaml';

/** A place in a text that names a page. */
export interface Reference {
  /** `address` is an address or a relative path; `doc` is the id of a doc; `folder` is the beginning of addresses. */
  readonly kind: 'address' | 'doc' | 'folder';
  readonly start: number;
  readonly end: number;
  /** The reference as it is written. */
  readonly text: string;
  /** Whether it has to be quoted if it has characters that YAML does not take in a plain value. */
  readonly isPlain: boolean;
}

/** Fences and inline code, in which an address is only what a sample shows. */
const CODE =
  /^([ \t>]*(?:[-*+]\s+|\d+[.)]\s+)*)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\2[`~]*[ \t]*$|(`+)[^`]+?\3(?!`)/gm;
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\r?\n)??---[ \t]*(?:\r?\n|$)/;
/** `](to)`, `](<to>)` and `[label]: to`. */
const MARKDOWN_LINK = /\]\(\s*(?:<([^>\n]*)>|([^\s)<]+))|^[ \t>]*\[[^\]\n]+\]:\s*<?([^\s>]+)/gm;
/** A string of a component's attribute, or in its JSON. */
const QUOTED = /(["'])((?:\{site\})?\/[^"'\s]*|\.{1,2}\/[^"'\n]*)\1/g;
/** Addresses of this site in full, wherever they are. */
const FULL = /\{site\}\/[^\s"'`<>()[\]\\,;]*/g;
const FOLDER_KEYS = new Set(['path', 'activeBasePath']);

/** Finds what a file says about pages. Redirects and kinds of pages, whose addresses are patterns, are not included. */
export function findReferences(file: string, text: string): Reference[] {
  if (/\/(?:redirects|page-kinds)\.yaml$/.test(file)) return [];
  if (/\.ya?ml$/.test(file)) return /\/api\//.test(file) ? inMarkdown(text, 0) : inYaml(file, text, 0);
  if (/\.tsv$/.test(file)) return matches(text, /(?<=^|\t)\/[^\t\n]+/gm, ([field]) => field);
  if (!/\.mdx?$/.test(file)) return [];
  const [whole = '', front = ''] = FRONT_MATTER.exec(text) ?? [];
  return [...inYaml(file, front, whole.indexOf(front, 3)), ...inMarkdown(text.slice(whole.length), whole.length)];
}

/** The text with spaces in place of fences and inline code, so that offsets stay the same. */
function withoutCode(text: string): string {
  return text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
}

function inMarkdown(text: string, offset: number): Reference[] {
  const prose = withoutCode(text);
  const found = [
    ...matches(prose, MARKDOWN_LINK, (match) => match[1] ?? match[2] ?? match[3]),
    ...matches(prose, QUOTED, (match) => match[2]),
    ...matches(text, FULL, (match) => match[0].replace(/[.:!?*_]+$/, '')),
  ];
  const distinct = new Map(found.map((reference) => [reference.start, reference]));
  return [...distinct.values()].map((reference) => shifted(reference, offset));
}

function inYaml(file: string, text: string, offset: number): Reference[] {
  const references: Reference[] = [];
  visit(parseDocument(text, { logLevel: 'silent' }), {
    Scalar: (key, node, path) => {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      // A slug is an address that a page has, not one that it leads to.
      if (keyOf(path.findLast(isPair)) === 'slug') return;
      const [start, end] = node.range;
      const source = text.slice(start, end);
      const kind = kindOf(file, path.findLast(isPair), path.findLast(isMap));
      const value = node.value;
      if (kind === 'address' && !/^(?:\{site\})?\/\S*$/.test(value)) references.push(...inMarkdown(source, start));
      else {
        const from = source.indexOf(value);
        if (from < 0) return;
        const isPlain = node.type === 'PLAIN';
        references.push({ kind, text: value, start: start + from, end: start + from + value.length, isPlain });
      }
    },
  });
  return references.map((reference) => shifted(reference, offset));
}

function kindOf(file: string, pair: Pair | undefined, map: unknown): Reference['kind'] {
  const key = keyOf(pair);
  if (/\/sidebars[^/]*\.yaml$/.test(file) && key === 'id') return 'doc';
  if (/\/navbar\.yaml$/.test(file) && key === 'docId') return 'doc';
  if (/\.mdx?$/.test(file) && /^pagination_(?:prev|next)$/.test(key)) return 'doc';
  return isMap(map) && FOLDER_KEYS.has(key) ? 'folder' : 'address';
}

function keyOf(pair: Pair | undefined): string {
  return isScalar(pair?.key) ? String(pair.key.value) : '';
}

function matches(text: string, pattern: RegExp, pick: (match: RegExpExecArray) => string | undefined): Reference[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const found = pick(match);
    if (!found) return [];
    const start = match.index + match[0].lastIndexOf(found);
    return [{ kind: 'address', text: found, start, end: start + found.length, isPlain: false }];
  });
}

function shifted(reference: Reference, offset: number): Reference {
  return { ...reference, start: reference.start + offset, end: reference.end + offset };
}
