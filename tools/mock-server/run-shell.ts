import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface ShellRun {
  readonly status: number | null;
  /** What each script printed. */
  readonly printed: readonly string[];
  readonly errors: string;
}

const SEPARATOR = '--- end of a script ---';

/** Replacement for `jq`, which not every machine has. It prints one field of a file or of standard input. */
const JQ = `#!${process.execPath}
const args = process.argv.slice(2);
const isRaw = args[0] === '--raw-output';
const [filter = '', file, ...rest] = isRaw ? args.slice(1) : args;
if (!/^(\\.\\w+)+$/.test(filter) || rest.length > 0) throw new Error('this replacement for jq does not support the arguments ' + args.join(' '));
const value = filter.slice(1).split('.').reduce((part, key) => part?.[key], JSON.parse(require('node:fs').readFileSync(file ?? 0, 'utf8'))) ?? null;
console.log(isRaw && typeof value === 'string' ? value : JSON.stringify(value));
`;

/** Runs scripts one after another in the same shell, in a temporary folder, until the first command that fails. */
export async function runInShell(scripts: readonly string[]): Promise<ShellRun> {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const jq = join(folder, 'jq');
  writeFileSync(jq, JQ);
  chmodSync(jq, 0o755);
  const script = ['set -euo pipefail', ...scripts.flatMap((part) => [part, `echo '${SEPARATOR}'`])].join('\n');
  const shell = spawn('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`, no_proxy: '127.0.0.1' },
  });
  let output = '';
  let errors = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  shell.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => shell.on('error', reject).on('close', resolve));
  rmSync(folder, { recursive: true });
  return { status, errors, printed: output.split(`${SEPARATOR}\n`).slice(0, scripts.length) };
}
