import { compareContents, contentsOf, describeDifference, isSame, readContents } from './index-contents';
import { findOtherSettings } from './index-configuration';
import { indexSettings } from './index-settings';
import { step } from './publish-error';
import { withSession, type SessionOptions } from './session';
import { validateRecords } from './validate-records';

/**
 * Compares the live index with the records of the build, reading only.
 *
 * @param input Content of the records file.
 * @returns whether the index holds exactly these records. Settings that differ are only reported.
 * @throws PublishError when the records are wrong or the index cannot be read.
 */
export async function verify(input: unknown, options: Omit<SessionOptions, 'readOnly'>): Promise<boolean> {
  const records = validateRecords(input);
  return withSession({ ...options, readOnly: true }, async ({ client, environment, log }) => {
    const live = environment.indexName;
    const contents = await step(`Reading the index ${live}`, () => readContents(client, live));
    if (contents === null) {
      log(`The index ${live} does not exist.`);
      return false;
    }
    const difference = compareContents(contentsOf(records), contents);
    log(`${live} holds ${contents.size} records, the build has ${records.length}: ${describeDifference(difference)}.`);
    const settings = findOtherSettings(
      await step(`Reading the settings of ${live}`, () => client.initIndex(live).getSettings()),
      indexSettings,
    );
    if (settings.length > 0) log(`Settings that differ from the project's: ${settings.join(', ')}.`);
    return isSame(difference);
  });
}
