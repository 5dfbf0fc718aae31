import { findDifference, type Contents } from './index-contents';
import { previousName } from './index-names';
import { explain, PublishError, step } from './publish-error';
import { transfer, withTemporaryIndex, type Session } from './session';

/**
 * Fills a temporary index, compares it with what is expected and moves it over the live one. What was live is copied
 * aside before and becomes the previous index last, so a failed move costs neither the live index nor the one before.
 *
 * @param before What the live index contained when this run began; null if there was none.
 * @throws PublishError when a step fails or the live index is not the one moved.
 */
export async function replaceLive(
  session: Session,
  before: Contents | null,
  expected: Contents,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  const copied = await withTemporaryIndex(session, async (temporary) => {
    await fill(temporary);
    const compare = (): Promise<string | null> => findDifference(session, temporary, expected);
    const difference = await step(`Comparing ${temporary} with what was sent`, compare);
    if (difference !== null)
      throw new PublishError(`The temporary index is not what was sent: ${difference}. The live index is as it was.`);
    if (before === null) return void (await moveOverLive(session, temporary, new Map(), expected));
    return withTemporaryIndex(session, async (copy) => {
      await transfer(session, 'copy', session.environment.indexName, copy);
      await moveOverLive(session, temporary, before, expected);
      return copy;
    });
  });
  if (copied) await keepAsPrevious(session, copied);
}

/**
 * Moves the index and compares what is live then. The comparison decides: a response may be lost after the move was
 * made, and the service reports success for moving an index that is gone.
 */
async function moveOverLive(session: Session, temporary: string, before: Contents, expected: Contents): Promise<void> {
  const live = session.environment.indexName;
  const failure = await move(session, temporary, live);
  const difference = await findDifference(session, live, expected).catch((error: unknown) => {
    throw new PublishError(
      `${failure ?? explain(error)}. Whether ${live} was replaced could not be confirmed: it is either as it was or ` +
        'the new index, complete in both cases; npm run search:verify tells which.',
    );
  });
  if (difference === null) {
    if (failure !== null) session.log(`The response to a move was lost (${failure}), but it was moved.`);
    return;
  }
  if ((await findDifference(session, live, before)) === null)
    throw new PublishError(`${failure ?? `Moving ${temporary} had no effect`}. The live index is as it was.`);
  if (failure !== null) throw new PublishError(`${failure}. Another build published meanwhile.`);
  session.log(`Another build published after this one: ${difference} by now.`);
}

/** Returns the failure in words, or null. */
function move(session: Session, from: string, to: string): Promise<string | null> {
  return transfer(session, 'move', from, to).then(
    () => null,
    (error: unknown) => explain(error),
  );
}

/** The new index is live by now, so this may fail. Moving again after a lost response changes nothing. */
async function keepAsPrevious(session: Session, copied: string): Promise<void> {
  const previous = previousName(session.environment.indexName);
  let failure: string | null = 'it was not tried';
  for (let tries = 3; failure !== null && tries > 0 && !session.signal.aborted; tries -= 1)
    failure = await move(session, copied, previous);
  if (failure !== null)
    session.log(
      `Warning: what was live before is in ${copied} until a later run removes it, not in ${previous}: ${failure}`,
    );
}
