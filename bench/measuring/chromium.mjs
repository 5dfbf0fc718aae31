import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endGroup, startGroup } from './process-group.mjs';

const START_MILLISECONDS = 30_000;

/**
 * Starts a headless browser with an empty profile, to be controlled through a debugging port.
 *
 * @param executable path of a Chromium or Chrome
 * @returns the port; `during`, which resolves to the result of a promise and rejects if the browser ends before that;
 *   and `stop`, which ends all processes of the browser and deletes the profile
 * @throws Error if the browser does not start
 */
export async function startChromium(executable) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  let output = '';
  const group = startGroup(
    executable,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-breakpad',
      '--disable-component-update',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      // A free one: on a fixed port, a browser that is left over from another run could answer.
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { onOutput: (text) => (output = (output + text).slice(-2000)) },
  );
  let hasEnded = false;
  const ended = group.exited.then((code) => {
    hasEnded = true;
    throw new Error(`The browser has ended with ${code}:\n${output.trimEnd()}`);
  });
  // Nothing may be waiting for it at that moment.
  ended.catch(() => {});
  const stop = async () => {
    await endGroup(group);
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    return {
      port: await Promise.race([readPort(profile, () => hasEnded), ended]),
      during: (work) => Promise.race([work, ended]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The browser writes the port into a file of its profile as soon as it accepts connections. */
async function readPort(profile, isCancelled) {
  for (const end = Date.now() + START_MILLISECONDS; Date.now() < end && !isCancelled(); await wait(50)) {
    try {
      const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n', 1)[0]);
      if (port > 0) return port;
    } catch {
      // It is not there yet.
    }
  }
  throw new Error(`The browser has not opened a debugging port within ${START_MILLISECONDS / 1000} s.`);
}
