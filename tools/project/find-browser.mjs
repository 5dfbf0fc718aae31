// Looks for a Chromium or Chrome that can draw diagrams and run browser tests.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export const BROWSER_VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Path of a browser, or undefined. Order: an environment variable, an installed browser, the one Playwright installed,
 * one shipped in an npm package (used if somebody has added it to the project).
 */
export async function findBrowser(environment = process.env) {
  for (const name of BROWSER_VARIABLES) {
    const path = environment[name];
    if (!path) continue;
    if (!isExecutable(path)) throw new Error(`${name} is "${path}", which is not executable.`);
    return path;
  }
  return installed(environment) ?? playwrightOwn(environment) ?? (await fromPackage());
}

/**
 * Path of an installed shell without a window, or undefined. It loads and shows pages as the whole browser does, in half
 * the time.
 */
export function findHeadlessShell(environment = process.env) {
  return inPath(SHELL_NAMES, environment).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(environment) {
  return [...inPath(NAMES, environment), ...KNOWN_PLACES].find(isExecutable);
}

function inPath(names, environment) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightOwn(environment) {
  const cache =
    environment.PLAYWRIGHT_BROWSERS_PATH ??
    join(
      homedir(),
      process.platform === 'darwin'
        ? 'Library/Caches/ms-playwright'
        : process.platform === 'win32'
          ? 'AppData/Local/ms-playwright'
          : '.cache/ms-playwright',
    );
  if (!existsSync(cache)) return undefined;
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => inside.map((path) => join(cache, name, path)))
    .find(isExecutable);
}

async function fromPackage() {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}
