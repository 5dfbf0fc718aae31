import type { IndexSettings } from 'algoliasearch';
import { indexSettings } from '../index-settings';
import { compareContents, contentsOf, describeDifference, readContents, type Contents } from './index-contents';
import { findLosses, findOtherSettings, readConfiguration } from './index-configuration';
import { previousName } from './index-names';
import { PublishError, step } from './publish-error';
import { pushRecords } from './push-records';
import { replaceLive } from './replace-live';
import {
  CONFIGURATION_SCOPE,
  removeStaleIndices,
  transfer,
  withSession,
  type Session,
  type SessionOptions,
} from './session';
import { checkDrop, validateRecords } from './validate-records';

type Options = Omit<SessionOptions, 'readOnly'>;

export interface PublishOptions extends Options {
  /** Check and compare, send nothing. */
  readonly dryRun?: boolean;
}

/**
 * Publishes the records: validated, pushed into a temporary index by gatsby-plugin-algolia, compared with what was sent
 * and moved over the live index. Until that move, which the service makes whole or not at all, the live index is not
 * touched, so a failure leaves it as it was and another run completes the work.
 *
 * @param input Content of the records file.
 * @throws PublishError saying which step failed and why.
 */
export async function publishRecords(input: unknown, { dryRun = false, ...options }: PublishOptions): Promise<void> {
  const records = validateRecords(input);
  const expected = contentsOf(records);
  await withSession({ ...options, readOnly: dryRun }, async (session) => {
    const { environment, log } = session;
    const live = environment.indexName;
    const before = await read(session, live);
    checkDrop(records.length, before?.size ?? 0, environment.allowShrink);
    if (dryRun) return log(`Dry run, nothing was sent. ${describePlan(live, expected, before)}`);

    await removeStaleIndices(session);
    await replaceLive(session, before, expected, async (temporary) => {
      if (before !== null) await transfer(session, 'copy', live, temporary, CONFIGURATION_SCOPE);
      log(`Sending ${records.length} records to ${temporary}.`);
      await step('Sending the records', () => pushRecords(session, temporary, records, indexSettings), records);
      await checkConfiguration(session, before === null ? null : live, temporary);
    });
    log(`Published ${records.length} records to ${live}.`);
  });
}

/**
 * Compares the live index with the records of the build, reading only.
 *
 * @returns whether the index contains exactly these records. Settings that differ are only reported.
 * @throws PublishError when the records are invalid or the index cannot be read.
 */
export async function verify(input: unknown, options: Options): Promise<boolean> {
  const expected = contentsOf(validateRecords(input));
  return withSession({ ...options, readOnly: true }, async (session) => {
    const { client, environment, log } = session;
    const live = environment.indexName;
    const contents = await read(session, live);
    if (contents === null) {
      log(`The index ${live} does not exist.`);
      return false;
    }
    const difference = compareContents(expected, contents);
    log(`${live} has ${contents.size} records, the build ${expected.size}: ${describeDifference(difference)}.`);
    const settings = await step(`Reading the settings of ${live}`, () => client.getSettings({ indexName: live }));
    const others = findOtherSettings({ ...settings }, indexSettings);
    if (others.length > 0) log(`Settings that differ from the project's: ${others.join(', ')}.`);
    return difference === null;
  });
}

/**
 * Puts the previous index back by way of a temporary one, as publishing does. What was live becomes the previous one, so
 * rolling back a second time undoes the first.
 *
 * @throws PublishError when there is no previous index or a step fails; the live index is then as it was.
 */
export async function rollback(options: Options): Promise<void> {
  await withSession(options, async (session) => {
    const live = session.environment.indexName;
    const previous = previousName(live);
    const wanted = await read(session, previous);
    if (wanted === null)
      throw new PublishError(`There is no index ${previous}: nothing was published over ${live} yet.`);
    if (wanted.size === 0) throw new PublishError(`The index ${previous} is empty: rolling back would empty ${live}.`);
    const before = await read(session, live);
    await replaceLive(session, before, wanted, (temporary) => transfer(session, 'copy', previous, temporary));
    session.log(`${live} has the ${wanted.size} records of ${previous} again; what it had is now in ${previous}.`);
  });
}

function read({ client }: Session, name: string): Promise<Contents | null> {
  return step(`Reading the index ${name}`, () => readContents(client, name));
}

function describePlan(live: string, expected: Contents, before: Contents | null): string {
  if (before === null) return `The index ${live} does not exist; publishing would create it.`;
  const { missing = [], changed = [], unexpected = [] } = compareContents(expected, before) ?? {};
  return `Publishing to ${live} (${before.size} records) would add ${missing.length}, change ${changed.length} and remove ${unexpected.length}.`;
}

/** @throws PublishError when the temporary index lacks something of the live index's configuration. */
async function checkConfiguration({ client, log }: Session, live: string | null, temporary: string): Promise<void> {
  const readOf = (name: string): ReturnType<typeof readConfiguration> =>
    step(`Reading the configuration of ${name}`, () => readConfiguration(client, name));
  const copy = await readOf(temporary);
  const losses = live === null ? [] : findLosses(await readOf(live), copy, indexSettings);
  if (losses.length > 0)
    throw new PublishError(
      `The temporary index lacks parts of the live one: ${losses.join('; ')}. The live index is as it was.`,
    );
  const others = findOtherSettings(copy.settings, indexSettings);
  if (others.length > 0) log(`The provider changed the form of these settings: ${others.join(', ')}.`);
}
