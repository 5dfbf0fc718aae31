import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShellRun {
  readonly status: number | null;
  /** What each script printed. */
  readonly printed: readonly string[];
  readonly errors: string;
}

const SEPARATOR = '--- end of a script ---';

/** Runs scripts one after another in the same shell, in a temporary folder, until the first command that fails. */
export async function runInShell(scripts: readonly string[]): Promise<ShellRun> {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const script = ['set -euo pipefail', ...scripts.flatMap((part) => [part, `echo '${SEPARATOR}'`])].join('\n');
  const shell = spawn('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, no_proxy: '127.0.0.1' },
  });
  let output = '';
  let errors = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  shell.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const status = await new Promise<number | null>((resolve, reject) => shell.on('error', reject).on('close', resolve));
  rmSync(folder, { recursive: true });
  return { status, errors, printed: output.split(`${SEPARATOR}\n`).slice(0, scripts.length) };
}
