import { isDeepStrictEqual } from 'node:util';
import type { AlgoliaClient, AlgoliaIndex, Json } from './algolia-client';

/** Everything of an index but its records. */
export interface IndexConfiguration {
  readonly settings: Json;
  readonly rules: readonly Json[];
  readonly synonyms: readonly Json[];
}

/** The parts of an index that are copied to the temporary one. */
export const CONFIGURATION_SCOPE = ['settings', 'rules', 'synonyms'] as const;

export async function readConfiguration(client: AlgoliaClient, name: string): Promise<IndexConfiguration> {
  const index = client.initIndex(name);
  return {
    settings: await index.getSettings(),
    rules: await readAll(index, 'browseRules'),
    synonyms: await readAll(index, 'browseSynonyms'),
  };
}

async function readAll(index: AlgoliaIndex, method: 'browseRules' | 'browseSynonyms'): Promise<Json[]> {
  const entries: Json[] = [];
  await index[method]({ batch: (hits) => void entries.push(...hits) });
  // Fields like `_metadata` say when an entry was saved, which a copy changes.
  return entries
    .map((entry) => Object.fromEntries(Object.entries(entry).filter(([key]) => !key.startsWith('_'))))
    .sort((one, other) => (String(one.objectID) < String(other.objectID) ? -1 : 1));
}

/** The service leaves these out of a copy, or counts them up. */
const NOT_COPIED = new Set(['replicas', 'primary', 'enableReRanking', 'mode', 'version']);

/** What of the live index's configuration did not arrive; settings that are ours to set may differ. Empty when all is there. */
export function findLosses(live: IndexConfiguration, copy: IndexConfiguration, ours: Json): string[] {
  const settings = Object.keys(live.settings).filter(
    (key) => !NOT_COPIED.has(key) && !(key in ours) && !isDeepStrictEqual(live.settings[key], copy.settings[key]),
  );
  return [
    ...(settings.length > 0 ? [`settings ${settings.join(', ')}`] : []),
    ...(isDeepStrictEqual(live.rules, copy.rules)
      ? []
      : [`rules (${live.rules.length} before, ${copy.rules.length} after)`]),
    ...(isDeepStrictEqual(live.synonyms, copy.synonyms)
      ? []
      : [`synonyms (${live.synonyms.length} before, ${copy.synonyms.length} after)`]),
  ];
}

/** Names of our settings that the index holds otherwise. */
export function findOtherSettings(settings: Json, ours: Json): string[] {
  return Object.keys(ours).filter((key) => !isDeepStrictEqual(settings[key], ours[key]));
}
