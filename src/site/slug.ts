/**
 * Dashed lower-case form of a label or heading: letters and digits of any script are kept, everything else becomes
 * one dash. `Node.js` gives `node-js`.
 */
export function toKebab(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
