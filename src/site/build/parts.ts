import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadedBrand } from '../config/brand';
import type { Brand } from '../config/brand-schema';

/** Folders and files of a part, below the content root. Those of an area of the docs are in every version. */
const FILES: Readonly<Record<string, RegExp>> = {
  blog: /^(?:blog|data\/(?:blog-tags|authors)\.yaml$)(?:\/|$)/,
  'release-notes': /^data\/release-notes\.yaml$/,
  api: /^api(?:-[^/]+)?\/(?:openapi|asyncapi|released)\.yaml$/,
};

/**
 * Whether a file belongs to a part that the brand switches off, and so is not read.
 *
 * @param path below the content root, with slashes
 */
export function isOffFile(path: string, off: readonly string[] = loadedBrand().brand.off ?? []): boolean {
  return off.some((part) => FILES[part]?.test(path) ?? isInDocsFolder(path, part.slice('docs/'.length)));
}

function isInDocsFolder(path: string, area: string): boolean {
  const [root = '', folder] = path.split('/');
  return /^docs(?:-|$)/.test(root) && folder === area;
}

/**
 * The parts that a site does not have: those that the brand switches off, those without content, and the playgrounds if
 * there is no description of the API, whose calls they write.
 */
export function missingParts({ off = [] }: Pick<Brand, 'off'>, contentRoot: string): string[] {
  const missing = new Set<string>(off);
  const has = (path: string): boolean => existsSync(join(contentRoot, path));
  if (!has('blog') || !readdirSync(join(contentRoot, 'blog'), { recursive: true }).some(isPage)) missing.add('blog');
  if (!has('data/release-notes.yaml')) missing.add('release-notes');
  if (!has('api/openapi.yaml')) missing.add('api');
  if (missing.has('api')) missing.add('playgrounds');
  return [...missing].sort();
}

const isPage = (name: string | Buffer): boolean => /\.mdx?$/.test(String(name));
