import { findDifference, type Contents } from './index-contents';
import { isStale, previousName, temporaryName } from './index-names';
import { explain, openSession, retry, step, type Session } from './session';

/**
 * Fills a temporary index, unless an earlier run has staged one, verifies its contents and moves it over the live one.
 * The live index is copied first, and the copy becomes the previous index last, so a failed move loses neither the live
 * index nor the previous one.
 *
 * @param before Contents of the live index when this run began; null if it did not exist.
 * @param staged Name of the index that an earlier run has filled; null if there is none.
 * @throws Error when a step fails or the live index is not the one moved; the temporary indices are then removed.
 */
export async function replaceLive(
  session: Session,
  before: Contents | null,
  expected: Contents,
  fill: (temporary: string) => Promise<void>,
  staged: string | null = null,
): Promise<void> {
  const live = session.environment.indexName;
  const [temporary, copy] = [staged ?? temporaryName(live, session.now()), temporaryName(live, session.now())];
  try {
    if (staged === null) await fillAndCompare(session, temporary, expected, fill);
    if (before !== null) await transfer(session, 'copy', live, copy);
    await moveOverLive(session, temporary, before ?? new Map(), expected);
  } catch (error) {
    await removeIndices(session, [temporary, copy]);
    throw error;
  }
  if (before === null) return;
  // The new index is already live, so a failure here is only a warning. Moving again after a lost response is harmless.
  await retry(() => transfer(session, 'move', copy, previousName(live))).catch((error: Error) =>
    session.log(`Warning: the replaced index stays in ${copy} until a later run removes it. ${error.message}`),
  );
}

/**
 * Fills an index for a later run, which makes it the live one.
 *
 * @throws Error when a step fails; the index is then removed.
 */
export async function stageIndex(
  session: Session,
  name: string,
  expected: Contents,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  try {
    await fillAndCompare(session, name, expected, fill);
  } catch (error) {
    await removeIndices(session, [name]);
    throw error;
  }
}

async function fillAndCompare(
  session: Session,
  temporary: string,
  expected: Contents,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  await fill(temporary);
  const comparing = findDifference(session, temporary, expected);
  const difference = await step(`Comparing ${temporary} with the records sent`, comparing);
  if (difference !== null)
    throw new Error(`The temporary index differs from the records sent: ${difference}. The live index is unchanged.`);
}

/**
 * Moves the index, then compares the live one. Only the comparison counts: the response to a successful move can be
 * lost, and the service reports success for moving an index that no longer exists.
 */
async function moveOverLive(session: Session, temporary: string, before: Contents, expected: Contents): Promise<void> {
  const live = session.environment.indexName;
  const failure = await transfer(session, 'move', temporary, live).catch((error: Error) => error.message);
  const difference = await findDifference(session, live, expected).catch((error: unknown) => {
    throw new Error(
      `${failure ?? explain(error)}. Could not confirm whether ${live} was replaced: it is either unchanged or the ` +
        'complete new index. Run npm run search:verify to find out.',
    );
  });
  if (difference === null) {
    if (failure) session.log(`A response was lost (${failure}), but the index was moved.`);
    return;
  }
  if ((await findDifference(session, live, before)) === null)
    throw new Error(`${failure ?? `Moving ${temporary} had no effect`}. The live index is unchanged.`);
  if (failure) throw new Error(`${failure}. Another build published in the meantime.`);
  session.log(`Another build published after this one: ${difference}.`);
}

/** Copies or moves an index, or parts of its configuration, over another and waits for the task to finish. */
export async function transfer(
  { client }: Session,
  operation: 'copy' | 'move',
  indexName: string,
  destination: string,
  scope?: ('settings' | 'rules' | 'synonyms')[],
): Promise<void> {
  const done = client
    .operationIndex({ indexName, operationIndexParams: { operation, destination, scope } })
    .then(({ taskID }) => client.waitForTask({ indexName: destination, taskID }));
  await step(`${operation === 'copy' ? 'Copying' : 'Moving'} ${indexName} to ${destination}`, done);
}

/** Removes temporary indices left behind by interrupted runs. Returns the names of all other indices. */
export async function removeStaleIndices(session: Session): Promise<string[]> {
  const { environment, client, log, now } = session;
  const { items } = await client.listIndices().catch((error: unknown) => {
    log(`Could not list temporary indices of earlier builds: ${explain(error)}`);
    return { items: [] };
  });
  const names = items.map(({ name }) => name);
  const stale = names.filter((name) => isStale(name, environment.indexName, now()));
  await removeIndices(session, stale);
  return names.filter((name) => !stale.includes(name));
}

/** Removes indices with a separate deadline, because the session's may have passed. Failures are only logged. */
async function removeIndices({ environment, log }: Session, names: readonly string[]): Promise<void> {
  const { client } = openSession({ environment, log, deadline: 30 });
  const remove = (indexName: string): Promise<unknown> =>
    client.deleteIndex({ indexName }).then(({ taskID }) => client.waitForTask({ indexName, taskID }));
  for (const name of names)
    await remove(name).catch((error: unknown) =>
      log(`Could not remove the temporary index ${name} (${explain(error)}); a later run will remove it.`),
    );
}
