import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ContentError } from '../problems';
import { env } from './env';

/**
 * Path as shown to authors: relative to the project's root, with forward slashes. For a file of the copy that `develop`
 * reads, the path of the file that was copied.
 */
export function displayPath(absolutePath: string): string {
  return relative(process.cwd(), sourceOf(absolutePath)).replaceAll('\\', '/');
}

/**
 * The file that authors edit: the same file, unless it is in the copy that `develop` or the build of a translation
 * reads.
 */
export function sourceOf(absolutePath: string): string {
  const { contentRoot, contentSource, contentTranslation } = env;
  const isCopy = absolutePath === contentRoot || absolutePath.startsWith(`${contentRoot}${sep}`);
  if (!isCopy) return absolutePath;
  const path = absolutePath.slice(contentRoot.length);
  const translated = contentTranslation === undefined ? undefined : join(contentTranslation, path);
  return translated !== undefined && path !== '' && existsSync(translated) ? translated : join(contentSource, path);
}

/** The folders whose files authors edit; that of translations comes last. */
export function sourceFolders(): string[] {
  return [env.contentSource, ...(env.contentTranslation === undefined ? [] : [env.contentTranslation])];
}

/** Address at which authors edit a file of the content, given its path in it. */
export function editUrlOf(sourcePath: string, editBase: string): string {
  const { contentTranslation } = env;
  const isTranslated = contentTranslation !== undefined && existsSync(join(contentTranslation, sourcePath));
  if (!isTranslated) return editBase + sourcePath;
  // `content.de` beside `content`.
  const suffix = contentTranslation.slice(contentTranslation.lastIndexOf('.'));
  return `${editBase.slice(0, -1)}${suffix}/${sourcePath}`;
}

/** A text whose lines end as those of the project do. An editor on Windows may have ended them in another way. */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * Reads a text file that must be encoded in UTF-8, with lines that end in line feeds.
 *
 * @throws ContentError naming the file and the first line that is not UTF-8
 */
export function readUtf8(absolutePath: string): string {
  const bytes = readFileSync(absolutePath);
  try {
    return withLineFeeds(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ContentError([
      {
        file: displayPath(absolutePath),
        line: lineOfBadByte(bytes),
        message: 'is not UTF-8 text: save it with that encoding',
      },
    ]);
  }
}

function lineOfBadByte(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (let index = bytes.indexOf(10); ; index = bytes.indexOf(10, start)) {
    const end = index < 0 ? bytes.length : index;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    if (index < 0) return line;
    start = index + 1;
    line += 1;
  }
}
