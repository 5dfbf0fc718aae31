import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { startPlan } from './layout-plan';
import { parsePlan } from './parse-plan';
import { toLayoutBody } from './plan-body';
import { failure, readJson } from './read-json';
import type { LayoutPlan, Parsed } from './types';

/** Key of the address's hash that holds the state of a playground. */
const KEY = 's';

/** Longest state that is read: some ten times of what a full playground needs. */
const LENGTH_LIMIT = 20_000;

/** A value as the hash of an address, compressed. */
export function encodeHash(value: unknown): string {
  return `#${KEY}=${compressToEncodedURIComponent(JSON.stringify(value))}`;
}

/** The value that a hash holds; null if the hash does not belong to a playground. */
export function decodeHash(hash: string): Parsed<unknown> | null {
  const text = new RegExp(`^#?${KEY}=(.*)$`, 's').exec(hash)?.[1];
  if (text === undefined) return null;
  if (text.length > LENGTH_LIMIT)
    return failure(`The link is too long: it contains ${text.length} characters, the limit is ${LENGTH_LIMIT}.`);
  const json = decompress(text);
  const parsed = json ? readJson(json) : null;
  return parsed === null || parsed.problems.length > 0
    ? failure('The link is damaged: its end may be missing, or a character has been changed. Ask for it once more.')
    : parsed;
}

function decompress(text: string): string | null {
  try {
    return decompressFromEncodedURIComponent(text);
  } catch {
    return null;
  }
}

/** Hash of the layout playground's address for a plan. */
export function encodePlan(plan: LayoutPlan): string {
  return encodeHash({
    ...toLayoutBody(plan),
    widescreen: plan.widescreen,
    ...(plan.sources.length > 0 ? { sources: plan.sources } : {}),
  });
}

/** The plan in a hash; null if there is none. */
export function decodePlan(hash: string): Parsed<LayoutPlan> | null {
  const decoded = decodeHash(hash);
  if (decoded === null || decoded.problems.length > 0) return decoded as Parsed<LayoutPlan> | null;
  return parsePlan(decoded.value, startPlan());
}
