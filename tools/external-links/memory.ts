import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Outcome } from './types';

const failure = z.strictObject({
  /** Time of the first of the runs in which the link has failed without a break. */
  since: z.iso.datetime(),
  /** Number of these runs. */
  runs: z.number().int().positive(),
  reason: z.string(),
});
const schema = z.record(z.string(), failure);

type Failure = z.infer<typeof failure>;
/** Failures of links by URL. */
export type Memory = Readonly<Record<string, Failure>>;

/**
 * Reads the failures of the last run. A file that something else has written is reported and counts as empty, because a
 * check that fails until somebody deletes a cache helps nobody.
 */
export function readMemory(file: string, warn: (line: string) => void): Memory {
  if (!existsSync(file)) return {};
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    warn(`! ${file} is not a memory of failures and is replaced: all links count as having worked so far.`);
    return {};
  }
}

export function writeMemory(file: string, memory: Memory): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(memory, null, 2)}\n`);
}

/**
 * Adds the failures of a run to those of the runs before. What works again or is not linked any more is forgotten.
 *
 * @param now ISO date and time of the run
 */
export function remember(before: Memory, outcomes: ReadonlyMap<string, Outcome>, now: string): Memory {
  return Object.fromEntries(
    [...outcomes].flatMap(([url, outcome]): [string, Failure][] => {
      if (outcome.type === 'ok') return [];
      const known = Object.hasOwn(before, url) ? before[url] : undefined;
      return [[url, { since: known?.since ?? now, runs: (known?.runs ?? 0) + 1, reason: outcome.reason }]];
    }),
  );
}
