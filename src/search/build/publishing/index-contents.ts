import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './session';
import type { PublishRecord } from './validate-records';

/** Digest of every record by its id; empty for a record without one. */
export type Contents = ReadonlyMap<string, string>;

export function contentsOf(records: readonly Partial<PublishRecord>[]): Contents {
  return new Map(records.map(({ objectID = '', internal }) => [objectID, internal?.contentDigest ?? '']));
}

/** Reads which records an index contains; null when there is no such index. */
export async function readContents({ client }: Session, indexName: string): Promise<Contents | null> {
  if (!(await client.indexExists({ indexName }))) return null;
  const records: Partial<PublishRecord>[] = [];
  const browseParams = { attributesToRetrieve: ['internal.contentDigest'] };
  await client.browseObjects({ indexName, browseParams, aggregator: ({ hits }) => void records.push(...hits) });
  return contentsOf(records);
}

/** Ids of records by how they differ. */
type Difference = Readonly<Record<'missing' | 'unexpected' | 'changed', readonly string[]>>;

export function compareContents(expected: Contents, actual: Contents): Difference {
  const ids = [...expected.keys()];
  return {
    missing: ids.filter((id) => !actual.has(id)),
    unexpected: [...actual.keys()].filter((id) => !expected.has(id)),
    changed: ids.filter((id) => actual.has(id) && actual.get(id) !== expected.get(id)),
  };
}

/** `2 missing (/docs/a, /docs/b), 1 changed (/docs/c)`; null when there is no difference. */
export function describeDifference(difference: Difference): string | null {
  const parts = Object.entries(difference)
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) => `${ids.length} ${kind} (${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''})`);
  return parts.join(', ') || null;
}

const ATTEMPTS = 4;

/**
 * Compares an index with what is expected, again if it differs or cannot be read: tasks are done by then, but a host
 * that reads may lag a little behind. Returns the last difference in words; null when there is none.
 */
export async function findDifference(session: Session, name: string, expected: Contents): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const difference = describeDifference(
        compareContents(expected, (await readContents(session, name)) ?? new Map()),
      );
      if (difference === null || attempt === ATTEMPTS) return difference;
    } catch (error) {
      if (attempt === ATTEMPTS || session.signal.aborted) throw error;
    }
    await pause(200 * attempt);
  }
}
