import { chunksIn, partsOf } from './tokenize';
import { toSingular } from './words';

/** A stretch of a text, end excluded. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What is to be marked: words of the index, and the beginnings that were typed. */
export interface Wanted {
  readonly terms: ReadonlySet<string>;
  readonly typed: readonly string[];
}

/** Stretches of a text in which words were found, in order. Of a word that was only begun, just the beginning. */
export function rangesIn(text: string, wanted: Wanted): Range[] {
  return chunksIn(text).flatMap(({ raw, whole, start }) => {
    if (wanted.terms.has(whole)) return [typedPart(raw, start, wanted.typed)];
    return partsOf(raw).flatMap((part) => (wanted.terms.has(toSingular(part.text.toLowerCase())) ? [typedPart(part.text, start + part.start, wanted.typed)] : []));
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

/** Puts marks around stretches of a text. */
export function mark(text: string, ranges: readonly Range[], { before, after }: Marks): string {
  let at = 0;
  let marked = '';
  for (const { start, end } of ranges) {
    marked += `${text.slice(at, start)}${before}${text.slice(start, end)}${after}`;
    at = end;
  }
  return marked + text.slice(at);
}

/** Words of a text around the place where most different words were found, as a stretch of it. */
export function bestWindow(text: string, ranges: readonly Range[], wordCount: number): Range {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  if (words.length <= wordCount) return { start: 0, end: text.length };
  let best = { first: 0, value: 0 };
  for (const { start } of ranges) {
    const hit = Math.max(0, words.findIndex(({ end }) => end > start));
    // A few words before the first one found, so that it can be read.
    const first = Math.max(0, Math.min(hit - Math.floor(wordCount / 4), words.length - wordCount));
    const window = { start: words[first]?.start ?? 0, end: words[first + wordCount - 1]?.end ?? text.length };
    const value = new Set(ranges.filter((range) => range.start >= window.start && range.end <= window.end).map((range) => text.slice(range.start, range.end).toLowerCase())).size;
    if (value > best.value) best = { first, value };
  }
  return { start: words[best.first]?.start ?? 0, end: words[best.first + wordCount - 1]?.end ?? text.length };
}

/** The best stretch of a text with its marks, and an ellipsis where text was left out. */
export function snippet(text: string, ranges: readonly Range[], options: Marks & { readonly wordCount: number; readonly ellipsis: string }): string {
  const { start, end } = bestWindow(text, ranges, options.wordCount);
  const inside = ranges.filter((range) => range.start >= start && range.end <= end).map((range) => ({ start: range.start - start, end: range.end - start }));
  return `${start > 0 ? options.ellipsis : ''}${mark(text.slice(start, end), inside, options)}${end < text.length ? options.ellipsis : ''}`;
}
