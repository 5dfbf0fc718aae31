import {
  compareContents,
  describeDifference,
  findDifference,
  isSame,
  readContents,
  type Contents,
  type Difference,
} from './index-contents';
import { previousName } from './index-names';
import { explain, PublishError } from './publish-error';
import { copyIndex, withTemporaryIndex, type Session } from './session';

/**
 * Moves the temporary index over the live one, and keeps what was live as the previous index. That is copied aside first
 * and becomes the previous index last, so that a failed move costs neither the live index nor the one before it.
 *
 * @param before What the live index held when this run began; null if there was none.
 * @param expected What the temporary index holds.
 * @throws PublishError when the live index is not the one moved.
 */
export async function replaceLive(
  session: Session,
  temporary: string,
  before: Contents | null,
  expected: Contents,
): Promise<void> {
  if (before === null) return moveOverLive(session, temporary, before, expected);
  const kept = await withTemporaryIndex(session, async (copy) => {
    await copyIndex(session, session.environment.indexName, copy);
    await moveOverLive(session, temporary, before, expected);
    return copy;
  });
  await keepAsPrevious(session, kept);
}

/**
 * Moves, and looks at what came of it. The look decides: an answer may be lost after the move was made, and the service
 * reports success for moving an index that is gone.
 */
async function moveOverLive(
  session: Session,
  temporary: string,
  before: Contents | null,
  expected: Contents,
): Promise<void> {
  const { client, environment, log } = session;
  const live = environment.indexName;
  const failure = await move(session, temporary, live);
  const difference = await lookAt(session, live, expected, failure);
  if (difference === null) {
    if (failure !== null) log(`The answer to moving the index was lost (${failure}), but it was moved.`);
    return;
  }
  const now = (await readContents(client, live)) ?? new Map<string, string>();
  const unchanged = isSame(compareContents(before ?? new Map(), now));
  if (unchanged)
    throw new PublishError(
      `Moving ${temporary} over ${live} failed: ${failure ?? 'it had no effect'}. The live index is as it was.`,
    );
  if (failure !== null)
    throw new PublishError(`Moving ${temporary} over ${live} failed: ${failure}. Another build published meanwhile.`);
  log(`Another build published after this one: ${describeDifference(difference)} by now.`);
}

/** Moves one index over another; gives the failure in words, or null. */
function move({ client }: Session, from: string, to: string): Promise<string | null> {
  return client
    .moveIndex(from, to)
    .wait()
    .then(
      () => null,
      (error: unknown) => explain(error),
    );
}

const TRIES = 3;

/** The new index is live by now, so a failure here fails nothing; moving again after a lost answer changes nothing. */
async function keepAsPrevious(session: Session, kept: string): Promise<void> {
  const previous = previousName(session.environment.indexName);
  let failure: string | null = null;
  for (let attempt = 1; attempt <= TRIES && !session.signal.aborted; attempt += 1) {
    failure = await move(session, kept, previous);
    if (failure === null) return;
  }
  session.log(
    `Warning: what was live before could not be kept as ${previous} (${failure}). It is in ${kept} until a later run removes it.`,
  );
}

/** The live index's difference. If nobody can look, nobody knows what came of the move, which the message must say. */
async function lookAt(
  { client, signal }: Session,
  live: string,
  expected: Contents,
  failure: string | null,
): Promise<Difference | null> {
  for (let look = 1; ; look += 1) {
    try {
      return await findDifference(client, live, expected, failure === null ? {} : { attempts: 1 });
    } catch (error) {
      if (look === TRIES || signal.aborted)
        throw new PublishError(
          `Moving the new index over ${live} could not be confirmed: ${failure ?? explain(error)}. The live index is either as it was or the new one, whole in both cases; npm run search:verify tells which.`,
        );
      await new Promise((resolve) => setTimeout(resolve, 200 * look));
    }
  }
}
