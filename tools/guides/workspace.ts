import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { UsageError } from '../command-line';
import { GUIDE_PROGRAMS } from '../project/guide-programs.mjs';
import { drawImage } from './assets-server';
import type { ExpectedGuide } from './expected';

/** Only pages with tabs of that language need PHP. */
const PROGRAMS = { ...GUIDE_PROGRAMS, php: { packages: ['php-cli'], args: ['--version'] } };
type Program = keyof typeof PROGRAMS;

/** Folder of a reader who follows a guide. */
export interface Workspace {
  readonly folder: string;
  /** Environment of everything that runs in it. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

/**
 * Returns the path of a program.
 *
 * @throws UsageError if it is missing
 */
export function findProgram(name: Program): string {
  const known = found.get(name);
  if (known !== undefined) return known;
  const { packages, args } = PROGRAMS[name];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const path = folders
    .map((folder) => join(folder, name))
    .find((file) => spawnSync(file, args, { stdio: 'ignore' }).status === 0);
  if (path === undefined)
    throw new UsageError(
      `Found no usable ${name}, which guides need. Install it, for example with: sudo apt-get install -y ${packages.join(' ')}`,
    );
  found.set(name, path);
  return path;
}

/** Trying a program takes a while. */
const found = new Map<Program, string>();

/** Creates the folder of a reader, with what readers bring along. */
export async function createWorkspace(
  api: string,
  { files, programs }: Pick<ExpectedGuide, 'files' | 'programs'>,
): Promise<Workspace> {
  const base = mkdtempSync(join(tmpdir(), 'guide-'));
  const folder = join(base, 'work');
  const bin = join(base, 'bin');
  mkdirSync(folder);
  mkdirSync(bin);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content === 'image' ? await drawImage() : 'not really a video');
  }
  const standIn = `exec '${process.execPath}' '${resolve(__dirname, 'stand-ins.mjs')}' "$GUIDE_API"`;
  for (const name of programs) writeProgram(join(name === 'ffmpeg' ? bin : folder, name), `${standIn} ${name} "$@"`);
  for (const name of ['python', 'python3'])
    writeProgram(
      join(bin, name),
      // Packages are installed already, or are never used.
      `case "$*" in
  "-m venv "*) mkdir -p "$3/bin" && : > "$3/bin/activate"; exit ;;
  "-m pip install "*) exit ;;
  "whip_server.py") '${findProgram('python3')}' -m py_compile *.py && ${standIn} whip-server "$GUIDE_PORT" ;;
esac
exec '${findProgram('python3')}' "$@"`,
    );
  const env = {
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    GUIDE_API: api,
    no_proxy: '127.0.0.1',
    // What opens a page in a browser opens none.
    BROWSER: '/bin/true',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUNBUFFERED: '1',
  };
  return { folder, env, remove: () => rmSync(base, { recursive: true, force: true }) };
}

function writeProgram(path: string, script: string): void {
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}
