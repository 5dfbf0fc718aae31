import { isDeepStrictEqual } from 'node:util';
import { indexSettings } from '../index-settings';
import { retry, type Session } from './session';
import type { PublishRecord } from './validate-records';

/** Content digests by record id; an empty string for a record without a digest. */
export type Contents = ReadonlyMap<string, string>;

export function contentsOf(records: readonly Partial<PublishRecord>[]): Contents {
  return new Map(records.map(({ objectID = '', internal }) => [objectID, internal?.contentDigest ?? '']));
}

/** Reads which records an index contains; null when the index does not exist. */
export async function readContents({ client }: Session, indexName: string): Promise<Contents | null> {
  if (!(await client.indexExists({ indexName }))) return null;
  const records: Partial<PublishRecord>[] = [];
  const browseParams = { attributesToRetrieve: ['internal.contentDigest'] };
  await client.browseObjects({ indexName, browseParams, aggregator: ({ hits }) => void records.push(...hits) });
  return contentsOf(records);
}

/** Record ids, grouped by how they differ. */
type Difference = Readonly<Record<'missing' | 'unexpected' | 'changed', readonly string[]>>;

export function compareContents(expected: Contents, actual: Contents): Difference {
  const ids = [...expected.keys()];
  return {
    missing: ids.filter((id) => !actual.has(id)),
    unexpected: [...actual.keys()].filter((id) => !expected.has(id)),
    changed: ids.filter((id) => actual.has(id) && actual.get(id) !== expected.get(id)),
  };
}

/** Example: `2 missing (/docs/a, /docs/b), 1 changed (/docs/c)`; null when nothing differs. */
export function describeDifference(difference: Difference): string | null {
  const parts = Object.entries(difference)
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) => `${ids.length} ${kind} (${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''})`);
  return parts.join(', ') || null;
}

/** Compares an index with what is expected, with retries: a read replica can lag behind a finished task. */
export function findDifference(session: Session, name: string, expected: Contents): Promise<string | null> {
  const compare = async (): Promise<string | null> =>
    describeDifference(compareContents(expected, (await readContents(session, name)) ?? new Map()));
  return retry(compare, (difference) => difference === null);
}

/** Names of the expected settings whose value is different in an index. */
export function findDifferentSettings(expected: object, actual: object): string[] {
  const found = new Map<string, unknown>(Object.entries(actual));
  return Object.entries(expected)
    .filter(([key, value]) => !isDeepStrictEqual(value, found.get(key)))
    .map(([key]) => key);
}

/** Settings that the service does not copy, or increments in the copy. */
const NOT_COPIED = ['replicas', 'primary', 'enableReRanking', 'mode', 'version'];

/** The parts of an index's configuration that are missing from its copy, except for settings that this project sets. */
export async function findMissingConfiguration({ client }: Session, index: string, copy: string): Promise<string[]> {
  const read = async (indexName: string) => {
    const [rules, synonyms] = [new Set<unknown>(), new Set<unknown>()];
    // Fields such as `_metadata` contain the time of saving, which is different in a copy.
    const addTo = (entries: Set<unknown>, hits: readonly object[]): void =>
      hits.forEach((hit) =>
        entries.add(Object.fromEntries(Object.entries(hit).filter(([key]) => !key.startsWith('_')))),
      );
    await client.browseRules({ indexName, aggregator: ({ hits }) => addTo(rules, hits) });
    await client.browseSynonyms({ indexName, aggregator: ({ hits }) => addTo(synonyms, hits) });
    return { settings: await client.getSettings({ indexName }), rules, synonyms };
  };
  const [before, after] = [await read(index), await read(copy)];
  const settings = findDifferentSettings(before.settings, after.settings).filter(
    (key) => !NOT_COPIED.includes(key) && !(key in indexSettings),
  );
  const parts = (['rules', 'synonyms'] as const)
    .filter((part) => !isDeepStrictEqual(before[part], after[part]))
    .map((part) => `${part} (${before[part].size} before, ${after[part].size} after)`);
  return [...(settings.length > 0 ? [`settings ${settings.join(', ')}`] : []), ...parts];
}
