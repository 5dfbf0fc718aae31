import { createSearchEngine, type SearchEngine } from './engine';
import { MANIFEST_NAME, type EntryText, type IndexManifest, type PackedIndex, type TextShard } from './packed-index';

export type FetchJson = (name: string, options?: { readonly cache?: RequestCache }) => Promise<unknown>;

export interface IndexFiles {
  /** Loads the engine once, and again after a failure. */
  readonly engine: () => Promise<SearchEngine>;
  /** Fetches the texts of entries. Never rejects: texts that cannot be fetched stay undefined. */
  readonly loadTexts: (entries: readonly number[]) => Promise<void>;
  /** Text of an entry; undefined if it has not been fetched yet. */
  readonly textOf: (entry: number) => EntryText | undefined;
}

/** Loads the files of the local index on demand. */
export function createIndexFiles(fetchJson: FetchJson): IndexFiles {
  let index: Promise<{ readonly packed: PackedIndex; readonly engine: SearchEngine }> | undefined;
  let shards: PackedIndex['shards'] = [];
  let engine: SearchEngine | undefined;
  const texts = new Map<number, TextShard>();
  const loading = new Map<number, Promise<void>>();

  const load = async () => {
    const packed = (await fetchJson((await fetchManifest(fetchJson)).index)) as PackedIndex;
    engine = createSearchEngine(packed);
    shards = packed.shards;
    return { packed, engine };
  };

  const loadShard = (shard: number): Promise<void> => {
    const name = shards[shard]?.[0];
    if (name === undefined || texts.has(shard)) return Promise.resolve();
    const running =
      loading.get(shard) ??
      fetchJson(name)
        .then(
          (text) => void texts.set(shard, text as TextShard),
          () => undefined,
        )
        .finally(() => loading.delete(shard));
    loading.set(shard, running);
    return running;
  };

  return {
    engine: async () => {
      index ??= load();
      index.catch(() => {
        index = undefined;
      });
      return (await index).engine;
    },
    loadTexts: async (entries) => {
      await Promise.all([...new Set(entries.map((entry) => engine?.shardOf(entry) ?? -1))].map(loadShard));
    },
    textOf: (entry) => {
      const shard = engine?.shardOf(entry) ?? -1;
      return texts.get(shard)?.[entry - (shards[shard]?.[1] ?? 0)];
    },
  };
}

/** The manifest must be fresh. Without a connection, the one from the last visit is good enough. */
async function fetchManifest(fetchJson: FetchJson): Promise<IndexManifest> {
  try {
    return (await fetchJson(MANIFEST_NAME, { cache: 'no-cache' })) as IndexManifest;
  } catch {
    return (await fetchJson(MANIFEST_NAME, { cache: 'force-cache' })) as IndexManifest;
  }
}
