import { diffArrays } from 'diff';
import type { Difference, Facts, Site } from './types';

/** Two lists that differ by more edits than this are reported as a whole instead of entry by entry. */
const MAXIMUM_EDITS = 4000;
/** A size is reported if it exceeds both tolerances: changed hashes alone affect the compressed size. */
const SIZE_TOLERANCE_SHARE = 0.01;
const SIZE_TOLERANCE_BYTES = 256;

/** Returns all differences between two built sites: first pages, then files, then sizes. */
export function compareSites(before: Site, after: Site): Difference[] {
  return [
    ...compareFiles(before.pages, after.pages, 'page'),
    ...compareFiles(before.files, after.files, 'file'),
    ...compareSizes(before.sizes, after.sizes),
  ];
}

function compareFiles(before: Site['files'], after: Site['files'], kind: string): Difference[] {
  return union(before, after).flatMap((path): Difference[] => {
    const [old, current] = [before.get(path), after.get(path)];
    if (!current) return [{ path, part: `${kind} is missing`, before: path }];
    if (!old) return [{ path, part: `${kind} is new`, after: path }];
    return compareFacts(path, old, current);
  });
}

function compareFacts(path: string, before: Facts, after: Facts): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((part) => {
    const [old = [], current = []] = [before[part], after[part]];
    if (old instanceof Map || current instanceof Map) return compareValues(path, part, asMap(old), asMap(current));
    return compareLists([...old].map(String), [...current].map(String)).map((pair) => ({ path, part, ...pair }));
  });
}

function asMap(values: Facts[string]): ReadonlyMap<string, string> {
  return values instanceof Map ? values : new Map();
}

function compareValues(
  path: string,
  part: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  return union(before, after)
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => ({ path, part, key, before: before.get(key), after: after.get(key) }));
}

/** Removed and added entries of a list; runs of removed and added entries of the same length are paired. */
function compareLists(
  before: readonly string[],
  after: readonly string[],
): { readonly before?: string; readonly after?: string }[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAXIMUM_EDITS });
  // Too many edits: report the lists as a whole.
  if (!changes) return [{ before: before.join(' '), after: after.join(' ') }];
  const pairs: { before?: string; after?: string }[] = [];
  let removals: { before?: string }[] = [];
  for (const { added, removed, value } of changes) {
    if (removed) pairs.push(...(removals = value.map((entry) => ({ before: entry }))));
    else if (added)
      value.forEach((entry, index) => {
        const partner = removals.length === value.length ? removals[index] : undefined;
        if (partner) Object.assign(partner, { after: entry });
        else pairs.push({ after: entry });
      });
    if (!removed) removals = [];
  }
  return pairs;
}

function compareSizes(before: Site['sizes'], after: Site['sizes']): Difference[] {
  return [...before].flatMap(([path, old]): Difference[] => {
    const current = after.get(path);
    if (current === undefined) return [];
    const change = Math.abs(current - old);
    if (change <= SIZE_TOLERANCE_BYTES || change <= old * SIZE_TOLERANCE_SHARE) return [];
    return [{ path, part: current > old ? 'larger' : 'smaller', before: `${old} bytes`, after: `${current} bytes` }];
  });
}

function union(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort();
}
