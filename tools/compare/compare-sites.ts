import { diffArrays } from 'diff';
import type { Difference, Facts, Site } from './types';

/** Beyond this many, two lists have nothing to do with each other, and are not compared entry by entry. */
const MAXIMUM_EDITS = 4000;
/** A size differs when both are exceeded: hashes alone change how well a file is compressed. */
const SIZE_SHARE = 0.01;
const SIZE_BYTES = 256;

/** All differences of two built sites, in the order of their addresses. */
export function compareSites(before: Site, after: Site): Difference[] {
  return [
    ...compareFiles(before.pages, after.pages, 'page'),
    ...compareFiles(before.files, after.files, 'file'),
    ...compareSizes(before.sizes, after.sizes),
  ];
}

function compareFiles(before: Site['files'], after: Site['files'], kind: string): Difference[] {
  return union(before, after).flatMap((address): Difference[] => {
    const [old, fresh] = [before.get(address), after.get(address)];
    if (!fresh) return [{ address, part: `${kind} is missing`, before: address }];
    if (!old) return [{ address, part: `${kind} is new`, after: address }];
    return compareFacts(address, old, fresh);
  });
}

function compareFacts(address: string, before: Facts, after: Facts): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((part) => {
    const [old = [], fresh = []] = [before[part], after[part]];
    if (old instanceof Map || fresh instanceof Map) return compareValues(address, part, asMap(old), asMap(fresh));
    return compareLists([...old].map(String), [...fresh].map(String)).map((pair) => ({ address, part, ...pair }));
  });
}

function asMap(values: Facts[string]): ReadonlyMap<string, string> {
  return values instanceof Map ? values : new Map();
}

function compareValues(
  address: string,
  part: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  return union(before, after)
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => ({ address, part, key, before: before.get(key), after: after.get(key) }));
}

/** What was taken out of a list and what was put in; entries that took the place of as many others are paired. */
function compareLists(
  before: readonly string[],
  after: readonly string[],
): { readonly before?: string; readonly after?: string }[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAXIMUM_EDITS });
  // Far apart: everything went and everything came.
  if (!changes) return [{ before: before.join(' '), after: after.join(' ') }];
  const pairs: { before?: string; after?: string }[] = [];
  let waiting: { before?: string }[] = [];
  for (const { added, removed, value } of changes) {
    if (removed) pairs.push(...(waiting = value.map((entry) => ({ before: entry }))));
    else if (added)
      value.forEach((entry, index) => {
        const partner = waiting.length === value.length ? waiting[index] : undefined;
        if (partner) Object.assign(partner, { after: entry });
        else pairs.push({ after: entry });
      });
    if (!removed) waiting = [];
  }
  return pairs;
}

function compareSizes(before: Site['sizes'], after: Site['sizes']): Difference[] {
  return [...before].flatMap(([address, old]): Difference[] => {
    const fresh = after.get(address);
    if (fresh === undefined) return [];
    const change = Math.abs(fresh - old);
    if (change <= SIZE_BYTES || change <= old * SIZE_SHARE) return [];
    return [{ address, part: fresh > old ? 'heavier' : 'lighter', before: `${old} bytes`, after: `${fresh} bytes` }];
  });
}

function union(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort();
}
