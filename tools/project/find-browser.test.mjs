import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findBrowser, findHeadlessShell } from './find-browser.mjs';

let folder;
const put = (path, mode = 0o755) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '', { mode });
  return file;
};
const at = (path) => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('environment variables take precedence, CHROMIUM_PATH over the others', async () => {
  const environment = { PATH: dirname(put('bin/chromium')), CHROME_PATH: put('chrome'), CHROMIUM_PATH: '' };
  expect(await findBrowser(environment)).toBe(at('chrome'));
  expect(await findBrowser({ ...environment, CHROMIUM_PATH: put('mine') })).toBe(at('mine'));
});

test.each([['missing'], ['not-executable']])('rejects a variable with a %s file', async (name) => {
  put('not-executable', 0o644);
  const search = findBrowser({ PUPPETEER_EXECUTABLE_PATH: at(name), PATH: dirname(put('bin/chromium')) });
  await expect(search).rejects.toThrow(`PUPPETEER_EXECUTABLE_PATH: "${at(name)}" is not executable.`);
});

test('searches PATH, prefers chromium to Chrome and skips files that are not executable', async () => {
  const environment = { PATH: [at('none'), at('a'), at('b')].join(delimiter) };
  put('a/google-chrome');
  put('a/chromium', 0o644);
  put('b/chromium');
  expect(await findBrowser(environment)).toBe(at('b/chromium'));
});

test('queries the sources in order and skips those that are missing or find nothing', async () => {
  const queried = [];
  const source = (name, get) => () => {
    queried.push(name);
    return get();
  };
  const sources = [
    source('throws', () => {
      throw new Error('No Chrome installations found.');
    }),
    source('rejects', () => Promise.reject(new Error('Cannot find package'))),
    source('missing', () => [at('gone')]),
    source('second', async () => [at('gone'), put('second')]),
    source('third', () => [put('third')]),
  ];
  expect(await findBrowser({}, sources)).toBe(at('second'));
  expect(queried).toEqual(['throws', 'rejects', 'missing', 'second']);
  expect(await findBrowser({}, sources.slice(0, 3))).toBeUndefined();
});

test('uses chrome-launcher if there is no browser in PATH', async () => {
  const before = process.env.CHROME_PATH;
  // The only location that it checks on every platform, and the first one.
  process.env.CHROME_PATH = put('from-launcher');
  try {
    expect(await findBrowser({ PATH: at('none') })).toBe(at('from-launcher'));
  } finally {
    if (before === undefined) delete process.env.CHROME_PATH;
    else process.env.CHROME_PATH = before;
  }
});

test('finds the browser that Playwright installed', () => {
  // In a separate process, because Playwright reads the variable when it is loaded.
  const code = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { dirname } from 'node:path';
    import { chromium } from 'playwright-core';
    import { findBrowser, SOURCES } from './tools/project/find-browser.mjs';
    const sources = SOURCES.slice(3);
    const file = chromium.executablePath();
    const before = await findBrowser({}, sources);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '', { mode: 0o755 });
    console.log(JSON.stringify({ file, before, after: await findBrowser({}, sources) }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: process.cwd(),
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { file, before, after } = JSON.parse(stdout);
  expect(file.startsWith(folder)).toBe(true);
  expect(before).toBeUndefined();
  expect(after).toBe(file);
});

test('finds a headless shell in PATH', () => {
  expect(findHeadlessShell({ PATH: folder })).toBeUndefined();
  put('chromium-headless-shell', 0o644);
  expect(findHeadlessShell({ PATH: folder })).toBeUndefined();
  put('chrome-headless-shell');
  expect(findHeadlessShell({ PATH: folder })).toBe(at('chrome-headless-shell'));
});
