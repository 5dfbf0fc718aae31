import {
  compareContents,
  contentsOf,
  describeDifference,
  findLosses,
  findOtherSettings,
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
  /** Check and compare, send nothing. */
  readonly dryRun?: boolean;
}

/**
 * Publishes the records: validated, pushed into a temporary index by gatsby-plugin-algolia, compared with what was sent
 * and moved over the live index. Until that move, which the service makes whole or not at all, the live index is not
 * touched, so a failure leaves it as it was and another run completes the work.
 *
 * @param input Content of the records file.
 * @throws Error saying which step failed and why.
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
    const losses = await step('Comparing the configuration', findLosses(session, live, temporary));
    if (losses.length > 0)
      throw new Error(
        `The temporary index lacks parts of the live one: ${losses.join('; ')}. The live index is as it was.`,
      );
  });
  options.log(`Published ${records.length} records to ${live}.`);
}

/**
 * Compares the live index with the records of the build, reading only. Settings that differ are only reported.
 *
 * @returns whether the index contains exactly these records.
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
  const others = findOtherSettings(indexSettings, settings);
  if (others.length > 0) options.log(`Settings that differ from the project's: ${others.join(', ')}.`);
  return difference === null;
}

/**
 * Puts the previous index back by way of a temporary one, as publishing does. What was live becomes the previous one,
 * so rolling back a second time undoes the first.
 *
 * @throws Error when there is no previous index or a step fails; the live index is then as it was.
 */
export async function rollback(options: SessionOptions): Promise<void> {
  const session = openSession(options);
  const live = options.environment.indexName;
  const previous = previousName(live);
  const wanted = await read(session, previous);
  if (wanted === null) throw new Error(`There is no index ${previous}: nothing was published over ${live} yet.`);
  if (wanted.size === 0) throw new Error(`The index ${previous} is empty: rolling back would empty ${live}.`);
  const before = await read(session, live);
  await replaceLive(session, before, wanted, (temporary) => transfer(session, 'copy', previous, temporary));
  options.log(`${live} has the ${wanted.size} records of ${previous} again; what it had is now in ${previous}.`);
}

function read(session: Session, name: string): Promise<Contents | null> {
  return step(`Reading the index ${name}`, readContents(session, name));
}
