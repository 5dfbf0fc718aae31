// Replaces a folder by a copy of another one, in two renames, so that it is never partly written.
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What the folder of the built site contains for builds, or for features of Gatsby that this site does not use. No
 * browser requests these files.
 */
export const INTERNAL = [
  'host.json',
  '_gatsby',
  'bundled-packages.json',
  'chunk-map.json',
  'webpack.stats.json',
  '~partytown',
];

/** The folders beside `folder` that are there while it is replaced. Git ignores them. */
function besides(folder) {
  return ['next', 'previous'].map((name) => join(dirname(folder), `.tmp-dist-${name}`));
}

/** Removes what an interrupted call of `replaceFolder` has left, and puts the old folder back if there is none. */
export function cleanUpAround(folder) {
  const [next, previous] = besides(folder);
  rmSync(next, { recursive: true, force: true });
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
  rmSync(previous, { recursive: true, force: true });
}

/**
 * Replaces `folder` by a copy of `source`, without the entries of `source` that `omitted` names. Files that have not
 * changed since the last call are not copied again: the new folder links to those of the previous one, which nothing
 * ever writes to.
 *
 * @param {Record<string, string>} [nested] folders that become folders of the new one, by their name in it
 * @throws Error if the copy cannot be made; `folder` is unchanged then
 */
export function replaceFolder(folder, source, omitted = [], nested = {}) {
  const [next, previous] = besides(folder);
  cleanUpAround(folder);
  try {
    copyFolder(source, next, folder, omitted);
    for (const [name, other] of Object.entries(nested)) {
      if (existsSync(join(next, name)))
        throw new Error(`The site has a folder "${name}", which is that of the language; ${folder} is unchanged.`);
      copyFolder(other, join(next, name), join(folder, name), omitted);
    }
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
}

function copyFolder(from, to, earlier, omitted) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (omitted.includes(entry.name)) continue;
    const [source, target, last] = [from, to, earlier].map((folder) => join(folder, entry.name));
    if (entry.isDirectory()) copyFolder(source, target, last, []);
    else copyFile(source, target, last);
  }
}

function copyFile(source, target, last) {
  const { size, mtime } = statSync(source);
  const found = existsSync(last) ? statSync(last) : undefined;
  if (found?.isFile() && found.size === size && found.mtime.getTime() === mtime.getTime()) linkSync(last, target);
  else {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    utimesSync(target, mtime, mtime);
  }
}
