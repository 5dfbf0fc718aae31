import type { Json } from './algolia-client';
import {
  compareContents,
  contentsOf,
  describeDifference,
  findDifference,
  readContents,
  type Contents,
} from './index-contents';
import {
  CONFIGURATION_SCOPE,
  findLosses,
  findOtherSettings,
  readConfiguration,
  type IndexConfiguration,
} from './index-configuration';
import { indexSettings } from './index-settings';
import { PublishError, step } from './publish-error';
import { replaceLive } from './replace-live';
import { runPlugin } from './run-plugin';
import {
  copyIndex,
  removeStaleIndices,
  withSession,
  withTemporaryIndex,
  type Session,
  type SessionOptions,
} from './session';
import { checkDrop, validateRecords, type PublishRecord } from './validate-records';

export interface PublishOptions extends Omit<SessionOptions, 'readOnly'> {
  /** Check and compare, send nothing. */
  readonly dryRun?: boolean;
  readonly settings?: Json;
}

/**
 * Publishes the records: checked, sent to a temporary index by gatsby-plugin-algolia, compared with what was sent, and
 * moved over the live index. Until the last move, which the service makes whole or not at all, the live index is not
 * touched, so a failure leaves it as it was and another run completes the work.
 *
 * @param input Content of the records file.
 * @throws PublishError saying which step failed and why.
 */
export async function publishRecords(
  input: unknown,
  { dryRun = false, settings = indexSettings, ...options }: PublishOptions,
): Promise<void> {
  const records = validateRecords(input);
  await withSession({ ...options, readOnly: dryRun }, async (session) => {
    const { client, environment, log } = session;
    const live = environment.indexName;
    const before = await step(`Reading the index ${live}`, () => readContents(client, live));
    checkDrop(records.length, before?.size ?? 0, environment.allowShrink);
    if (dryRun) return describeDryRun(session, records, before);

    await removeStaleIndices(session);
    await withTemporaryIndex(session, async (temporary) => {
      const configuration = before === null ? null : await copyConfiguration(session, temporary);
      log(`Sending ${records.length} records to ${temporary}.`);
      await step(
        'Sending the records',
        () => runPlugin({ environment, temporaryIndex: temporary, records, settings, signal: session.signal }),
        records,
      );
      await checkTemporary(session, temporary, contentsOf(records), configuration, settings);
      await replaceLive(session, temporary, before, contentsOf(records));
    });
    log(`Published ${records.length} records to ${live}.`);
  });
}

function describeDryRun(
  { environment, log }: Session,
  records: readonly PublishRecord[],
  before: Contents | null,
): void {
  log(`Dry run: ${records.length} records are in order; nothing was sent.`);
  if (before === null) return log(`The index ${environment.indexName} does not exist; publishing would make it.`);
  const { missing, unexpected, changed } = compareContents(contentsOf(records), before);
  log(
    `Publishing to ${environment.indexName} (${before.size} records) would add ${missing.length}, change ${changed.length} and remove ${unexpected.length}.`,
  );
}

/** Gives the temporary index the live one's settings, rules and synonyms. */
async function copyConfiguration(session: Session, temporary: string): Promise<IndexConfiguration> {
  const live = session.environment.indexName;
  await copyIndex(session, live, temporary, CONFIGURATION_SCOPE);
  return step(`Reading the configuration of ${live}`, () => readConfiguration(session.client, live));
}

/** @throws PublishError when the temporary index is not what was sent, or lost something of the live index's configuration. */
async function checkTemporary(
  { client, log }: Session,
  temporary: string,
  expected: Contents,
  live: IndexConfiguration | null,
  settings: Json,
): Promise<void> {
  const difference = await step(`Comparing ${temporary} with what was sent`, () =>
    findDifference(client, temporary, expected),
  );
  if (difference !== null)
    throw new PublishError(
      `The temporary index is not what was sent: ${describeDifference(difference)}. The live index is as it was.`,
    );
  const copy = await step(`Reading the configuration of ${temporary}`, () => readConfiguration(client, temporary));
  const losses = live === null ? [] : findLosses(live, copy, settings);
  if (losses.length > 0)
    throw new PublishError(
      `The temporary index lacks parts of the live one: ${losses.join('; ')}. The live index is as it was.`,
    );
  const others = findOtherSettings(copy.settings, settings);
  if (others.length > 0)
    log(`The provider keeps these settings in another form than they were sent: ${others.join(', ')}.`);
}
