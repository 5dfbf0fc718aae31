import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChromium } from './chromium.mjs';
import { listProcesses } from './processes.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fake-browser-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a program that is started like a browser. `write` writes a file of the profile. */
function fakeBrowser(script) {
  const path = join(folder, 'browser');
  writeFileSync(
    path,
    `#!${process.execPath}
    const { mkdirSync, writeFileSync } = require('fs');
    const profile = process.argv.find((option) => option.startsWith('--user-data-dir=')).slice(16);
    const write = (name, text) => writeFileSync(profile + '/' + name, text);
    ${script}`,
  );
  chmodSync(path, 0o755);
  return path;
}

const READY = "write('DevToolsActivePort', '4321\\n/devtools');";
/** A browser process that goes on writing into the profile for a while after its parent has been ended. */
const WRITER = `
  const { mkdirSync, writeFileSync } = require('fs');
  const profile = process.argv[1];
  let number = 0;
  process.on('SIGTERM', () => setTimeout(() => process.exit(), 500));
  setInterval(() => { mkdirSync(profile + '/cache', { recursive: true }); writeFileSync(profile + '/cache/' + number++, ''); }, 1);
  console.log('writes');
  setTimeout(() => process.exit(), 30_000); // If the test fails, nobody else ends it.
`;

test('when the browser stops, nothing of it is left: no process and no profile', async () => {
  const executable = fakeBrowser(`
    const writer = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(WRITER)}, profile]);
    writer.stdout.once('data', () => { ${READY} });
    require('fs').writeFileSync(${JSON.stringify(join(folder, 'facts'))}, JSON.stringify([profile, writer.pid]));
  `);
  const browser = await startChromium(executable);
  expect(browser.port).toBe(4321);
  expect(await browser.during(Promise.resolve('done'))).toBe('done');
  const [profile, writer] = JSON.parse(readFileSync(join(folder, 'facts'), 'utf8'));
  expect(existsSync(profile)).toBe(true);
  await browser.stop();
  expect(existsSync(profile)).toBe(false);
  expect(listProcesses().some(({ id }) => id === writer)).toBe(false);
});

test('work rejects when the browser is ended from outside', async () => {
  const browser = await startChromium(
    fakeBrowser(`${READY} setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300);`),
  );
  await expect(browser.during(new Promise(() => {}))).rejects.toThrow('The browser has ended with SIGKILL');
  await browser.stop();
});

test('a browser that does not start is an error with its output', async () => {
  await expect(startChromium(fakeBrowser("console.error('no display'); process.exit(1);"))).rejects.toThrow(
    /The browser has ended with 1:\nno display/,
  );
});
