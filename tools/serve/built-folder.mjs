// A built folder, with what its files say about the host. A new build can replace the folder at any time.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Names of the files that describe what the host does (src/output/build/host). */
const HEADERS = 'headers.json';
const REDIRECTS = 'redirects.json';
const NOT_FOUND = '404.html';
/** The not-found page is no page of its own: its addresses have the status of every unknown one. */
const NOT_FOUND_PATH = /^\/404(?:\/|\.html|\/index\.html)?$/;
/** While a build is replaced, there is no folder: milliseconds to wait for it, and between looks. */
const LONGEST_GAP = 1000;
const PAUSE = 20;

/**
 * @typedef {object} Build
 * @property {(path: string) => Record<string, string>} headersFor headers for a path, including the base path
 * @property {(path: string) => import('./find-answer.mjs').NoFile | undefined} findMoved answer without a file
 * @property {(path: string) => { file: string, page: Buffer }} notFoundFor the not-found page for a path without the
 *   base path, and its file
 * @property {(path: string) => boolean} isNotFound whether a path is that of a not-found page
 */

/**
 * Watches a built folder. `current` resolves to the build that is there. If its description cannot be read, because it
 * is only half written or not valid, `current` resolves to the last good one, and `onFault` gets the reason once.
 *
 * @param {string} folder
 * @param {(message: string) => void} onFault
 * @returns {{ current: () => Promise<Build> }} rejects if there has never been a good build, or no folder for a second
 */
export function watchFolder(folder, onFault) {
  let known;
  let lastGood;
  return {
    current: async () => {
      const id = await findId(folder);
      if (known?.id !== id) known = { id, build: readBuild(folder) };
      const { build } = known;
      try {
        return (lastGood = await build);
      } catch (error) {
        if (known?.build === build) {
          known = undefined;
          onFault(error.message);
        }
        if (lastGood) return lastGood;
        throw error;
      }
    },
  };
}

/** Identifies the build in a folder; waits for a moment if there is none. */
async function findId(folder) {
  const file = join(folder, HEADERS);
  for (const end = Date.now() + LONGEST_GAP; ; await wait(PAUSE)) {
    try {
      const { ino, mtimeMs } = await stat(file);
      return `${ino} ${mtimeMs}`;
    } catch (error) {
      if (error.code !== 'ENOENT' || Date.now() > end) throw error;
    }
  }
}

/** @returns {Promise<Build>} */
async function readBuild(folder) {
  const [rules, moved] = await Promise.all([readJson(folder, HEADERS, isRules), readJson(folder, REDIRECTS, isMoved)]);
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

async function readJson(folder, name, isValid) {
  const file = join(folder, name);
  let value;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.message}`);
  }
  if (!isValid(value)) throw new Error(`${file} does not have the shape that npm run build writes.`);
  return value;
}

const isText = (value) => typeof value === 'string';

function isRules(value) {
  return (
    Array.isArray(value) &&
    value.every((rule) => isText(rule?.pattern) && Object.values(rule.headers ?? [null]).every(isText))
  );
}

function isMoved(value) {
  return (
    Array.isArray(value?.redirects) &&
    value.redirects.every(({ pattern, to, status }) => isText(pattern) && isText(to) && Number.isInteger(status)) &&
    Array.isArray(value.gone) &&
    (value.folders ?? []).every(isText) &&
    value.gone.every(({ pattern }) => isText(pattern))
  );
}
