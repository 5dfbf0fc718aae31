// A built folder, with what its files say about the host. A new build can replace the folder at any time.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the files that describe what the host does (src/output/build/host). */
const HEADERS = 'headers.json';
const REDIRECTS = 'redirects.json';
const NOT_FOUND = '404.html';
/** The not-found page is no page of its own: its addresses have the status of every unknown one. */
const NOT_FOUND_PATH = /^\/404(?:\/|\.html|\/index\.html)?$/;
/**
 * @typedef {object} Build
 * @property {(path: string) => Record<string, string>} headersFor headers for a path, including the base path
 * @property {(path: string) => import('./find-answer.mjs').NoFile | undefined} findMoved answer without a file
 * @property {(path: string) => { file: string, page: Buffer }} notFoundFor the not-found page for a path without the
 *   base path, and its file
 * @property {(path: string) => boolean} isNotFound whether a path is that of a not-found page
 */

/**
 * Returns a function that resolves to the build in a folder, which is read again once a new one is there.
 *
 * @param {string} folder
 * @returns {() => Promise<Build>} rejects if the folder or the description of the host cannot be read
 */
export function builtFolder(folder) {
  let known;
  return async () => {
    const { ino, mtimeMs } = await stat(join(folder, HEADERS));
    const id = `${ino} ${mtimeMs}`;
    if (known?.id !== id) known = { id, build: await readBuild(folder) };
    return known.build;
  };
}

/** @returns {Promise<Build>} */
async function readBuild(folder) {
  const [rules, moved] = await Promise.all([readJson(folder, HEADERS), readJson(folder, REDIRECTS)]);
  // The folders of other languages have not-found pages of their own.
  const pages = await Promise.all(
    ['', ...(moved.folders ?? [])].map(async (inside) => ({
      folder: `${inside}/`,
      file: `${inside}/${NOT_FOUND}`.slice(1),
      page: await readFile(join(folder, inside, NOT_FOUND)),
    })),
  );
  // Paths such as //host, without what is as long as the base path, do not begin with a slash.
  const notFoundFor = (path) => pages.findLast((one) => `${path}/`.startsWith(one.folder)) ?? pages[0];
  const headers = rules.map((rule) => ({ pattern: new RegExp(rule.pattern), headers: overPlainHttp(rule.headers) }));
  const redirects = moved.redirects.map((redirect) => ({ ...redirect, pattern: new RegExp(redirect.pattern) }));
  const gone = moved.gone.map(({ pattern }) => new RegExp(pattern));
  return {
    notFoundFor,
    isNotFound: (path) => NOT_FOUND_PATH.test(path.slice(notFoundFor(path).folder.length - 1)),
    headersFor: (path) =>
      Object.assign({}, ...headers.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.headers)),
    findMoved: (path) => {
      for (const { pattern, to, status } of redirects)
        if (pattern.test(path)) return { kind: 'redirect', location: path.replace(pattern, to), status };
      return gone.some((pattern) => pattern.test(path)) ? { kind: 'none', status: 410 } : undefined;
    },
  };
}

/** Without what only has a meaning over https, and would keep browsers from files over http. */
function overPlainHttp({ 'strict-transport-security': _https, ...headers }) {
  const policy = headers['content-security-policy'];
  return policy
    ? { ...headers, 'content-security-policy': policy.replace(/; upgrade-insecure-requests\b/, '') }
    : headers;
}

async function readJson(folder, name) {
  const file = join(folder, name);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.message}`);
  }
}
