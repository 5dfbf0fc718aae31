import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { HOST_FILES } from '../../src/output/build/host/media-types';
import { listFiles } from '../../src/output/build/list-files';

/** Files of text, which compress well. Images and fonts are compressed already. */
const TEXT = /\.(?:html|css|m?js|json|xml|ya?ml|txt|md|svg|webmanifest)$/;
/** Bytes from which a file gets compressed copies: below, the headers of the response are most of it. */
export const SMALLEST = 1024;

interface Encoding {
  readonly extension: '.br' | '.gz';
  readonly compress: (content: Buffer) => Promise<Uint8Array>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The best that each encoding can do. */
const ENCODINGS: readonly Encoding[] = [
  {
    extension: '.br',
    compress: (content) =>
      compressBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { extension: '.gz', compress: (content) => compressGzip(content, { level: constants.Z_BEST_COMPRESSION }) },
];

export interface CompressionReport {
  /** Number of files that have compressed copies. */
  readonly files: number;
  /** Number of copies that were not in the cache. */
  readonly compressed: number;
  /** Bytes of the files, and of their copies, by extension. */
  readonly bytes: Readonly<Record<'original' | '.br' | '.gz', number>>;
}

/**
 * Writes a compressed copy in each encoding next to each text file of a folder, with the same time of modification.
 * zlib compresses in the threads of Node's pool, so that all cores are used.
 *
 * @param cache folder for copies by the digest of the content
 */
export async function compressFolder(folder: string, cache: string): Promise<CompressionReport> {
  await mkdir(cache, { recursive: true });
  const limit = pLimit(availableParallelism() * 2);
  const files = listFiles(folder).filter((file) => TEXT.test(file) && !HOST_FILES.some((name) => file === `/${name}`));
  const results = await Promise.all(files.map((file) => limit(() => compressFile(join(folder, file), cache))));
  const done = results.filter((result) => result !== undefined);
  const sum = (key: 'original' | '.br' | '.gz'): number => done.reduce((total, { bytes }) => total + bytes[key], 0);
  return {
    files: done.length,
    compressed: done.reduce((total, { compressed }) => total + compressed, 0),
    bytes: { original: sum('original'), '.br': sum('.br'), '.gz': sum('.gz') },
  };
}

async function compressFile(file: string, cache: string) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return undefined;
  const { mtime, atime } = await stat(file);
  const digest = createHash('sha256').update(content).digest('hex');
  const bytes = { original: content.length, '.br': 0, '.gz': 0 };
  let compressed = 0;
  for (const { extension, compress } of ENCODINGS) {
    const kept = join(cache, digest + extension);
    let copy: Uint8Array | undefined = await readFile(kept).catch(() => undefined);
    if (!copy) {
      copy = await compress(content);
      compressed++;
      await writeWhole(kept, copy);
    }
    await writeWhole(file + extension, copy);
    await utimes(file + extension, atime, mtime);
    bytes[extension] = copy.length;
  }
  return { bytes, compressed };
}

/** Writes a file so that nobody ever sees a part of it. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const part = join(dirname(file), `.${randomUUID()}.part`);
  await writeFile(part, content);
  await rename(part, file);
}
