import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSecret } from './find-secret';
import { parsePublishEnvironment } from './publish-env';
import { publishRecords, rollback, verify } from './publishing/publish';
import { PublishError } from './publishing/publish-error';
import { messageWithCauses } from '../../site/problems';

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

const USAGE = `search publish [--dry-run] [--if-configured] [--directory dist]
search verify [--directory dist]
search rollback`;

/**
 * The commands `npm run search:…`. `publish --if-configured` is the last step of a build: without settings it does
 * nothing and sends nothing.
 *
 * @returns the exit code: 0, 1 for a failure or a difference found, 2 for wrong arguments.
 */
export async function runSearchCommand(
  args: readonly string[],
  { environment, log, error }: CommandContext,
): Promise<number> {
  try {
    const { command, dryRun, ifConfigured, directory } = readArguments(args);
    const settings = parsePublishEnvironment(environment);
    if (settings === null) {
      if (ifConfigured) return 0;
      throw new PublishError(
        'Search publishing is not configured: set ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY and ALGOLIA_INDEX_NAME.',
      );
    }
    const options = { environment: settings, log };
    if (command === 'rollback') await rollback(options);
    else if (command === 'verify') return (await verify(readRecordsFile(directory), options)) ? 0 : 1;
    else {
      refuseLeaks(directory, settings.writeKey);
      await publishRecords(readRecordsFile(directory), { ...options, dryRun });
    }
    return 0;
  } catch (failure) {
    error(messageWithCauses(failure));
    return failure instanceof UsageError ? 2 : 1;
  }
}

class UsageError extends Error {}

function readArguments(args: readonly string[]): {
  command: string;
  dryRun: boolean;
  ifConfigured: boolean;
  directory: string;
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'if-configured': { type: 'boolean', default: false },
        directory: { type: 'string', default: 'dist' },
      },
    });
    const [command = '', ...rest] = positionals;
    if (!['publish', 'verify', 'rollback'].includes(command) || rest.length > 0)
      throw new Error(`Unknown command "${positionals.join(' ')}".`);
    if (command !== 'publish' && values['dry-run']) throw new Error(`${command} has no dry run.`);
    return { command, dryRun: values['dry-run'], ifConfigured: values['if-configured'], directory: values.directory };
  } catch (problem) {
    throw new UsageError(`${messageWithCauses(problem)}\n${USAGE}`);
  }
}

/** @throws PublishError when the build has no records file or it is not JSON. */
function readRecordsFile(directory: string): unknown {
  const file = join(directory, 'search', 'records.json');
  if (!existsSync(file)) throw new PublishError(`${file} does not exist: run npm run build first.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (problem) {
    throw new PublishError(`${file} is not JSON: ${messageWithCauses(problem)}`);
  }
}

/** @throws PublishError when the built site contains the write key. */
function refuseLeaks(directory: string, writeKey: string): void {
  const files = findSecret(directory, writeKey);
  if (files.length > 0)
    throw new PublishError(
      `The built site contains the write key, where every reader could take it: ${files.join(', ')}. Nothing was sent.`,
    );
}
