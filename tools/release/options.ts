import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError } from './types';

export type Target =
  | { readonly type: 'folder'; readonly folder: string }
  /** A folder on another machine, which is reached by ssh. */
  | { readonly type: 'remote'; readonly machine: string; readonly folder: string };

export interface Options {
  readonly to: Target;
  /** Folder of the built site. */
  readonly from: string;
  readonly keep: number;
  readonly isDryRun: boolean;
  readonly isRollback: boolean;
}

/** Thrown for arguments that make no sense together or by themselves. */
export class UsageError extends ReleaseError {}

/**
 * Reads the arguments of the command.
 *
 * @param defaultFrom folder of the built site, if no argument names another one
 * @throws UsageError
 */
export function readOptions(args: readonly string[], defaultFrom: string): Options {
  const values = parse(args);
  if (!values.to) throw new UsageError('--to is missing: expected a folder or a remote folder.');
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1)
    throw new UsageError(`--keep: found "${values.keep}"; expected a number of releases from 1.`);
  if (values.rollback && values['dry-run']) throw new UsageError('--rollback cannot be combined with --dry-run.');
  const from = resolve(values.from ?? defaultFrom);
  const to = targetOf(values.to);
  if (to.type === 'folder') checkApart(from, to.folder);
  return { to, from, keep, isDryRun: values['dry-run'], isRollback: values.rollback };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        keep: { type: 'string', default: '3' },
        'dry-run': { type: 'boolean', default: false },
        rollback: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function targetOf(to: string): Target {
  // As rsync has it: what has a colon before the first slash is on another machine.
  const remote = /^([^/:]+):(.+)$/s.exec(to);
  if (!remote) return { type: 'folder', folder: resolve(to) };
  const [, machine = '', folder = ''] = remote;
  if (machine.startsWith('-')) throw new UsageError(`--to: found "${to}"; expected a host name before the colon.`);
  return { type: 'remote', machine, folder: folder.replace(/(?<=.)\/+$/, '') };
}

/** The next build would remove a host within the built site, and a built site within the host would release itself. */
function checkApart(from: string, to: string): void {
  const [site, host] = [realPath(from), realPath(to)];
  if (isWithin(host, site))
    throw new UsageError(`--to: ${to} is inside the built site ${from}; expected another folder.`);
  if (isWithin(site, host) && isWithin(site, join(host, 'releases')))
    throw new UsageError(`--from: ${from} is a release of ${to}; expected the folder of a built site.`);
}

/** The path without symbolic links, of which the last segments need not exist. */
function realPath(path: string): string {
  if (existsSync(path) || path === dirname(path)) return realpathSync(path);
  return join(realPath(dirname(path)), relative(dirname(path), path));
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || !/^\.\.(?:[\\/]|$)/.test(way);
}
