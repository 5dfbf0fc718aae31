import { compareContents, describeDifference, findDifference, readContents, type Contents } from './index-contents';
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
  const replaced = await withTemporaryIndex(session, async (temporary) => {
    await fill(temporary);
    const difference = await step(`Comparing ${temporary} with what was sent`, () =>
      findDifference(session, temporary, expected),
    );
    if (difference !== null)
      throw new PublishError(
        `The temporary index is not what was sent: ${describeDifference(difference)}. The live index is as it was.`,
      );
    if (before === null) return void (await moveOverLive(session, temporary, before, expected));
    return withTemporaryIndex(session, async (copy) => {
      await transfer(session, 'copy', session.environment.indexName, copy);
      await moveOverLive(session, temporary, before, expected);
      return copy;
    });
  });
  if (replaced) await keepAsPrevious(session, replaced);
}

/**
 * Moves the index and compares what is live then. The comparison decides: a response may be lost after the move was
 * made, and the service reports success for moving an index that is gone.
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
  const difference = await findDifference(session, live, expected).catch((error: unknown) => {
    throw new PublishError(
      `${failure ?? `Moving ${temporary} to ${live} could not be confirmed: ${explain(error)}`}. The live index is ` +
        'either as it was or the new one, complete in both cases; npm run search:verify tells which.',
    );
  });
  if (difference === null) return failure === null ? undefined : log(`${failure}, but the index was moved.`);
  const now = (await readContents(client, live)) ?? new Map<string, string>();
  if (compareContents(before ?? new Map(), now) === null)
    throw new PublishError(
      `${failure ?? `Moving ${temporary} to ${live} had no effect`}. The live index is as it was.`,
    );
  if (failure !== null) throw new PublishError(`${failure}. Another build published meanwhile.`);
  log(`Another build published after this one: ${describeDifference(difference)} by now.`);
}

/** Returns the failure in words, or null. */
function move(session: Session, from: string, to: string): Promise<string | null> {
  return transfer(session, 'move', from, to).then(() => null, explain);
}

const TRIES = 3;

/** The new index is live by now, so a failure here fails nothing. Moving again after a lost response changes nothing. */
async function keepAsPrevious(session: Session, kept: string): Promise<void> {
  const previous = previousName(session.environment.indexName);
  let failure: string | null = null;
  for (let attempt = 1; attempt <= TRIES && !session.signal.aborted; attempt += 1) {
    failure = await move(session, kept, previous);
    if (failure === null) return;
  }
  session.log(
    `Warning: what was live before is not in ${previous} but in ${kept}, until a later run removes that: ${failure}`,
  );
}
