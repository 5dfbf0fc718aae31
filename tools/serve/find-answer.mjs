// Decides which file, redirect or status answers a path.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that hosts read, and that readers do not get (src/output/build/host), and compressed copies. */
const HIDDEN =
  /^\/(?:_headers|_redirects|nginx\.conf|headers\.json|redirects\.json)$|\.(?:br|gz)$|\/\.(?!well-known\/)/;
/** A header `Accept` that asks for Markdown (src/output/build/host/accepts-markdown.ts). */
const ACCEPTS_MARKDOWN = /(?:^|,) *text\/markdown *(?:$|,|; *(?:q=(?:1|0\.0*[1-9])|[^q ]))/;

/**
 * @typedef {{ kind: 'file', file: string }} File path of a file in the folder, without a slash at its start
 * @typedef {{ kind: 'redirect', location: string, status: number } | { kind: 'none', status: 404 | 410 }} NoFile
 *   `location` is encoded and has the base path, or is a complete URL
 */

/**
 * Finds what answers a path: a file, a page with or without a slash at its end, the address of a page to which one with
 * `.html` or `/index.html` redirects, a redirect of the site, or nothing.
 *
 * @param {string} folder the built site
 * @param {string} path decoded, from its slash
 * @param {string} base path below which the site is served, with a slash at both ends
 * @param {(path: string) => NoFile | undefined} findMoved looks up redirects and pages that are gone
 * @returns {Promise<File | NoFile>}
 * @throws Error from the file system, unless the file is missing
 */
export async function findAnswer(folder, path, base, findMoved) {
  if (HIDDEN.test(path)) return { kind: 'none', status: 404 };
  const isFolder = path.endsWith('/');
  const name = path.replace(/^\/|\/$/g, '');
  const found = await kindOf(join(folder, name));
  const page = join(name, 'index.html');
  if (found === 'file' && !isFolder && !path.endsWith('/index.html')) return { kind: 'file', file: name };
  if (found === 'folder' && (await kindOf(join(folder, page))) === 'file') return { kind: 'file', file: page };
  const clean = /^(.*?)(?:\/index)?\.html$/.exec(path)?.[1];
  if (clean !== undefined && (await kindOf(join(folder, clean, 'index.html'))) === 'file')
    return { kind: 'redirect', location: base.slice(0, -1) + encodeURI(clean || '/'), status: 301 };
  return findMoved(path.replace(/(?<=.)\/$/, '')) ?? { kind: 'none', status: 404 };
}

/**
 * Finds the Markdown of a page for programs that ask for it.
 *
 * @param {string} folder the built site
 * @param {string} file path of the page's file in the folder
 * @param {string} [accept] value of the header
 * @returns {Promise<string | undefined>} path of a file in the folder
 */
export async function findMarkdown(folder, file, accept = '') {
  if (!ACCEPTS_MARKDOWN.test(accept) || !/(?:^|\/)index\.html$/.test(file)) return undefined;
  // That of a first page is in its folder: of the site, or of one of its languages.
  for (const markdown of [file.replace(/\/index\.html$/, '.md'), file.replace(/\.html$/, '.md')])
    if (markdown.endsWith('.md') && (await kindOf(join(folder, markdown))) === 'file') return markdown;
  return undefined;
}

/** @returns {Promise<'file' | 'folder' | undefined>} undefined if there is nothing */
async function kindOf(path) {
  try {
    const stats = await stat(path);
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : undefined;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code)) return undefined;
    throw error;
  }
}
