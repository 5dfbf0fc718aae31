import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Bytes below which a failure is probably one of the disk: a build writes more than that at once. */
const LITTLE = 16 * 1024 * 1024;

/** Bytes that the files of a folder have, without the entries of the folder itself that `omitted` names. */
export function sizeOf(folder, omitted = []) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !omitted.includes(name))
    .map((entry) => [entry, join(folder, entry.name)])
    .reduce((sum, [entry, path]) => sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size), 0);
}

/** Bytes that are left on the disk of a folder, or of the next one above it that exists. */
export function freeSpace(folder) {
  if (!existsSync(folder)) return freeSpace(dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Says that a disk is full, if it is; otherwise returns an empty text. */
export function describeFullDisk(folder) {
  const free = freeSpace(folder);
  return free < LITTLE ? ` The disk of ${folder} is full: ${megabytes(free)} are left.` : '';
}

/** Formats bytes for messages. */
export function megabytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
