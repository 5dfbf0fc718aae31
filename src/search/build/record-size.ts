// A separate module because both building and publishing the records use it.

/** Largest record that the hosted engine takes, in bytes of its JSON, the digest that publishing adds included. */
export const MAX_RECORD_BYTES = 10_000;

const DIGEST_BYTES = ',"internal":{"contentDigest":""}'.length + 32;

/** Size of a record without its digest as the hosted engine will count it, which is with its digest. */
export function recordBytes(record: object): number {
  return Buffer.byteLength(JSON.stringify(record)) + DIGEST_BYTES;
}
