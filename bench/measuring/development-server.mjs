import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gatsbyCommand } from '../../tools/project/gatsby-command.mjs';
import { endGroup, startGroup } from './process-group.mjs';
import { listProcesses, ownBytes, processTree } from './processes.mjs';

const READY = 'You can now view';
const READY_MILLISECONDS = 600_000;

/**
 * Starts the development server of a prepared site on a free port.
 *
 * @returns its URL; `ready`, which resolves as soon as it serves pages; `bytes`, which returns the memory of all its
 *   processes; `output`, which returns the end of what it has printed; and `stop`
 */
export async function startDevelopmentServer({ cwd, env: siteEnv }) {
  const port = await freePort();
  let output = '';
  let isReady = false;
  let exitCode;
  const { args, env } = gatsbyCommand(cwd, ['develop', '--port', String(port), '--no-color'], {
    ...siteEnv,
    NODE_ENV: 'development',
  });
  const group = startGroup(process.execPath, args, {
    cwd,
    env,
    onOutput(text) {
      output = (output + text).slice(-8000);
      isReady ||= output.includes(READY);
    },
  });
  group.exited.then((code) => (exitCode = code)).catch((error) => (exitCode = error));
  return {
    url: `http://localhost:${port}`,
    async ready() {
      for (const end = Date.now() + READY_MILLISECONDS; !isReady; await wait(50)) {
        if (exitCode !== undefined) throw new Error(`The development server has ended with ${exitCode}.`);
        if (Date.now() > end)
          throw new Error(`The development server was not ready after ${READY_MILLISECONDS / 1000} s.`);
      }
    },
    bytes: () => ownBytes(processTree(listProcesses(), group.id)),
    output: () => output,
    stop: () => endGroup(group, { signal: 'SIGINT' }),
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
