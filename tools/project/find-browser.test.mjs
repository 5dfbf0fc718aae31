import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, findHeadlessShell } from './find-browser.mjs';

let folder;
const put = (name, mode = 0o755) => {
  writeFileSync(join(folder, name), '', { mode });
  return join(folder, name);
};
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'browsers-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a browser that a variable names takes precedence over those in PATH, and must be executable', async () => {
  put('chromium');
  expect(await findBrowser({ PATH: folder, CHROMIUM_PATH: '', CHROME_PATH: put('mine') })).toBe(join(folder, 'mine'));
  const wrong = findBrowser({ PATH: folder, CHROMIUM_PATH: put('text', 0o644) });
  await expect(wrong).rejects.toThrow(`CHROMIUM_PATH: "${join(folder, 'text')}" is not executable.`);
});

test('Chromium comes before Chrome, and files that are not executable do not count', async () => {
  put('google-chrome');
  put('chromium', 0o644);
  expect(await findBrowser({ PATH: folder })).toBe(join(folder, 'google-chrome'));
  put('chromium-browser');
  expect(await findBrowser({ PATH: folder })).toBe(join(folder, 'chromium-browser'));
  expect(findHeadlessShell({ PATH: folder })).toBeUndefined();
  expect(findHeadlessShell({ PATH: folder, name: put('chrome-headless-shell') })).toMatch('chrome-headless-shell');
});
