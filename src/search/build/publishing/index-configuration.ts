import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch, IndexSettings } from 'algoliasearch';

/** Everything of an index but its records. */
export interface IndexConfiguration {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  readonly synonyms: readonly Readonly<Record<string, unknown>>[];
}

interface Entry {
  readonly objectID: string;
}

export async function readConfiguration(client: Algoliasearch, indexName: string): Promise<IndexConfiguration> {
  const rules: Entry[] = [];
  const synonyms: Entry[] = [];
  const settings = { ...(await client.getSettings({ indexName })) };
  await client.browseRules({ indexName, aggregator: ({ hits }) => void rules.push(...hits) });
  await client.browseSynonyms({ indexName, aggregator: ({ hits }) => void synonyms.push(...hits) });
  return { settings, rules: comparable(rules), synonyms: comparable(synonyms) };
}

/** In one order, and without fields like `_metadata`, which say when an entry was saved and differ in a copy. */
function comparable(entries: readonly Entry[]): Readonly<Record<string, unknown>>[] {
  return [...entries]
    .sort((one, other) => (one.objectID < other.objectID ? -1 : 1))
    .map((entry) => Object.fromEntries(Object.entries(entry).filter(([key]) => !key.startsWith('_'))));
}

/** The service leaves these out of a copy, or counts them up. */
const NOT_COPIED = ['replicas', 'primary', 'enableReRanking', 'mode', 'version'];

/** What of the live index's configuration the copy lacks, apart from settings that this project sets. */
export function findLosses(live: IndexConfiguration, copy: IndexConfiguration, ours: IndexSettings): string[] {
  const settings = Object.keys(live.settings).filter(
    (key) => !NOT_COPIED.includes(key) && !(key in ours) && !isDeepStrictEqual(live.settings[key], copy.settings[key]),
  );
  const parts = (['rules', 'synonyms'] as const)
    .filter((part) => !isDeepStrictEqual(live[part], copy[part]))
    .map((part) => `${part} (${live[part].length} before, ${copy[part].length} after)`);
  return [...(settings.length > 0 ? [`settings ${settings.join(', ')}`] : []), ...parts];
}

/** Names of our settings that have another value in the index. */
export function findOtherSettings(settings: IndexConfiguration['settings'], ours: IndexSettings): string[] {
  return Object.entries(ours).flatMap(([key, value]) => (isDeepStrictEqual(settings[key], value) ? [] : [key]));
}
