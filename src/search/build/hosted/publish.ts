import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { counted } from '../../../site/counted';
import { digestOf, type HostedIndex } from './hosted-index';
import { indexSettings } from './index-settings';

/** Content digests by record id. */
type Contents = ReadonlyMap<string, string>;

interface PublishOptions {
  /** Folder of the built site. */
  readonly directory: string;
  /** Publish even if far fewer records remain. */
  readonly allowShrink: boolean;
  readonly log: (line: string) => void;
}

/** Largest share of the live records that a publication may remove. */
const ALLOWED_DROP = 0.3;

/**
 * Makes the staging index the live one if it has the records of the built site, and keeps a copy of the live one. What
 * was made in the provider's dashboard is taken over: settings that this project does not set, rules and synonyms.
 *
 * @throws Error naming the index and the reason; until the move, which is atomic, the live index is unchanged
 */
export async function publish(target: HostedIndex, { directory, allowShrink, log }: PublishOptions): Promise<void> {
  const { live, staging, previous } = target;
  const client = connect(target);
  const built = readBuilt(directory);
  const before = await readContents(client, live);
  if (before && describeDifference(built, before) === null)
    return log(`${live} already has the records of ${directory}.`);
  const difference = describeDifference(built, (await readContents(client, staging)) ?? new Map());
  if (difference !== null)
    throw new Error(
      `${staging} does not have the records of ${directory}: ${difference}. Run npm run build with the same variables.`,
    );
  if (!allowShrink) checkDrop(live, built.size, before?.size ?? 0);
  if (before) {
    await transfer(client, 'copy', live, staging, ['settings', 'rules', 'synonyms']);
    const { taskID } = await client.setSettings({ indexName: staging, indexSettings });
    await client.waitForTask({ indexName: staging, taskID });
    await transfer(client, 'copy', live, previous);
  }
  await transfer(client, 'move', staging, live);
  await confirm(client, live, built);
  log(`Published ${counted(built.size, 'record')} to ${live}${before ? `; those before are in ${previous}` : ''}.`);
}

/**
 * Makes the previous index the live one, and the live one the previous, so that a second call undoes the first. At each
 * step, both are complete under some name.
 *
 * @throws Error if there is no previous index, or a step fails
 */
export async function rollBack(target: HostedIndex, log: (line: string) => void): Promise<void> {
  const { live, staging, previous } = target;
  const client = connect(target);
  const restored = await readContents(client, previous);
  if (!restored?.size) throw new Error(`There are no records in ${previous}: nothing was published over ${live} yet.`);
  await transfer(client, 'copy', live, staging);
  await transfer(client, 'move', previous, live);
  await confirm(client, live, restored);
  await transfer(client, 'move', staging, previous);
  log(`Restored ${counted(restored.size, 'record')} to ${live}; the replaced ones are in ${previous}.`);
}

function connect({ appId, writeKey, hosts }: HostedIndex): Algoliasearch {
  return algoliasearch(appId, writeKey, { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' })) });
}

/** Null when the index does not exist. */
async function readContents(client: Algoliasearch, indexName: string): Promise<Contents | null> {
  const contents = new Map<string, string>();
  try {
    if (!(await client.indexExists({ indexName }))) return null;
    await client.browseObjects<{ internal?: { contentDigest: string } }>({
      indexName,
      browseParams: { attributesToRetrieve: ['internal.contentDigest'] },
      aggregator: ({ hits }) => {
        for (const { objectID, internal } of hits) contents.set(objectID, internal?.contentDigest ?? '');
      },
    });
  } catch (error) {
    throw new Error(`Reading ${indexName} failed: ${(error as Error).message}`);
  }
  return contents;
}

function readBuilt(directory: string): Contents {
  const file = join(directory, 'search', 'records.json');
  if (!existsSync(file)) throw new Error(`${file} does not exist: run npm run build first.`);
  const records = JSON.parse(readFileSync(file, 'utf8')) as { readonly objectID: string }[];
  if (records.length === 0) throw new Error(`${file} has no records: publishing them would empty the index.`);
  return new Map(records.map((record) => [record.objectID, digestOf(record)]));
}

/** Example: `2 missing (/docs/a, /docs/b), 1 changed (/docs/c)`; null when nothing differs. */
function describeDifference(expected: Contents, actual: Contents): string | null {
  const ids = [...expected.keys()];
  const kinds = {
    missing: ids.filter((id) => !actual.has(id)),
    unexpected: [...actual.keys()].filter((id) => !expected.has(id)),
    changed: ids.filter((id) => actual.has(id) && actual.get(id) !== expected.get(id)),
  };
  const parts = Object.entries(kinds)
    .filter(([, found]) => found.length > 0)
    .map(
      ([kind, found]) => `${found.length} ${kind} (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''})`,
    );
  return parts.join(', ') || null;
}

/** Guards against an incomplete set of records, for example from a broken build. */
function checkDrop(live: string, count: number, liveCount: number): void {
  if (count >= liveCount * (1 - ALLOWED_DROP)) return;
  const percent = Math.round((1 - count / liveCount) * 100);
  throw new Error(
    `${live} has ${liveCount} records, this build only ${count}: ${percent} % fewer; at most ${ALLOWED_DROP * 100} % ` +
      'is allowed. If this is intended, add --allow-shrink.',
  );
}

/** Copies or moves an index, or parts of its configuration, over another and waits until that is done. */
async function transfer(
  client: Algoliasearch,
  operation: 'copy' | 'move',
  indexName: string,
  destination: string,
  scope?: ('settings' | 'rules' | 'synonyms')[],
): Promise<void> {
  try {
    const operationIndexParams = { operation, destination, scope };
    const { taskID } = await client.operationIndex({ indexName, operationIndexParams });
    await client.waitForTask({ indexName: destination, taskID });
  } catch (error) {
    throw new Error(`The ${operation} of ${indexName} to ${destination} failed: ${(error as Error).message}`);
  }
}

/** The service reports success for moving an index that no longer exists. */
async function confirm(client: Algoliasearch, live: string, expected: Contents): Promise<void> {
  const difference = describeDifference(expected, (await readContents(client, live)) ?? new Map());
  if (difference !== null) throw new Error(`${live} was replaced by something else in the meantime: ${difference}.`);
}
