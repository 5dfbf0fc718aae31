import {
  compareContents,
  contentsOf,
  describeDifference,
  findDifference,
  findDifferentSettings,
  findMissingConfiguration,
  readContents,
  type Contents,
} from './index-contents';
import { previousName, stagedName, stagedNames } from './index-names';
import { indexSettings } from '../index-settings';
import { pushRecords } from './push-records';
import { removeStaleIndices, replaceLive, stageIndex, transfer } from './replace-live';
import { openSession, step, type Session, type SessionOptions } from './session';
import { checkDrop, validateRecords, type PublishRecord } from './validate-records';
import { counted } from '../../../site/counted';

export interface PublishOptions extends SessionOptions {
  /** Validate and compare only; write nothing. */
  readonly dryRun?: boolean;
}

/**
 * The last step of a build: validates the records and has gatsby-plugin-algolia push them into a temporary index, which
 * is verified and kept for `publishRecords`. The live index is not touched, because its hits must not lead to pages
 * that have not been deployed yet.
 *
 * @param input Parsed content of the records file.
 * @throws Error naming the step that failed and the reason.
 */
export async function stageRecords(input: unknown, options: SessionOptions): Promise<void> {
  const run = await prepare(input, options, false);
  const { session, live, expected, records } = run;
  const staged = await findStaged(run, await removeStaleIndices(session));
  const name = staged ?? stagedName(live, session.now(), expected);
  if (staged === null) await stageIndex(session, name, expected, (temporary) => fill(run, temporary));
  const sent =
    staged === null ? `Sent ${counted(records.length, 'record')} to ${name}` : `The records are already in ${name}`;
  options.log(`${sent}. After the site has been deployed, npm run search:publish makes them live.`);
}

/**
 * Publishes the records: moves the index that the build has staged over the live one. Without such an index, or if the
 * configuration has changed since, fills one in the same way. The live index is not touched until the move, which is
 * atomic, so a failure leaves it unchanged and running the command again completes the work.
 *
 * @param input Parsed content of the records file.
 * @throws Error naming the step that failed and the reason.
 */
export async function publishRecords(input: unknown, { dryRun = false, ...options }: PublishOptions): Promise<void> {
  const run = await prepare(input, options, dryRun);
  const { session, live, expected, before, records } = run;
  if (dryRun) {
    const { missing, changed, unexpected } = compareContents(expected, before ?? new Map());
    const counts = `add ${missing.length}, change ${changed.length} and remove ${unexpected.length}`;
    return options.log(`Dry run, nothing was sent. Publishing to ${live} would ${counts} records.`);
  }
  const staged = await findStaged(run, await removeStaleIndices(session));
  await replaceLive(session, before, expected, (temporary) => fill(run, temporary), staged);
  options.log(`Published ${counted(records.length, 'record')} to ${live}.`);
}

/** What a run sends, and what it found in the live index. */
interface Run {
  readonly session: Session;
  /** Name of the live index. */
  readonly live: string;
  /** Contents of the live index; null if it does not exist. */
  readonly before: Contents | null;
  readonly records: readonly PublishRecord[];
  readonly expected: Contents;
}

/** Validates the records and compares their number with that in the live index. */
async function prepare(input: unknown, options: SessionOptions, readOnly: boolean): Promise<Run> {
  const records = validateRecords(input);
  const session = openSession(options, readOnly);
  const { indexName: live, allowShrink } = options.environment;
  const before = await read(session, live);
  checkDrop(records.length, before?.size ?? 0, allowShrink);
  return { session, live, before, records, expected: contentsOf(records) };
}

/** Fills a temporary index with the configuration of the live one and the records. */
async function fill({ session, live, before, records }: Run, temporary: string): Promise<void> {
  if (before !== null) await transfer(session, 'copy', live, temporary, ['settings', 'rules', 'synonyms']);
  await step('Sending the records', pushRecords(session, temporary, records));
  if (before === null) return;
  const missing = await step('Comparing the configuration', findMissingConfiguration(session, live, temporary));
  if (missing.length > 0)
    throw new Error(
      `Parts of the live index are missing from its copy: ${missing.join('; ')}. The live index is unchanged.`,
    );
}

/** The newest index that was staged with these records and still has the configuration of the live one. */
async function findStaged({ session, live, before, expected }: Run, names: readonly string[]): Promise<string | null> {
  for (const name of stagedNames(names, live, expected)) {
    const difference = await step(`Comparing ${name} with the records`, findDifference(session, name, expected));
    const missing =
      before === null ? [] : await step('Comparing the configuration', findMissingConfiguration(session, live, name));
    if (difference === null && missing.length === 0) return name;
    session.log(`Not using ${name}: ${difference ?? `the live index now has other ${missing.join('; ')}`}.`);
  }
  return null;
}

/**
 * Compares the live index with the records of the build without writing anything. Different settings are only logged.
 *
 * @returns true if the index contains exactly these records.
 */
export async function verify(input: unknown, options: SessionOptions): Promise<boolean> {
  const expected = contentsOf(validateRecords(input));
  const session = openSession(options, true);
  const { indexName } = options.environment;
  const contents = await read(session, indexName);
  if (contents === null) options.log(`The index ${indexName} does not exist.`);
  if (contents === null) return false;
  const difference = describeDifference(compareContents(expected, contents));
  const counts = `${indexName} has ${contents.size} records, the build ${expected.size}`;
  options.log(`${counts}: ${difference ?? 'no difference'}.`);
  const settings = await step(`Reading the settings of ${indexName}`, session.client.getSettings({ indexName }));
  const different = findDifferentSettings(indexSettings, settings);
  if (different.length > 0) options.log(`Settings that differ from the project's: ${different.join(', ')}.`);
  return difference === null;
}

/**
 * Restores the previous index through a temporary one, in the same way as publishing. The index that was live becomes
 * the previous one, so a second rollback undoes the first.
 *
 * @throws Error when there is no previous index or a step fails; the live index is then unchanged.
 */
export async function rollback(options: SessionOptions): Promise<void> {
  const session = openSession(options);
  const live = options.environment.indexName;
  const previous = previousName(live);
  const restored = await read(session, previous);
  if (restored === null) throw new Error(`There is no index ${previous}: nothing was published over ${live} yet.`);
  if (restored.size === 0) throw new Error(`The index ${previous} is empty: rolling back would empty ${live}.`);
  const before = await read(session, live);
  await replaceLive(session, before, restored, (temporary) => transfer(session, 'copy', previous, temporary));
  options.log(
    `Restored the ${restored.size} records of ${previous} to ${live}; the replaced records are now in ${previous}.`,
  );
}

function read(session: Session, name: string): Promise<Contents | null> {
  return step(`Reading the index ${name}`, readContents(session, name));
}
