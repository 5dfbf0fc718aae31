import { compareContents, contentsOf, describeDifference, readContents, type Contents } from './index-contents';
import { findLosses, findOtherSettings, readConfiguration } from './index-configuration';
import { previousName } from './index-names';
import { PublishError, step } from './publish-error';
import { pushRecords } from './push-records';
import { replaceLive } from './replace-live';
import { isReading, removeStaleIndices, transfer, withSession, type Session, type SessionOptions } from './session';
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
 * @throws PublishError saying which step failed and why.
 */
export async function publishRecords(input: unknown, { dryRun = false, ...options }: PublishOptions): Promise<void> {
  const records = validateRecords(input);
  const publish = async (session: Session): Promise<void> => {
    const { indexName: live, allowShrink } = session.environment;
    const before = await read(session, live);
    checkDrop(records.length, before?.size ?? 0, allowShrink);
    if (dryRun) return session.log(describePlan(live, contentsOf(records), before));
    await removeStaleIndices(session);
    await replaceLive(session, before, contentsOf(records), async (temporary) => {
      if (before !== null) await transfer(session, 'copy', live, temporary, ['settings', 'rules', 'synonyms']);
      session.log(`Sending ${records.length} records to ${temporary}.`);
      await step('Sending the records', () => pushRecords(session, temporary, records), records);
      if (before !== null) await checkConfiguration(session, temporary);
    });
    session.log(`Published ${records.length} records to ${live}.`);
  };
  await withSession(options, publish, dryRun ? isReading : undefined);
}

function describePlan(live: string, expected: Contents, before: Contents | null): string {
  if (before === null) return `Dry run, nothing was sent. Publishing would create the index ${live}.`;
  const { missing, changed, unexpected } = compareContents(expected, before);
  const counts = `add ${missing.length}, change ${changed.length} and remove ${unexpected.length}`;
  return `Dry run, nothing was sent. Publishing to ${live} (${before.size} records) would ${counts}.`;
}

/** @throws PublishError when the temporary index lacks something of the live index's configuration. */
async function checkConfiguration({ client, environment }: Session, temporary: string): Promise<void> {
  const losses = await step('Comparing the configuration', async () =>
    findLosses(await readConfiguration(client, environment.indexName), await readConfiguration(client, temporary)),
  );
  if (losses.length === 0) return;
  const list = losses.join('; ');
  throw new PublishError(`The temporary index lacks parts of the live one: ${list}. The live index is as it was.`);
}

/**
 * Compares the live index with the records of the build, reading only. Settings that differ are only reported.
 *
 * @returns whether the index contains exactly these records.
 */
export async function verify(input: unknown, options: SessionOptions): Promise<boolean> {
  const expected = contentsOf(validateRecords(input));
  const compare = async (session: Session): Promise<boolean> => {
    const { client, environment, log } = session;
    const live = environment.indexName;
    const contents = await read(session, live);
    if (contents === null) log(`The index ${live} does not exist.`);
    if (contents === null) return false;
    const difference = describeDifference(compareContents(expected, contents));
    log(`${live} has ${contents.size} records, the build ${expected.size}: ${difference ?? 'no difference'}.`);
    const settings = await step(`Reading the settings of ${live}`, () => client.getSettings({ indexName: live }));
    const others = findOtherSettings(settings);
    if (others.length > 0) log(`Settings that differ from the project's: ${others.join(', ')}.`);
    return difference === null;
  };
  return withSession(options, compare, isReading);
}

/**
 * Puts the previous index back by way of a temporary one, as publishing does. What was live becomes the previous one,
 * so rolling back a second time undoes the first.
 *
 * @throws PublishError when there is no previous index or a step fails; the live index is then as it was.
 */
export async function rollback(options: SessionOptions): Promise<void> {
  await withSession(options, async (session) => {
    const live = session.environment.indexName;
    const previous = previousName(live);
    const wanted = await read(session, previous);
    if (wanted === null)
      throw new PublishError(`There is no index ${previous}: nothing was published over ${live} yet.`);
    if (wanted.size === 0) throw new PublishError(`The index ${previous} is empty: rolling back would empty ${live}.`);
    const fill = (temporary: string): Promise<void> => transfer(session, 'copy', previous, temporary);
    await replaceLive(session, await read(session, live), wanted, fill);
    session.log(`${live} has the ${wanted.size} records of ${previous} again; what it had is now in ${previous}.`);
  });
}

function read(session: Session, name: string): Promise<Contents | null> {
  return step(`Reading the index ${name}`, () => readContents(session, name));
}
