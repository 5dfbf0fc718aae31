/**
 * Splits a text near its middle: between lines if one ends there, otherwise after a sentence, otherwise between words,
 * otherwise anywhere.
 * White space at the split is removed.
 */
export function splitInHalf(text: string): readonly [string, string] {
  const middle = Math.floor(text.length / 2);
  const window = Math.floor(text.length / 4);
  const line = nearest(text, /\n/g, middle, window, 0);
  const at =
    line ??
    nearest(text, /[.!?]\s/g, middle, window, 1) ??
    nearest(text, /\s/g, middle, text.length, 0) ??
    afterCodePoint(text, middle);
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

function nearest(text: string, pattern: RegExp, middle: number, window: number, skip: number): number | undefined {
  const positions = [...text.matchAll(pattern)]
    .map(({ index }) => index + skip)
    .filter((index) => index > 0 && Math.abs(index - middle) <= window);
  return positions.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
}

/** Never splits a surrogate pair. */
function afterCodePoint(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
}
