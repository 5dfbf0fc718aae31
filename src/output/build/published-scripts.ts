import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../site/build/env';
import { displayPath, readUtf8 } from '../../site/build/source-text';
import { ContentError } from '../../site/problems';
import type { BuiltPage } from './links';

const HASH = /^'sha256-[\w+/]{43}='$/;
const TITLE = '# Hashes of the inline script of the last release, written by npm run release.';

const pathOf = (): string => join(env.contentRoot, 'data', 'published-scripts.txt');

/**
 * Reads the hash sources of the last release's inline script. The policy of the next release allows them too, because
 * caches can send a page of one release with the headers of the other. Without the file there are none.
 *
 * @throws ContentError with file, line, the text found and what is expected
 */
export function readPublishedScripts(): string[] {
  const path = pathOf();
  if (!existsSync(path)) return [];
  const lines = readUtf8(path)
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
  const wrong = lines.filter(({ text }) => !HASH.test(text));
  if (wrong.length > 0)
    throw new ContentError(
      wrong.map(({ text, line }) => ({
        file: displayPath(path),
        line,
        message: `found "${text}"; expected the hash of a script as in a policy, such as 'sha256-…='`,
      })),
    );
  return lines.map(({ text }) => text);
}

/** Replaces the list by the inline scripts of a site that has been released. Returns the file if it has changed. */
export function updatePublishedScripts(pages: readonly BuiltPage[]): string[] {
  const path = pathOf();
  const hashes = [...new Set(pages.flatMap(({ facts }) => facts.inlineScripts))].sort();
  const text = [TITLE, ...hashes, ''].join('\n');
  if (existsSync(path) && readUtf8(path) === text) return [];
  writeFileSync(path, text);
  return [displayPath(path)];
}
