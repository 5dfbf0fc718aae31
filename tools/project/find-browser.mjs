// Looks for a Chromium or Chrome that can draw diagrams and run browser tests. A package is loaded only when needed,
// because this module is also loaded before it is installed.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const BROWSER_VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Where browsers are that are not in PATH. */
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Returns the path of a browser, or undefined. One set by an environment variable always takes precedence.
 *
 * @throws Error if that one is not executable
 */
export async function findBrowser(environment = process.env) {
  for (const name of BROWSER_VARIABLES) {
    const path = environment[name];
    if (!path) continue;
    if (!isExecutable(path)) throw new Error(`${name}: "${path}" is not executable.`);
    return path;
  }
  return [...inPath(NAMES, environment), ...OTHER_PLACES, ...(await ofPlaywright())].find(isExecutable);
}

/** The browser that `npx playwright install chromium` installs, once the packages are installed. */
async function ofPlaywright() {
  try {
    return [(await import('@playwright/test')).chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * Returns the path of an installed headless shell, or undefined. It loads and renders pages like the full browser, in
 * half the time.
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

function inPath(names, environment) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
