import { similarNames } from '../../../site/build/nearest';

/**
 * The address that a page has most likely got: one with the same last segment, because it has been moved to another
 * folder, or otherwise a similar one. Undefined if there is neither.
 */
export function likelyAddress(old: string, pages: readonly string[]): string | undefined {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const moved = pages.filter((page) => nameOf(page) === nameOf(old));
  // By folder, of which the beginning often stays the same.
  const [nearest] = moved.sort((one, other) => commonLength(other, old) - commonLength(one, old));
  return nearest ?? similarNames(old, pages, 1)[0];
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
