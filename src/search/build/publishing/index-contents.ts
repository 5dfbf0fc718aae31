import type { AlgoliaClient } from './algolia-client';

/** Digest of every record by its id. A record that lacks one has an empty text. */
export type Contents = ReadonlyMap<string, string>;

/** Reads which records an index holds; null when there is no such index. */
export async function readContents(client: AlgoliaClient, name: string): Promise<Contents | null> {
  const index = client.initIndex(name);
  if (!(await index.exists())) return null;
  const contents = new Map<string, string>();
  await index.browseObjects({
    attributesToRetrieve: ['internal.contentDigest'],
    batch: (hits) => {
      for (const { objectID, internal } of hits)
        contents.set(String(objectID), (internal as { contentDigest?: string } | undefined)?.contentDigest ?? '');
    },
  });
  return contents;
}

export function contentsOf(
  records: readonly { readonly objectID: string; readonly internal: { readonly contentDigest: string } }[],
): Contents {
  return new Map(records.map(({ objectID, internal }) => [objectID, internal.contentDigest]));
}

/** Ids by how they differ. */
export interface Difference {
  readonly missing: readonly string[];
  readonly unexpected: readonly string[];
  readonly changed: readonly string[];
}

export function compareContents(expected: Contents, actual: Contents): Difference {
  const ids = [...expected.keys()];
  return {
    missing: ids.filter((id) => !actual.has(id)),
    unexpected: [...actual.keys()].filter((id) => !expected.has(id)),
    changed: ids.filter((id) => actual.has(id) && actual.get(id) !== expected.get(id)),
  };
}

export function isSame({ missing, unexpected, changed }: Difference): boolean {
  return missing.length + unexpected.length + changed.length === 0;
}

/** `2 missing (/docs/a, /docs/b), 1 with other content (/docs/c)`. */
export function describeDifference({ missing, unexpected, changed }: Difference): string {
  const part = (ids: readonly string[], what: string): string[] =>
    ids.length === 0 ? [] : [`${ids.length} ${what} (${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''})`];
  const parts = [...part(missing, 'missing'), ...part(unexpected, 'too many'), ...part(changed, 'with other content')];
  return parts.length === 0 ? 'no difference' : parts.join(', ');
}

/**
 * Reads an index until it holds what is expected. Tasks are known to be done by then, but a reading host may lag a
 * little behind. Gives the last difference seen, which is null when the index holds exactly what is expected.
 */
export async function findDifference(
  client: AlgoliaClient,
  name: string,
  expected: Contents,
  { attempts = 4, pause = 200 } = {},
): Promise<Difference | null> {
  for (let attempt = 1; ; attempt += 1) {
    const difference = compareContents(expected, (await readContents(client, name)) ?? new Map());
    if (isSame(difference)) return null;
    if (attempt === attempts) return difference;
    await new Promise((resolve) => setTimeout(resolve, pause * attempt));
  }
}
