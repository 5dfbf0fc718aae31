import { describeDifference, findDifference, readContents } from './index-contents';
import { previousName } from './index-names';
import { PublishError, step } from './publish-error';
import { replaceLive } from './replace-live';
import { copyIndex, withSession, withTemporaryIndex, type SessionOptions } from './session';

/**
 * Puts the previous index back, by way of a temporary one as publishing does. What was live becomes the previous one, so
 * rolling back a second time undoes the first.
 *
 * @throws PublishError when there is no previous index or a step fails; the live index is then as it was.
 */
export async function rollback(options: Omit<SessionOptions, 'readOnly'>): Promise<void> {
  await withSession(options, async (session) => {
    const { client, environment, log } = session;
    const live = environment.indexName;
    const previous = previousName(live);
    const wanted = await step(`Reading the index ${previous}`, () => readContents(client, previous));
    if (wanted === null)
      throw new PublishError(`There is no index ${previous}: nothing was published over ${live} yet.`);
    if (wanted.size === 0) throw new PublishError(`The index ${previous} is empty: rolling back would empty ${live}.`);
    const before = await step(`Reading the index ${live}`, () => readContents(client, live));
    await withTemporaryIndex(session, async (temporary) => {
      await copyIndex(session, previous, temporary);
      const difference = await step(`Comparing ${temporary} with ${previous}`, () =>
        findDifference(client, temporary, wanted),
      );
      if (difference !== null)
        throw new PublishError(
          `The copy of ${previous} is not the same: ${describeDifference(difference)}. The live index is as it was.`,
        );
      await replaceLive(session, temporary, before, wanted);
    });
    log(`${live} holds the ${wanted.size} records of ${previous} again; what it held is now in ${previous}.`);
  });
}
