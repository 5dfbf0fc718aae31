import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch } from 'algoliasearch';
import { indexSettings } from '../index-settings';

type Fields = Readonly<Record<string, unknown>>;

/** Everything of an index but its records. */
export interface IndexConfiguration {
  readonly settings: Fields;
  readonly rules: readonly Fields[];
  readonly synonyms: readonly Fields[];
}

export async function readConfiguration(client: Algoliasearch, indexName: string): Promise<IndexConfiguration> {
  const rules: Fields[] = [];
  const synonyms: Fields[] = [];
  // Fields like `_metadata` say when an entry was saved and differ in a copy.
  const add = (list: Fields[], hits: readonly object[]): void =>
    void list.push(
      ...hits.map((hit) => Object.fromEntries(Object.entries(hit).filter(([key]) => !key.startsWith('_')))),
    );
  const settings = { ...(await client.getSettings({ indexName })) };
  await client.browseRules({ indexName, aggregator: ({ hits }) => add(rules, hits) });
  await client.browseSynonyms({ indexName, aggregator: ({ hits }) => add(synonyms, hits) });
  const byId = (one: Fields, other: Fields): number => (String(one.objectID) < String(other.objectID) ? -1 : 1);
  return { settings, rules: rules.sort(byId), synonyms: synonyms.sort(byId) };
}

/** The service leaves these out of a copy, or counts them up. */
const NOT_COPIED = ['replicas', 'primary', 'enableReRanking', 'mode', 'version'];

/** What of the live index's configuration the copy lacks, apart from settings that this project sets. */
export function findLosses(live: IndexConfiguration, copy: IndexConfiguration): string[] {
  const settings = Object.keys(live.settings).filter(
    (key) =>
      ![...NOT_COPIED, ...Object.keys(indexSettings)].includes(key) &&
      !isDeepStrictEqual(live.settings[key], copy.settings[key]),
  );
  const parts = (['rules', 'synonyms'] as const)
    .filter((part) => !isDeepStrictEqual(live[part], copy[part]))
    .map((part) => `${part} (${live[part].length} before, ${copy[part].length} after)`);
  return [...(settings.length > 0 ? [`settings ${settings.join(', ')}`] : []), ...parts];
}

/** Names of our settings that have another value in the index. */
export function findOtherSettings(settings: object): string[] {
  const found = Object.entries(settings);
  return Object.entries(indexSettings)
    .filter((entry) => !found.some((other) => isDeepStrictEqual(entry, other)))
    .map(([key]) => key);
}
