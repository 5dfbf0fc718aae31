import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '../../tools/project/free-port.mjs';

/**
 * Starts `gatsby develop` in a folder with a copy of the project, and waits until it serves pages. `output` returns
 * what it has printed.
 *
 * @throws Error with what it has printed if it ends before that
 */
export async function startDevelopmentServer(folder: string, env: Readonly<Record<string, string>>) {
  // It uses `import.meta`, which Playwright cannot load in another way.
  const { gatsbyCommand } = await import('../../tools/project/gatsby-command.mjs');
  const port = await freePort();
  const command = gatsbyCommand(folder, ['develop', '--port', String(port), '--no-color'], {
    ...env,
    NODE_ENV: 'development',
  });
  // A group of its own, because Gatsby starts other processes.
  const child = spawn(process.execPath, command.args, {
    cwd: folder,
    env: { ...command.env, CI: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const ready = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('You can now view')) done();
      });
  });
  await Promise.race([ready, ended]);
  if (child.exitCode !== null || !output.includes('You can now view'))
    throw new Error(`The development server has ended: ${stripVTControlCharacters(output).slice(-3000)}`);
  return { url: `http://localhost:${port}`, stop, output: () => stripVTControlCharacters(output) };
}
