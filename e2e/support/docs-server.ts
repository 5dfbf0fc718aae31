import { spawn, type ChildProcess } from 'node:child_process';

const started: ChildProcess[] = [];

/**
 * Starts `npm run mcp` and returns it with what it has written to standard error once that has a text. A test that
 * uses it calls `stopDocsServers` at its end.
 */
export async function startDocsServer(
  args: readonly string[],
  text: RegExp,
): Promise<{ readonly child: ChildProcess; readonly log: string }> {
  const child = spawn(process.execPath, ['-r', './tools/project/register-typescript.cjs', 'scripts/mcp.ts', ...args]);
  started.push(child);
  let log = '';
  child.stderr.setEncoding('utf8');
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    log += String(chunk);
    if (text.test(log)) break;
  }
  child.stderr.resume();
  return { child, log };
}

export function stopDocsServers(): void {
  for (const child of started.splice(0)) child.kill('SIGTERM');
}
