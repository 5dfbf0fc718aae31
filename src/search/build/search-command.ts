import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageWithCauses } from '../../site/problems';
import { findSecret } from './find-secret';
import { parsePublishEnvironment } from './publish-env';
import { publishRecords, rollback, stageRecords, verify } from './publishing/publish';

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/**
 * Runs the commands `npm run search:…`. `stage --if-configured` is the last step of a build: without the environment
 * variables it does nothing. `publish` follows once the site is deployed. The write key is masked in all output.
 *
 * @returns the exit code: 0; 1 for a failure or a difference; 2 for invalid arguments.
 */
export async function runSearchCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const key = context.environment.ALGOLIA_WRITE_KEY?.trim();
  const mask = (line: string): string => (key ? line.replaceAll(key, '*****') : line);
  const log = (line: string): void => context.log(mask(line));
  let failed = 2;
  try {
    const { command, dryRun, ifConfigured, directory } = readArguments(args);
    failed = 1;
    if (context.environment.SITE_INDEXING === 'off' && command !== 'verify') {
      if (ifConfigured) return 0;
      throw new Error('SITE_INDEXING is off: search engines must not index this site, so its search is not hosted.');
    }
    const environment = parsePublishEnvironment(context.environment);
    if (environment === null && ifConfigured) return 0;
    if (environment === null)
      throw new Error(
        'Search publishing is not configured: set ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY and ALGOLIA_INDEX_NAME.',
      );
    if (command === 'rollback') await rollback({ environment, log });
    else if (command === 'verify') return (await verify(readRecordsFile(directory), { environment, log })) ? 0 : 1;
    else {
      const leaks = findSecret(directory, environment.writeKey).join(', ');
      if (leaks)
        throw new Error(
          `The built site contains the write key, where every reader could find it: ${leaks}. Nothing was sent.`,
        );
      const records = readRecordsFile(directory);
      if (command === 'stage') await stageRecords(records, { environment, log });
      else await publishRecords(records, { environment, log, dryRun });
    }
    return 0;
  } catch (problem) {
    context.error(mask(messageWithCauses(problem)));
    return failed;
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'if-configured': { type: 'boolean', default: false },
      directory: { type: 'string', default: 'dist' },
    },
  });
  const command = positionals.join(' ');
  const { 'dry-run': dryRun, 'if-configured': ifConfigured, directory } = values;
  if (!['stage', 'publish', 'verify', 'rollback'].includes(command)) throw new Error(`Unknown command "${command}".`);
  if (command !== 'publish' && dryRun) throw new Error(`${command} has no dry run.`);
  return { command, dryRun, ifConfigured, directory };
}

/** @throws Error when the build has no records file or it is not JSON. */
function readRecordsFile(directory: string): unknown {
  const file = join(directory, 'search', 'records.json');
  if (!existsSync(file)) throw new Error(`${file} does not exist: run npm run build first.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (problem) {
    throw new Error(`${file} is not JSON.`, { cause: problem });
  }
}
