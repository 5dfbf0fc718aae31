/**
 * Cuts a text near its middle: behind a sentence if one ends there, else between words, else anywhere. White space at
 * the cut goes.
 */
export function splitInHalf(text: string): readonly [string, string] {
  const middle = Math.floor(text.length / 2);
  const window = Math.floor(text.length / 4);
  const sentence = nearest(text, /[.!?]\s/g, middle, window, 1);
  const at = sentence ?? nearest(text, /\s/g, middle, text.length, 0) ?? afterCodePoint(text, middle);
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

function nearest(text: string, pattern: RegExp, middle: number, window: number, skip: number): number | undefined {
  const found = [...text.matchAll(pattern)]
    .map(({ index }) => index + skip)
    .filter((index) => index > 0 && Math.abs(index - middle) <= window);
  return found.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
}

/** Never between the two halves of a character beyond the first plane. */
function afterCodePoint(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
}
