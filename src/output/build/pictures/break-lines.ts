/** A title broken into lines, with the size of its letters in pixels. */
interface BrokenTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

interface Space {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Distance of two lines as a multiple of the size of their letters. */
  readonly leading: number;
  /** Sizes of letters to try, largest first. */
  readonly sizes: readonly number[];
  /** Width of a text in a size. */
  readonly measure: (text: string, size: number) => number;
}

/** A word, or a part of one, with what is before it on the same line. */
interface Piece {
  readonly text: string;
  readonly glue: ' ' | '';
}

type Measure = (text: string) => number;

/** Where a name from code may continue on the next line: after punctuation, and before an inner capital letter. */
const INSIDE_NAMES = /(?<=[:.(/_@-])(?=[^:.)/_@-])|(?<=[a-z])(?=[A-Z])/;

/**
 * Breaks a title into lines of similar length, in the largest size in which it fits. Names that are too long for a line
 * are broken as well. A title that fits in no size ends with an ellipsis.
 */
export function breakTitle(title: string, { width, height, leading, sizes, measure }: Space): BrokenTitle {
  const maxLinesOf = (size: number): number => Math.floor(height / (size * leading));
  for (const size of sizes) {
    const widthOf: Measure = (text) => measure(text, size);
    const pieces = piecesOf(title, (word) => (widthOf(word) > width ? word.split(INSIDE_NAMES) : [word]));
    if (pieces.some(({ text }) => widthOf(text) > width)) continue;
    const lines = fill(pieces, width, widthOf);
    if (lines.length <= maxLinesOf(size)) return { size, lines: balance(pieces, lines.length, width, widthOf) };
  }
  const size = sizes.at(-1) ?? 0;
  return { size, lines: cut(title, width, maxLinesOf(size), (text) => measure(text, size)) };
}

function piecesOf(title: string, split: (word: string) => readonly string[]): Piece[] {
  return (
    title
      // A dash or a bar stays with the word before it.
      .split(/\s+(?![-–—|]\s)/)
      .filter((word) => word !== '')
      .flatMap((word) => split(word).map((text, index): Piece => ({ text, glue: index === 0 ? ' ' : '' })))
  );
}

/** Puts as many pieces as possible on each line. */
function fill(pieces: readonly Piece[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const { text, glue } of pieces) {
    const longer = `${lines.at(-1)}${glue}${text}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

/** The narrowest lines of this number, so that no word stands alone. */
function balance(pieces: readonly Piece[], count: number, width: number, measure: Measure): string[] {
  let [low, high] = [0, width];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (pieces.every(({ text }) => measure(text) <= middle) && fill(pieces, middle, measure).length <= count)
      high = middle;
    else low = middle;
  }
  return fill(pieces, high, measure);
}

/** As much of a title as the lines hold; words that are too long are broken anywhere. */
function cut(title: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines = fill(
    piecesOf(title, (word) => (measure(word) > width ? [...word] : [word])),
    width,
    measure,
  );
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? '';
  while (last !== '' && measure(`${last}…`) > width) last = last.replace(/\s+\S+$|.$/u, '');
  return [...lines.slice(0, maxLines - 1), `${last}…`];
}
