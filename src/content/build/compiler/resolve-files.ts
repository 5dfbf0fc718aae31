import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { imageSize } from 'image-size';
import { isExternal } from '../../../site/routes';
import { displayPath } from '../../../site/build/source-text';
import { similarNames } from '../../../site/build/nearest';
import { ContentError, type Problem } from '../../../site/problems';
import type { RoutePath } from '../../../site/routes';
import { kindOf, readContent } from '../files/scan';
import { PUBLISHED_IMAGES } from '../../../site/build/published-images';

/** Another file that a compiled page depends on, and what was read from it. */
export interface FileRead {
  readonly kind: 'page' | 'static image' | 'published image' | 'media';
  readonly file: string;
  /** The URL path of the page, or the digest of the image; empty for what is only played. */
  readonly found: string;
}

/** Finds the files that a page links to and shows, and remembers what was read from them. */
export interface FileResolver {
  /**
   * Returns the URL path of the page for a source file that another file links to.
   *
   * @throws ContentError with file and line if there is no such page
   */
  readonly resolveSourceLink: (href: string, from: string, line: number) => RoutePath;
  /**
   * Returns the size and URL path of an image. An image in `static/` keeps its path; one next to the page is copied and
   * named after its digest.
   *
   * @throws ContentError with file and line if the image does not exist
   */
  readonly resolveImage: (src: string, from: string, line: number) => { src: RoutePath; width: number; height: number };
  /**
   * Checks the file that a video or an audio element plays: another site's, or one in `static/`.
   *
   * @throws ContentError with file and line if it does not exist
   */
  readonly checkMedia: (src: string, from: string, line: number) => void;
  readonly reads: readonly FileRead[];
}

/** @param options `publishes` is false if pages are only checked, so that nothing is copied */
export function createFileResolver({ publishes = true }: { readonly publishes?: boolean } = {}): FileResolver {
  const reads: FileRead[] = [];
  return {
    reads,
    resolveSourceLink: (href, from, line) => {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      const target = resolve(dirname(from), decodeURI(path));
      const found = pathOfPage(target);
      if (found === undefined) throw missing(from, line, `links to the file ${href}`, target);
      reads.push({ kind: 'page', file: target, found });
      return `${found}${rest}`;
    },
    resolveImage: (src, from, line) => {
      const isStatic = src.startsWith('/');
      const file = isStatic ? resolve('static', src.slice(1)) : resolve(dirname(from), decodeURI(src));
      if (/^[a-z]+:/i.test(src) || !existsSync(file)) throw missing(from, line, `shows the image ${src}`, file);
      const bytes = readFileSync(file);
      const found = digestOfImage(bytes);
      reads.push({ kind: isStatic ? 'static image' : 'published image', file, found });
      const { width = 0, height = 0 } = readImageSize(bytes, file, from, line);
      if (isStatic) return { src, width, height };
      return { src: publishes ? publishImage(file, found) : publishedName(file, found), width, height };
    },
    checkMedia: (src, from, line) => {
      if (isExternal(src)) return;
      const file = src.startsWith('/') ? resolve('static', src.slice(1)) : resolve('static', src);
      if (!src.startsWith('/') || !existsSync(file)) throw missing(from, line, `plays the file ${src}`, file);
      reads.push({ kind: 'media', file, found: '' });
    },
  };
}

/**
 * True if the files still contain what was read from them. Images that pages refer to are then published, unless
 * `publishes` is false.
 */
export function areCurrent(
  reads: readonly FileRead[],
  { publishes = true }: { readonly publishes?: boolean } = {},
): boolean {
  return reads.every(({ kind, file, found }) => {
    if (kind === 'page') return pathOfPage(file) === found;
    if (kind === 'media') return existsSync(file);
    if (!existsSync(file) || digestOfImage(readFileSync(file)) !== found) return false;
    // It may have been removed while no page showed it.
    if (publishes && kind === 'published image') publishImage(file, found);
    return true;
  });
}

/** @throws ContentError if the bytes are not those of a picture, such as a text that is named like one */
function readImageSize(bytes: Buffer, file: string, from: string, line: number): ReturnType<typeof imageSize> {
  try {
    return imageSize(bytes);
  } catch {
    const message = `shows ${displayPath(file)}, which is no picture: found ${describeBytes(bytes)}; expected the bytes of the format that the name says`;
    throw new ContentError([{ file: displayPath(from), line, message }]);
  }
}

/** What a file contains, for a message: its text, or its first bytes. */
function describeBytes(bytes: Buffer): string {
  if (bytes.length === 0) return 'an empty file';
  const start = bytes.subarray(0, 16);
  const isText = start.every((byte) => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127));
  return isText
    ? `text that begins with ${JSON.stringify(start.toString('latin1'))}`
    : `${bytes.length} bytes that begin with ${start.toString('hex').replace(/..(?=.)/g, '$& ')}`;
}

function missing(from: string, line: number, what: string, target: string): ContentError {
  const problem: Problem = {
    file: displayPath(from),
    line,
    message: `${what}, which does not exist (looked for ${displayPath(target)})${nearestFile(target)}`,
  };
  return new ContentError([problem]);
}

/** The file in the same folder whose name is most like that of a missing one, for the end of a message. */
function nearestFile(target: string): string {
  const folder = dirname(target);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return '';
  const [nearest] = similarNames(basename(target), readdirSync(folder), 1);
  return nearest ? `; nearest: ${nearest}` : '';
}

const knownPaths = new Map<string, { readonly changed: number; readonly path: string | undefined }>();

/** URL path of the page that a content file becomes; undefined if there is no such file, or if it has problems. */
function pathOfPage(file: string): string | undefined {
  const kind = kindOf(file);
  const changed = kind && statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (!kind || changed === undefined) return undefined;
  let known = knownPaths.get(file);
  if (known?.changed !== changed) {
    known = { changed, path: readContent(file, kind).fields?.path };
    knownPaths.set(file, known);
  }
  return known.path;
}

function digestOfImage(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

const publishedName = (file: string, digest: string): RoutePath => `${PUBLISHED_IMAGES}/${digest}${extname(file)}`;

function publishImage(file: string, digest: string): RoutePath {
  const name = publishedName(file, digest);
  const target = join(resolve('public'), name);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target)) copyFileSync(file, target);
  return name;
}
