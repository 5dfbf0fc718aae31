import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { ensureBrowser, ensureInstalled } from './bootstrap.mjs';
import { findBrowser } from './find-browser.mjs';

jest.mock('node:child_process', () => ({ ...jest.requireActual('node:child_process'), spawnSync: jest.fn() }));
jest.mock('node:fs', () => ({
  ...jest.requireActual('node:fs'),
  existsSync: jest.fn(() => true),
  lstatSync: jest.fn(jest.requireActual('node:fs').lstatSync),
}));
jest.mock('./find-browser.mjs', () => ({ findBrowser: jest.fn(), findHeadlessShell: jest.fn() }));

/** What was printed and which programs were started, in this order. */
let events;
beforeEach(() => {
  events = [];
  for (const method of ['log', 'warn', 'error'])
    jest.spyOn(console, method).mockImplementation((text) => events.push(text));
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  spawnSync.mockImplementation((command, args) => {
    events.push(`${command} ${args[0]}`);
    return { status: 0, signal: null };
  });
});
afterEach(() => jest.restoreAllMocks());

describe('without a browser', () => {
  const { CI } = process.env;
  beforeEach(() => jest.spyOn(process, 'getuid').mockReturnValue(0));
  afterAll(() => {
    if (CI === undefined) delete process.env.CI;
    else process.env.CI = CI;
  });

  test('unattended machines say what is installed and why, before it is', async () => {
    process.env.CI = '1';
    findBrowser.mockResolvedValueOnce(undefined).mockResolvedValueOnce('/usr/bin/chromium');
    expect(await ensureBrowser({ install: true })).toBe('/usr/bin/chromium');
    expect(events[0]).toMatch(/No browser .*CHROMIUM_PATH.* Installing chromium fonts-liberation .* with apt-get/);
    expect(events.slice(1)).toEqual(['apt-get update', 'apt-get install']);
  });

  test('elsewhere, the command ends and says what to type', async () => {
    delete process.env.CI;
    findBrowser.mockReset();
    await expect(ensureBrowser({ install: true })).rejects.toThrow('exit 1');
    expect(events).toEqual([
      expect.stringContaining('apt-get update && apt-get install chromium'),
      expect.stringMatching(/No browser found: set CHROMIUM_PATH/),
    ]);
  });

  test('a command that can do without installs nothing', async () => {
    process.env.CI = '1';
    expect(await ensureBrowser()).toBeUndefined();
    expect(events).toEqual([]);
  });
});

test('packages are not installed into a folder that only a link leads to, which npm would empty', () => {
  existsSync.mockReturnValue(false);
  lstatSync.mockReturnValueOnce({ isSymbolicLink: () => true });
  expect(() => ensureInstalled()).toThrow('exit 1');
  expect(events).toEqual([expect.stringContaining('node_modules is a link: run npm ci in the folder')]);
});
