// Looks for a Chromium or Chrome that can draw diagrams and run browser tests. Packages are loaded only when needed,
// because this module is also loaded before they are installed.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const BROWSER_VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Browsers that chrome-launcher does not look for. */
const OTHER_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Functions that return possible paths of browsers, in order of precedence. PATH comes first because chrome-launcher
 * only finds Windows browsers under WSL, and finds nothing in PATH if there is no `which`.
 *
 * @public its test imports it in a separate process
 */
export const SOURCES = [
  (environment) => inPath(NAMES, environment),
  async () => (await import('chrome-launcher')).Launcher.getInstallations(),
  () => OTHER_PLACES,
  // The one that `npx playwright install chromium` installs.
  async () => [(await import('playwright-core')).chromium.executablePath()],
  // Only available if somebody has added it to the project.
  async () => [await (await import('@sparticuz/chromium')).default.executablePath()],
];

/**
 * Returns the path of a browser, or undefined. One set by an environment variable always takes precedence.
 *
 * @throws Error if that one is not executable
 */
export async function findBrowser(environment = process.env, sources = SOURCES) {
  for (const name of BROWSER_VARIABLES) {
    const path = environment[name];
    if (!path) continue;
    if (!isExecutable(path)) throw new Error(`${name}: "${path}" is not executable.`);
    return path;
  }
  for (const source of sources) {
    const found = (await pathsOf(source, environment)).find(isExecutable);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the path of an installed headless shell, or undefined. It loads and renders pages like the full browser, in
 * half the time.
 */
export function findHeadlessShell(environment = process.env) {
  return inPath(SHELL_NAMES, environment).find(isExecutable);
}

/** Packages throw if they find no browser, and importing a package throws if it is not installed. */
async function pathsOf(source, environment) {
  try {
    return await source(environment);
  } catch {
    return [];
  }
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
