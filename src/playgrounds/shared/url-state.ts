import { plural } from '../../site/words';
import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { startPlan } from './layout-plan';
import { parsePlan } from './parse-plan';
import { toLayoutBody } from './plan-body';
import { failure, readJson } from './read-json';
import type { LayoutPlan, Parsed } from './types';

/** Key in the URL hash for the state of a playground. */
const KEY = 's';

/** Maximum length of the encoded state: about ten times what a full playground needs. */
const LENGTH_LIMIT = 20_000;

/** Encodes a value as a compressed URL hash. */
export function encodeHash(value: unknown): string {
  return `#${KEY}=${compressToEncodedURIComponent(JSON.stringify(value))}`;
}

/** Decodes the value in a URL hash; null if the hash does not belong to a playground. */
export function decodeHash(hash: string): Parsed<unknown> | null {
  const text = new RegExp(`^#?${KEY}=(.*)$`, 's').exec(hash)?.[1];
  if (text === undefined) return null;
  if (text.length > LENGTH_LIMIT)
    return failure(plural(text.length, STRINGS.playgrounds.linkTooLong, { limit: LENGTH_LIMIT }));
  const json = decompress(text);
  const parsed = json ? readJson(json) : null;
  return parsed === null || parsed.problems.length > 0 ? failure(STRINGS.playgrounds.damagedLink) : parsed;
}

function decompress(text: string): string | null {
  try {
    return decompressFromEncodedURIComponent(text);
  } catch {
    return null;
  }
}

/** Encodes a plan of the layout playground as a URL hash. */
export function encodePlan(plan: LayoutPlan): string {
  return encodeHash({
    ...toLayoutBody(plan),
    widescreen: plan.widescreen,
    ...(plan.sources.length > 0 ? { sources: plan.sources } : {}),
  });
}

/** Decodes the plan in a URL hash; null if the hash does not contain one. */
export function decodePlan(hash: string): Parsed<LayoutPlan> | null {
  const decoded = decodeHash(hash);
  if (decoded === null || decoded.problems.length > 0) return decoded as Parsed<LayoutPlan> | null;
  return parsePlan(decoded.value, startPlan());
}
