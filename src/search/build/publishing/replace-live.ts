import { findDifference, type Contents } from './index-contents';
import { isStale, previousName, temporaryName } from './index-names';
import { explain, openSession, retry, step, type Session } from './session';

/**
 * Fills a temporary index, compares it with what is expected and moves it over the live one. What was live is copied
 * aside before and becomes the previous index last, so a failed move costs neither the live index nor the one before.
 *
 * @param before What the live index contained when this run began; null if there was none.
 * @throws Error when a step fails or the live index is not the one moved; the temporary indices are then removed.
 */
export async function replaceLive(
  session: Session,
  before: Contents | null,
  expected: Contents,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  const live = session.environment.indexName;
  const [temporary, copy] = [temporaryName(live, session.now()), temporaryName(live, session.now())];
  try {
    await fill(temporary);
    const comparing = findDifference(session, temporary, expected);
    const difference = await step(`Comparing ${temporary} with what was sent`, comparing);
    if (difference !== null)
      throw new Error(`The temporary index is not what was sent: ${difference}. The live index is as it was.`);
    if (before !== null) await transfer(session, 'copy', live, copy);
    await moveOverLive(session, temporary, before ?? new Map(), expected);
  } catch (error) {
    await removeIndices(session, [temporary, copy]);
    throw error;
  }
  if (before === null) return;
  // The new index is live by now, so this may fail. Moving again after a lost response changes nothing.
  await retry(() => transfer(session, 'move', copy, previousName(live))).catch((error: Error) =>
    session.log(`Warning: what was live before stays in ${copy} until a later run removes it. ${error.message}`),
  );
}

/**
 * Moves the index and compares what is live then. The comparison decides: a response may be lost after the move was
 * made, and the service reports success for moving an index that is gone.
 */
async function moveOverLive(session: Session, temporary: string, before: Contents, expected: Contents): Promise<void> {
  const live = session.environment.indexName;
  const failure = await transfer(session, 'move', temporary, live).catch((error: Error) => error.message);
  const difference = await findDifference(session, live, expected).catch((error: unknown) => {
    throw new Error(
      `${failure ?? explain(error)}. Whether ${live} was replaced could not be confirmed: it is either as it was or ` +
        'the new index, complete in both cases; npm run search:verify tells which.',
    );
  });
  if (difference === null) {
    if (failure) session.log(`A response was lost (${failure}), but it was moved.`);
    return;
  }
  if ((await findDifference(session, live, before)) === null)
    throw new Error(`${failure ?? `Moving ${temporary} had no effect`}. The live index is as it was.`);
  if (failure) throw new Error(`${failure}. Another build published meanwhile.`);
  session.log(`Another build published after this one: ${difference} by now.`);
}

/** Copies or moves an index over another, the whole or its configuration, and waits until that is done. */
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

/** Removes temporary indices that broken runs left behind. */
export async function removeStaleIndices(session: Session): Promise<void> {
  const { environment, client, log, now } = session;
  const { items } = await client.listIndices().catch((error: unknown) => {
    log(`Could not look for temporary indices that earlier builds left: ${explain(error)}`);
    return { items: [] };
  });
  const names = items.map(({ name }) => name).filter((name) => isStale(name, environment.indexName, now()));
  await removeIndices(session, names);
}

/** Removes indices, with a deadline of their own since the session's may be over. A failure is only logged. */
async function removeIndices({ environment, log }: Session, names: readonly string[]): Promise<void> {
  const { client } = openSession({ environment, log, deadline: 30 });
  const remove = (indexName: string): Promise<unknown> =>
    client.deleteIndex({ indexName }).then(({ taskID }) => client.waitForTask({ indexName, taskID }));
  for (const name of names)
    await remove(name).catch((error: unknown) =>
      log(`The temporary index ${name} could not be removed (${explain(error)}); a later run will do it.`),
    );
}
