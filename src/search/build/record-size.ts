// A separate module because both building and publishing the records use it.

/** Largest record that the hosted engine accepts, in bytes of JSON, including the digest that publishing adds. */
export const MAX_RECORD_BYTES = 10_000;

const DIGEST_BYTES = ',"internal":{"contentDigest":""}'.length + 32;

/** Size in bytes that a record without a digest will have in the hosted engine, once the digest has been added. */
export function recordBytes(record: object): number {
  return Buffer.byteLength(JSON.stringify(record)) + DIGEST_BYTES;
}
