/**
 * Returns the text, or the next one that is not taken: `camera-2` after `camera-1`, `gate-2` after `gate`.
 *
 * @param limit maximum length of the result
 * @param separator stands before the number if the text has none
 */
export function freeText(text: string, taken: ReadonlySet<string>, limit: number, separator = '-'): string {
  if (!taken.has(text)) return text;
  const [, stem = `${text}${separator}`, digits = '1'] = /^(.*?)(\d{1,6})$/.exec(text) ?? [];
  let number = Number(digits);
  let next: string;
  do {
    number += 1;
    next = `${stem.slice(0, limit - String(number).length)}${number}`;
  } while (taken.has(next));
  return next;
}
