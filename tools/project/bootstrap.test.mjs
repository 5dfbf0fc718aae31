import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { ensureBrowser, ensureInstalled, run } from './bootstrap.mjs';
import { findBrowser } from './find-browser.mjs';

jest.mock('node:child_process', () => ({ ...jest.requireActual('node:child_process'), spawnSync: jest.fn() }));
jest.mock('node:fs', () => ({
  ...jest.requireActual('node:fs'),
  existsSync: jest.fn(() => true),
  lstatSync: jest.fn(jest.requireActual('node:fs').lstatSync),
}));
jest.mock('./find-browser.mjs', () => ({
  BROWSER_VARIABLES: [],
  findBrowser: jest.fn(),
  findHeadlessShell: jest.fn(),
}));

/** What was printed and which programs were started, in this order. */
let events;
beforeEach(() => {
  events = [];
  jest.spyOn(console, 'log').mockImplementation((text) => events.push(text));
  jest.spyOn(console, 'error').mockImplementation((text) => events.push(text));
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
  test('root on Debian is told what is installed, why, and how to prevent that, before it is', async () => {
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    findBrowser.mockResolvedValueOnce(undefined).mockResolvedValueOnce('/usr/bin/chromium');
    expect(await ensureBrowser({ install: true })).toBe('/usr/bin/chromium');
    expect(events[0]).toMatch(/No browser found, .*if CI is set.*root[\s\S]*apt-get.*set CHROMIUM_PATH to a Chromium/);
    expect(events.slice(1)).toEqual(['apt-get update', 'apt-get install']);
  });

  test.each([
    ['another user', 1000, true],
    ['root on another system', 0, false],
  ])('nothing is installed for %s', async (_who, user, isDebian) => {
    jest.spyOn(process, 'getuid').mockReturnValue(user);
    existsSync.mockReturnValue(isDebian);
    findBrowser.mockResolvedValue(undefined);
    await expect(ensureBrowser({ install: true })).rejects.toThrow('exit 1');
    expect(events).toEqual([expect.stringMatching(/^\n✗ No browser found\. Install one/)]);
  });

  test('a command that can do without installs nothing', async () => {
    findBrowser.mockResolvedValue(undefined);
    expect(await ensureBrowser()).toBeUndefined();
    expect(events).toEqual([]);
  });
});

test.each([
  [{ status: null, signal: 'SIGKILL' }, 137],
  [{ status: null, signal: 'SIGTERM' }, 143],
  [{ status: 2, signal: null }, 2],
  [{ status: 0, signal: null }, 0],
])('the exit code of %j is %p', (result, expected) => {
  spawnSync.mockReturnValue(result);
  expect(run('program', [])).toBe(expected);
  expect(events.join()).toContain(result.signal ?? '');
});

test('packages are not installed into a folder that only a link leads to, which npm would empty', () => {
  existsSync.mockReturnValue(false);
  lstatSync.mockReturnValueOnce({ isSymbolicLink: () => true });
  expect(() => ensureInstalled()).toThrow('exit 1');
  expect(events).toEqual([expect.stringContaining('node_modules is a link: run npm ci in the folder')]);
});
