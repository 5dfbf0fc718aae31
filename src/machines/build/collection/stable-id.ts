import { createHash } from 'node:crypto';

/** An id in the form of a UUID that depends on a text alone, so that two builds have the same. */
export function stableId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  // The version for own schemes (RFC 9562, section 5.8).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
