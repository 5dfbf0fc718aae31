/** Printable characters that JSON does not escape. */
const SYMBOLS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (symbol) => symbol !== '"' && symbol !== '\\',
);
/** The first half of the symbols ends a number; the second half means that another digit follows. */
const BASE = SYMBOLS.length / 2;
const values = new Map(SYMBOLS.map((symbol, index) => [symbol.charCodeAt(0), index]));

/** Writes whole numbers from 0 as text: one character up to 45, two up to 2161. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      let text = '';
      let rest = number;
      while (rest >= BASE) {
        text += SYMBOLS[BASE + (rest % BASE)] ?? '';
        rest = Math.floor(rest / BASE);
      }
      return text + (SYMBOLS[rest] ?? '');
    })
    .join('');
}

/** Reads numbers one by one from a string that `writeNumbers` wrote. */
export function createNumberReader(text: string): { readonly next: () => number; readonly done: () => boolean } {
  let at = 0;
  return {
    done: () => at >= text.length,
    next: () => {
      let number = 0;
      for (let factor = 1; ; factor *= BASE) {
        const value = values.get(text.charCodeAt(at)) ?? 0;
        at += 1;
        if (value < BASE) return number + value * factor;
        number += (value - BASE) * factor;
      }
    },
  };
}
