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
export const INTERNAL = ['_gatsby', 'bundled-packages.json', 'chunk-map.json', 'webpack.stats.json', '~partytown'];

/**
 * Replaces `folder` by a copy of `source`, without the entries of `source` that `omitted` names. Files that have not
 * changed since the last call are not copied again: the new folder links to those of the previous one, which nothing
 * ever writes to.
 */
export function replaceFolder(folder, source, omitted = []) {
  const [next, previous] = ['next', 'previous'].map((name) => join(dirname(folder), `.tmp-dist-${name}`));
  for (const path of [next, previous]) rmSync(path, { recursive: true, force: true });
  copyFolder(source, next, folder, omitted);
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
}

function copyFolder(from, to, earlier, omitted = []) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (omitted.includes(entry.name)) continue;
    const [source, target, last] = [from, to, earlier].map((folder) => join(folder, entry.name));
    if (entry.isDirectory()) copyFolder(source, target, last);
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
