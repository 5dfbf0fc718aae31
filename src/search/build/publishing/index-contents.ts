import { isDeepStrictEqual } from 'node:util';
import { indexSettings } from '../index-settings';
import { retry, type Session } from './session';
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

/** Compares an index with what is expected, several times: a host that reads may lag behind the task's end. */
export function findDifference(session: Session, name: string, expected: Contents): Promise<string | null> {
  const compare = async (): Promise<string | null> =>
    describeDifference(compareContents(expected, (await readContents(session, name)) ?? new Map()));
  return retry(compare, (difference) => difference === null);
}

/** Names of expected settings that have another value in an index. */
export function findOtherSettings(expected: object, actual: object): string[] {
  const found = new Map<string, unknown>(Object.entries(actual));
  return Object.entries(expected)
    .filter(([key, value]) => !isDeepStrictEqual(value, found.get(key)))
    .map(([key]) => key);
}

/** The service leaves these out of a copy, or counts them up. */
const NOT_COPIED = ['replicas', 'primary', 'enableReRanking', 'mode', 'version'];

/** What of an index's configuration its copy lacks, apart from settings that this project sets. */
export async function findLosses({ client }: Session, index: string, copy: string): Promise<string[]> {
  const read = async (indexName: string) => {
    const [rules, synonyms] = [new Set<unknown>(), new Set<unknown>()];
    // Fields like `_metadata` say when an entry was saved and differ in a copy.
    const addTo = (entries: Set<unknown>, hits: readonly object[]): void =>
      hits.forEach((hit) =>
        entries.add(Object.fromEntries(Object.entries(hit).filter(([key]) => !key.startsWith('_')))),
      );
    await client.browseRules({ indexName, aggregator: ({ hits }) => addTo(rules, hits) });
    await client.browseSynonyms({ indexName, aggregator: ({ hits }) => addTo(synonyms, hits) });
    return { settings: await client.getSettings({ indexName }), rules, synonyms };
  };
  const [before, after] = [await read(index), await read(copy)];
  const settings = findOtherSettings(before.settings, after.settings).filter(
    (key) => !NOT_COPIED.includes(key) && !(key in indexSettings),
  );
  const parts = (['rules', 'synonyms'] as const)
    .filter((part) => !isDeepStrictEqual(before[part], after[part]))
    .map((part) => `${part} (${before[part].size} before, ${after[part].size} after)`);
  return [...(settings.length > 0 ? [`settings ${settings.join(', ')}`] : []), ...parts];
}
