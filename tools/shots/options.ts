import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isPattern } from '../content-rules/is-pattern';

export interface ShotOptions {
  /** Folder for the pictures. */
  readonly to: string;
  /** Regular expression of the names of states; empty for all. */
  readonly only: string;
  /** Folder with earlier pictures; undefined without a comparison. */
  readonly compare: string | undefined;
}

/** Thrown for arguments that make no sense; the message says what was expected. */
export class UsageError extends Error {}

/**
 * Reads the arguments of the command.
 *
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): ShotOptions {
  const { to, only, compare } = parse(args);
  if (!isPattern(only)) throw new UsageError(`--only: found "${only}"; expected a regular expression.`);
  const options = { to: resolve(to), only, compare: compare === undefined ? undefined : resolve(compare) };
  if (options.to === options.compare)
    throw new UsageError(`--compare names the folder that is written, ${to}: choose another one with --to.`);
  return options;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string', default: '.tmp/shots' },
        only: { type: 'string', default: '' },
        compare: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
