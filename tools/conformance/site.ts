import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledRedirects } from '../../src/output/build/host/compile-redirects';
import { HOST_FILES } from '../../src/output/build/host/media-types';
import type { JsonRule } from '../../src/output/build/host/static-hosts';
import { listFiles } from '../../src/output/build/list-files';

/** The built site that a host should serve. */
export interface Site {
  /** Path below which the site is served, with a slash at both ends. */
  readonly base: string;
  /** Paths of all files that readers get, from their slash. */
  readonly files: readonly string[];
  /** Paths of all pages, without a slash at their end, except for the root. */
  readonly pages: readonly string[];
  readonly read: (file: string) => Buffer;
  readonly has: (file: string) => boolean;
  /** Headers that a response with a file has. */
  readonly headersOf: (file: string) => Readonly<Record<string, string>>;
  readonly moved: CompiledRedirects;
}

/** Reads a built site. */
export function readSite(folder: string, base: string): Site {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const rules = json('headers.json') as JsonRule[];
  const files = listFiles(folder).filter(
    (file) => !/\.(?:br|gz)$|\/\.(?!well-known\/)/.test(file) && !HOST_FILES.some((name) => file === `/${name}`),
  );
  return {
    base,
    files,
    pages: files
      .filter((file) => file.endsWith('/index.html') && file !== '/404/index.html')
      .map((file) => file.replace(/\/index\.html$/, '') || '/'),
    read: (file) => readFileSync(join(folder, file)),
    has: (file) => existsSync(join(folder, file)),
    headersOf: (file) =>
      Object.assign(
        {},
        ...rules
          .filter(({ pattern }) => new RegExp(pattern).test(base.slice(0, -1) + file))
          .map(({ headers }) => headers),
      ) as Record<string, string>,
    moved: json('redirects.json') as CompiledRedirects,
  };
}
