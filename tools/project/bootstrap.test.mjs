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
const mockTerminal = {};
jest.mock('./ask.mjs', () => ({
  get ask() {
    return mockTerminal.ask;
  },
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
  for (const method of ['warn', 'error']) jest.spyOn(console, method).mockImplementation((text) => events.push(text));
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
  beforeEach(() => {
    delete process.env.CI;
    mockTerminal.ask = undefined;
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    findBrowser.mockResolvedValueOnce(undefined).mockResolvedValueOnce('/usr/bin/chromium');
  });
  afterAll(() => {
    if (CI === undefined) delete process.env.CI;
    else process.env.CI = CI;
  });
  const install = () => ensureBrowser({ install: true });
  const APT_GET = ['apt-get update', 'apt-get install'];

  test('unattended machines say what is installed and why, before it is', async () => {
    process.env.CI = '1';
    mockTerminal.ask = jest.fn();
    expect(await install()).toBe('/usr/bin/chromium');
    expect(events[0]).toMatch(/No browser .*CHROMIUM_PATH.* Installing chromium fonts-liberation .* with apt-get/);
    expect(events.slice(1)).toEqual(APT_GET);
    expect(mockTerminal.ask).not.toHaveBeenCalled();
  });

  test.each([
    ['y', APT_GET],
    ['', []],
    ['no', []],
  ])('whoever answers %j in a terminal decides', async (answer, expected) => {
    mockTerminal.ask = jest.fn(async () => answer);
    await install();
    expect(mockTerminal.ask.mock.calls).toEqual([
      [expect.stringMatching(/No browser [^]*Install chromium fonts-liberation .* with apt-get\? \[y\/N\] $/)],
    ]);
    expect(events).toEqual(expected);
  });

  test.each([
    ['root without a terminal', 0, '', /^\n! No browser .*, type:\n {4}apt-get update && apt-get install chromium/],
    ['another user', 1000, '1', /type:\n {4}sudo apt-get update && sudo apt-get install chromium/],
  ])('%s is told what to type, and nothing is installed', async (_who, user, isCi, message) => {
    process.env.CI = isCi;
    process.getuid.mockReturnValue(user);
    findBrowser.mockReset();
    await expect(install()).rejects.toThrow('exit 1');
    expect(events).toEqual([
      expect.stringMatching(message),
      expect.stringMatching(/^\n✗ No browser found\. Install Chromium or Chrome, or set CHROMIUM_PATH/),
    ]);
  });

  test('nothing is installed on other systems', async () => {
    existsSync.mockReturnValueOnce(false).mockReturnValueOnce(false);
    findBrowser.mockReset();
    await expect(install()).rejects.toThrow('exit 1');
    expect(events).toEqual([expect.stringMatching(/No browser found\..* npx playwright install chromium/)]);
  });

  test('a command that can do without installs nothing', async () => {
    process.env.CI = '1';
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
