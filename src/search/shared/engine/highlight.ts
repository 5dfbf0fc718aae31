import { chunksIn, partsOf } from './tokenize';
import { toSingular } from './words';

/** A range of the text, end excluded. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What is to be marked: words of the index, and the beginnings that were typed. */
export interface Wanted {
  readonly terms: ReadonlySet<string>;
  readonly typed: readonly string[];
}

/** What joins the parts of a name. */
const JOINT = "[_.:'’>-]*";
const NAME_BEFORE = /[\p{L}\p{N}_.:'’>-]*$/u;
const NAME_BEHIND = /^[\p{L}\p{N}_.:'’>-]*/u;
/** Longest name that is looked at, in characters to either side. */
const REACH = 80;

/**
 * Ranges of the text in which words were found, in order. Of a word that was only begun, just the beginning. Texts are
 * long and answers must be quick: only what begins like one of the words is looked at.
 */
export function rangesIn(text: string, wanted: Wanted): Range[] {
  const ranges: Range[] = [];
  const begins = beginningsOf(wanted.terms);
  if (begins === null) return ranges;
  let done = 0;
  for (let match = begins.exec(text); match; match = begins.exec(text)) {
    if (match.index < done) continue;
    const before = NAME_BEFORE.exec(text.slice(Math.max(done, match.index - REACH), match.index))?.[0].length ?? 0;
    const behind = NAME_BEHIND.exec(text.slice(match.index, match.index + REACH))?.[0].length ?? 0;
    const start = match.index - before;
    done = Math.max(match.index + 1, match.index + behind);
    begins.lastIndex = done;
    ranges.push(...rangesInName(text.slice(start, done), start, wanted));
  }
  return ranges;
}

/** Finds the first letters of any of the words, as they occur in the text; null if there are none to find. */
function beginningsOf(terms: ReadonlySet<string>): RegExp | null {
  const plain = [...terms].filter((term) => !/[/:*]/.test(term));
  if (plain.length === 0) return null;
  const beginnings = new Set(
    plain.map((term) => [...term.slice(0, 3)].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&')).join(JOINT)),
  );
  return new RegExp([...beginnings].join('|'), 'giu');
}

function rangesInName(name: string, offset: number, wanted: Wanted): Range[] {
  return chunksIn(name).flatMap(({ raw, whole, start }) => {
    if (wanted.terms.has(whole)) return [typedPart(raw, offset + start, wanted.typed)];
    return partsOf(raw).flatMap((part) =>
      wanted.terms.has(toSingular(part.text.toLowerCase()))
        ? [typedPart(part.text, offset + start + part.start, wanted.typed)]
        : [],
    );
  });
}

function typedPart(word: string, start: number, typed: readonly string[]): Range {
  const lower = word.toLowerCase();
  const begun = typed.find((beginning) => lower.startsWith(beginning) && lower.length > beginning.length + 1);
  return { start, end: start + (begun?.length ?? word.length) };
}

export interface Marks {
  readonly before: string;
  readonly after: string;
}

/** Puts marks around ranges of the text. */
export function mark(text: string, ranges: readonly Range[], { before, after }: Marks): string {
  let at = 0;
  let marked = '';
  for (const { start, end } of ranges) {
    marked += `${text.slice(at, start)}${before}${text.slice(start, end)}${after}`;
    at = end;
  }
  return marked + text.slice(at);
}

/** In a text with very many matches, only so many places are compared. */
const PLACES = 40;

/** Words of a text around the place where most different words were found, as a range of it. */
function bestWindow(text: string, ranges: readonly Range[], wordCount: number): Range {
  let best = { start: 0, end: afterWords(text, 0, wordCount), value: 0 };
  for (const range of ranges.slice(0, PLACES)) {
    // A few words before the first one found, so that it can be read.
    const wished = beforeWords(text, range.start, Math.floor(wordCount / 4));
    const end = afterWords(text, wished, wordCount);
    const start = end === text.length ? beforeWords(text, end, wordCount) : wished;
    const value = new Set(
      ranges
        .filter((other) => other.start >= start && other.end <= end)
        .map((other) => text.slice(other.start, other.end).toLowerCase()),
    ).size;
    if (value > best.value) best = { start, end, value };
  }
  return best;
}

/** End of the stretch that begins at `at` and has so many words. */
function afterWords(text: string, at: number, count: number): number {
  const words = /\s*\S+/g;
  words.lastIndex = at;
  let end = at;
  for (let left = count; left > 0 && words.exec(text); left -= 1) end = words.lastIndex;
  return /\S/.test(text.slice(end)) ? end : text.length;
}

/** Beginning of the stretch that ends at `at`, in or behind a word, and has so many words before that one. */
function beforeWords(text: string, at: number, count: number): number {
  let start = at;
  while (start > 0 && /\S/.test(text[start - 1] ?? ' ')) start -= 1;
  for (let left = start === at ? count : at === text.length ? count - 1 : count; left > 0 && start > 0; left -= 1) {
    while (start > 0 && /\s/.test(text[start - 1] ?? '')) start -= 1;
    while (start > 0 && /\S/.test(text[start - 1] ?? ' ')) start -= 1;
  }
  return start;
}

/** The best range of the text with its marks, and an ellipsis where text was left out. */
export function snippet(
  text: string,
  ranges: readonly Range[],
  options: Marks & { readonly wordCount: number; readonly ellipsis: string },
): string {
  const { start, end } = bestWindow(text, ranges, options.wordCount);
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }));
  const before = start > 0 ? options.ellipsis : '';
  const after = end < text.length ? options.ellipsis : '';
  return before + mark(text.slice(start, end), inside, options) + after;
}
