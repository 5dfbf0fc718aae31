/** Printable characters that JSON writes as they are. */
const SYMBOLS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (symbol) => symbol !== '"' && symbol !== '\\',
);
/** Half of them end a number, the other half say that it goes on. */
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

/** Reads numbers one after the other from such a string. */
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
