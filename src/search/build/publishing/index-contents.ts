import { setTimeout as pause } from 'node:timers/promises';
import type { Algoliasearch } from 'algoliasearch';
import type { Session } from './session';
import type { PublishRecord } from './validate-records';

/** Digest of every record by its id; empty for a record without one. */
export type Contents = ReadonlyMap<string, string>;

export function contentsOf(records: readonly Partial<PublishRecord>[]): Contents {
  return new Map(records.map(({ objectID = '', internal }) => [objectID, internal?.contentDigest ?? '']));
}

/** Reads which records an index contains; null when there is no such index. */
export async function readContents(client: Algoliasearch, indexName: string): Promise<Contents | null> {
  if (!(await client.indexExists({ indexName }))) return null;
  const records: Partial<PublishRecord>[] = [];
  await client.browseObjects<Partial<PublishRecord>>({
    indexName,
    browseParams: { attributesToRetrieve: ['internal.contentDigest'] },
    aggregator: ({ hits }) => void records.push(...hits),
  });
  return contentsOf(records);
}

/** Ids by how they differ. */
export interface Difference {
  readonly missing: readonly string[];
  readonly unexpected: readonly string[];
  readonly changed: readonly string[];
}

/** Null when there is no difference. */
export function compareContents(expected: Contents, actual: Contents): Difference | null {
  const ids = [...expected.keys()];
  const missing = ids.filter((id) => !actual.has(id));
  const unexpected = [...actual.keys()].filter((id) => !expected.has(id));
  const changed = ids.filter((id) => actual.has(id) && actual.get(id) !== expected.get(id));
  return missing.length + unexpected.length + changed.length === 0 ? null : { missing, unexpected, changed };
}

/** `2 missing (/docs/a, /docs/b), 1 with other content (/docs/c)`. */
export function describeDifference(difference: Difference | null): string {
  if (difference === null) return 'no difference';
  const part = (ids: readonly string[], what: string): string[] =>
    ids.length === 0 ? [] : [`${ids.length} ${what} (${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''})`];
  const { missing, unexpected, changed } = difference;
  return [...part(missing, 'missing'), ...part(unexpected, 'too many'), ...part(changed, 'with other content')].join(
    ', ',
  );
}

const ATTEMPTS = 4;

/**
 * Compares an index with what is expected, again if it differs or cannot be read: tasks are done by then, but a host
 * that reads may lag a little behind. Returns the last difference; null when there is none.
 */
export async function findDifference(
  { client, signal }: Session,
  name: string,
  expected: Contents,
): Promise<Difference | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const difference = compareContents(expected, (await readContents(client, name)) ?? new Map());
      if (difference === null || attempt === ATTEMPTS) return difference;
    } catch (error) {
      if (attempt === ATTEMPTS || signal.aborted) throw error;
    }
    await pause(200 * attempt);
  }
}
