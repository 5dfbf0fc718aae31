import { chunksIn, partsOf } from './tokenize';
import { toSingular } from './words';

/** A range of the text; the end is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What to mark: words of the index, and what was typed, which may be just the start of a word. */
export interface MarkTargets {
  readonly terms: ReadonlySet<string>;
  readonly typed: readonly string[];
}

/** Characters that join the parts of a name. */
const JOINT = "[_.:'’>-]*";
const NAME_BEFORE = /[\p{L}\p{N}_.:'’>-]*$/u;
const NAME_AFTER = /^[\p{L}\p{N}_.:'’>-]*/u;
/** How far the rest of a name is looked for, in characters to either side. */
const REACH = 80;

/**
 * Ranges of the text that match, in order. If only the start of a word was typed, the range covers just that start.
 * Because texts are long and results must be quick, only names that contain the first letters of a word are examined.
 */
export function rangesIn(text: string, targets: MarkTargets): Range[] {
  const ranges: Range[] = [];
  const starts = startPattern(targets.terms);
  if (starts === null) return ranges;
  let done = 0;
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    if (match.index < done) continue;
    const before = NAME_BEFORE.exec(text.slice(Math.max(done, match.index - REACH), match.index))?.[0].length ?? 0;
    const after = NAME_AFTER.exec(text.slice(match.index, match.index + REACH))?.[0].length ?? 0;
    const start = match.index - before;
    done = Math.max(match.index + 1, match.index + after);
    starts.lastIndex = done;
    for (const range of rangesInName(text.slice(start, done), start, targets)) {
      // Neighboring parts of a name are one match.
      const last = ranges.at(-1);
      if (last?.end === range.start) ranges[ranges.length - 1] = { start: last.start, end: range.end };
      else ranges.push(range);
    }
  }
  return ranges;
}

/** Pattern for the first letters of any of the words, as they can occur in a text; null if there are no words. */
function startPattern(terms: ReadonlySet<string>): RegExp | null {
  const plain = [...terms].filter((term) => !/[/:*]/.test(term));
  if (plain.length === 0) return null;
  const starts = new Set(
    plain.map((term) => [...term.slice(0, 3)].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&')).join(JOINT)),
  );
  return new RegExp([...starts].join('|'), 'giu');
}

function rangesInName(name: string, offset: number, targets: MarkTargets): Range[] {
  return chunksIn(name).flatMap(({ raw, whole, start }) => {
    if (targets.terms.has(whole)) return [typedPart(raw, offset + start, targets.typed)];
    return partsOf(raw).flatMap((part) =>
      targets.terms.has(toSingular(part.text.toLowerCase()))
        ? [typedPart(part.text, offset + start + part.start, targets.typed)]
        : [],
    );
  });
}

function typedPart(name: string, start: number, typed: readonly string[]): Range {
  const lower = name.toLowerCase();
  // A name that was typed whole is marked whole, not only its first word.
  const prefix = typed.includes(lower)
    ? undefined
    : typed.find((word) => lower.startsWith(word) && lower.length > word.length + 1);
  return { start, end: start + (prefix?.length ?? name.length) };
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

/** A line of a text, with the matches in it; their positions count from the start of the line. */
interface Line {
  readonly text: string;
  readonly ranges: readonly Range[];
}

/** The lines that contain matches; the first line if there are no matches. */
function linesToCut(text: string, ranges: readonly Range[]): Line[] {
  let end = -1;
  const lines = text.split('\n').map((line): Line => {
    const start = end + 1;
    end = start + line.length;
    const inside = ranges.filter((range) => range.start >= start && range.end <= end);
    return { text: line, ranges: shiftRanges(inside, -start) };
  });
  const marked = lines.filter((line) => line.ranges.length > 0);
  return marked.length > 0 ? marked : lines.slice(0, 1);
}

function shiftRanges(ranges: readonly Range[], by: number): Range[] {
  return ranges.map(({ start, end }) => ({ start: start + by, end: end + by }));
}

/** Maximum number of matches that are compared as places for the snippet; a text can have very many. */
const MAX_PLACES = 40;

/** Range of the line that contains `wordCount` words and the largest number of different matches. */
function bestWindow({ text, ranges }: Line, wordCount: number): Range & { readonly value: number } {
  let best = { start: 0, end: afterWords(text, 0, wordCount), value: 0 };
  for (const range of ranges.slice(0, MAX_PLACES)) {
    // Start a few words before the match, so that it has some context.
    const preferred = beforeWords(text, range.start, Math.floor(wordCount / 4));
    const end = afterWords(text, preferred, wordCount);
    const start = end === text.length ? beforeWords(text, end, wordCount) : preferred;
    const value = new Set(
      ranges
        .filter((other) => other.start >= start && other.end <= end)
        .map((other) => text.slice(other.start, other.end).toLowerCase()),
    ).size;
    if (value > best.value) best = { start, end, value };
  }
  return best;
}

/** End of the range that starts at `at` and has `count` words. */
function afterWords(text: string, at: number, count: number): number {
  const words = /\s*\S+/g;
  words.lastIndex = at;
  let end = at;
  for (let left = count; left > 0 && words.exec(text); left -= 1) end = words.lastIndex;
  return /\S/.test(text.slice(end)) ? end : text.length;
}

/** Start of the range that ends at `at`, in or after a word, and has `count` words before that word. */
function beforeWords(text: string, at: number, count: number): number {
  let start = at;
  while (start > 0 && /\S/.test(text[start - 1] ?? ' ')) start -= 1;
  for (let left = start === at ? count : at === text.length ? count - 1 : count; left > 0 && start > 0; left -= 1) {
    while (start > 0 && /\s/.test(text[start - 1] ?? '')) start -= 1;
    while (start > 0 && /\S/.test(text[start - 1] ?? ' ')) start -= 1;
  }
  return start;
}

/**
 * The best range of the text, with marks. It never goes beyond a line; an ellipsis shows where the line was cut off.
 */
export function snippet(
  text: string,
  ranges: readonly Range[],
  options: Marks & { readonly wordCount: number; readonly ellipsis: string },
): string {
  const [first, ...others] = linesToCut(text, ranges).map((line) => ({
    line,
    window: bestWindow(line, options.wordCount),
  }));
  if (first === undefined) return '';
  const { line, window } = others.reduce(
    (best, other) => (other.window.value > best.window.value ? other : best),
    first,
  );
  const { start, end } = window;
  const inside = line.ranges.filter((range) => range.start >= start && range.end <= end);
  const before = start > 0 ? options.ellipsis : '';
  const after = end < line.text.length ? options.ellipsis : '';
  return before + mark(line.text.slice(start, end), shiftRanges(inside, -start), options) + after;
}
