import {
  compareContents,
  contentsOf,
  describeDifference,
  findDifferentSettings,
  findMissingConfiguration,
  readContents,
  type Contents,
} from './index-contents';
import { previousName } from './index-names';
import { indexSettings } from '../index-settings';
import { pushRecords } from './push-records';
import { removeStaleIndices, replaceLive, transfer } from './replace-live';
import { openSession, step, type Session, type SessionOptions } from './session';
import { checkDrop, validateRecords } from './validate-records';

export interface PublishOptions extends SessionOptions {
  /** Validate and compare only; write nothing. */
  readonly dryRun?: boolean;
}

/**
 * Publishes the records: validates them, has gatsby-plugin-algolia push them into a temporary index, verifies that
 * index and moves it over the live one. The live index is not touched until the move, which is atomic, so a failure
 * leaves it unchanged and running the command again completes the work.
 *
 * @param input Parsed content of the records file.
 * @throws Error naming the step that failed and the reason.
 */
export async function publishRecords(input: unknown, { dryRun = false, ...options }: PublishOptions): Promise<void> {
  const records = validateRecords(input);
  const expected = contentsOf(records);
  const session = openSession(options, dryRun);
  const { indexName: live, allowShrink } = options.environment;
  const before = await read(session, live);
  checkDrop(records.length, before?.size ?? 0, allowShrink);
  if (dryRun) {
    const { missing, changed, unexpected } = compareContents(expected, before ?? new Map());
    const counts = `add ${missing.length}, change ${changed.length} and remove ${unexpected.length}`;
    return options.log(`Dry run, nothing was sent. Publishing to ${live} would ${counts} records.`);
  }
  await removeStaleIndices(session);
  await replaceLive(session, before, expected, async (temporary) => {
    if (before !== null) await transfer(session, 'copy', live, temporary, ['settings', 'rules', 'synonyms']);
    await step('Sending the records', pushRecords(session, temporary, records));
    if (before === null) return;
    const missing = await step('Comparing the configuration', findMissingConfiguration(session, live, temporary));
    if (missing.length > 0)
      throw new Error(
        `Parts of the live index are missing from its copy: ${missing.join('; ')}. The live index is unchanged.`,
      );
  });
  options.log(`Published ${records.length} records to ${live}.`);
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
