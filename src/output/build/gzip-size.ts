import { gzipSync } from 'node:zlib';

/** Bytes of a file after the best compression of gzip. */
export function gzipSize(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length;
}
