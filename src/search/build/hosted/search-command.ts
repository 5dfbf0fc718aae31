import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '../../../site/build/locales/languages';
import { messageWithCauses } from '../../../site/problems';
import { readHostedIndex } from './hosted-index';
import { publish, rollBack } from './publish';

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/**
 * Runs `npm run search:publish`. Each language has a folder in the built site, except for that of the content, and an
 * index of its own.
 *
 * @returns the exit code
 */
export async function runSearchCommand(
  args: readonly string[],
  { environment, log, error }: CommandContext,
): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        directory: { type: 'string', default: 'dist' },
        rollback: { type: 'boolean', default: false },
        'allow-shrink': { type: 'boolean', default: false },
        'if-configured': { type: 'boolean', default: false },
      },
    });
    for (const [position, language] of languages.entries()) {
      const target = readHostedIndex(environment, language);
      if (target === null && values['if-configured']) return 0;
      if (target === null)
        throw new Error(
          'There is no hosted index: set ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY and ALGOLIA_INDEX_NAME. ' +
            'A site with SITE_INDEXING=off has none.',
        );
      const directory = position === 0 ? values.directory : join(values.directory, language);
      if (values.rollback) await rollBack(target, log);
      else await publish(target, { directory, allowShrink: values['allow-shrink'], log });
    }
    return 0;
  } catch (problem) {
    error(`✗ ${messageWithCauses(problem)}`);
    return 1;
  }
}
