import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../../site/build/env';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { offPartOf } from '../../../site/parts';
import { ContentError } from '../../../site/problems';
import { expandTokens, tokenValues } from '../../../site/tokens';

/**
 * Addresses that releases have published, without the base path: those of pages, and those of headings (`/page#id`).
 * They are read from `data/published-routes.txt` and `data/published-anchors.txt`, and written by `npm run release`.
 */
export interface Published {
  readonly routes: PublishedList;
  readonly anchors: PublishedList;
}

export interface PublishedList {
  /** Path to show in messages. */
  readonly file: string;
  readonly entries: readonly { readonly address: string; readonly line: number }[];
}

export const PUBLISHED_FILES = { routes: 'published-routes.txt', anchors: 'published-anchors.txt' } as const;

const ADDRESS = { routes: /^\/[^\s?#]*$/, anchors: /^\/[^\s?#]*#[^\s#]+$/ };
const EXAMPLE = { routes: '/docs/page', anchors: '/docs/page#heading' };

/**
 * Reads both lists, without the addresses of parts that are off. A list without a file is empty.
 *
 * @throws ContentError with file, line, the text found and what is expected
 */
export function readPublished(): Published {
  return { routes: readList('routes'), anchors: readList('anchors') };
}

export function publishedPath(kind: keyof Published): string {
  return join(env.contentRoot, 'data', PUBLISHED_FILES[kind]);
}

function readList(kind: keyof Published): PublishedList {
  const path = publishedPath(kind);
  const file = displayPath(path);
  if (!existsSync(path)) return { file, entries: [] };
  const { entries } = parsePublished(readUtf8(path), file, kind);
  return { file, entries: entries.filter(({ address }) => offPartOf(address, siteConfig.off) === undefined) };
}

/**
 * Parses the text of one of the lists. `file` is the path to show in messages.
 *
 * @throws ContentError like `readPublished`
 */
export function parsePublished(text: string, file: string, kind: keyof Published): PublishedList {
  const tokens = tokenValues(product);
  const entries = text
    .split('\n')
    .map((text, index) => ({ address: expandTokens(text.trim(), tokens), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'));
  const wrong = entries.filter(({ address }) => !ADDRESS[kind].test(address));
  if (wrong.length > 0)
    throw new ContentError(
      wrong.map(({ address, line }) => ({
        file,
        line,
        message: `found "${address}"; expected an address without the base path, such as ${EXAMPLE[kind]}`,
      })),
    );
  return { file, entries };
}
