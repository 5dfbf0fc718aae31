/**
 * Converts a label or heading to kebab case: `Node.js` becomes `node-js`. Letters and digits of any script are kept;
 * every other sequence of characters becomes one dash.
 */
export function toKebab(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
