// Set-up that every command shares. No dependencies: this runs on a machine that has only Node and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_VARIABLES, findBrowser, findHeadlessShell } from './find-browser.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MINIMUM_NODE = [20, 20];
const STAMP = join(root, 'node_modules', '.installed-lock');

/** Prints a line that begins a piece of work. */
export function announce(text) {
  console.log(`\n▸ ${text}`);
}

/** Ends with a message and exit code 1. */
export function fail(text) {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

/** Runs a command with its output shown; ends if it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
    fail(`Node ${process.versions.node} is too old: ${MINIMUM_NODE.join('.')} or newer is needed.`);
  }
}

/** Installs the packages of the lock file unless they are there already. */
export function ensureInstalled() {
  checkNode();
  const lockFile = join(root, 'package-lock.json');
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  const modules = join(root, 'node_modules', '.package-lock.json');
  // Installed by hand after the lock file was last written: trust it, and remember the lock.
  const isFresh = existsSync(modules) && statSync(modules).mtimeMs >= statSync(lockFile).mtimeMs;
  if (!isFresh) {
    announce('Installing packages (npm ci), a few minutes on a fresh machine');
    if (run('npm', ['ci', '--no-audit', '--no-fund']) !== 0) fail('npm ci failed; its message is above.');
  }
  writeFileSync(STAMP, lock);
}

/**
 * Finds a browser for diagrams and browser tests. With `install`, one is installed where that is possible without
 * asking: as root on Debian or Ubuntu.
 */
export async function ensureBrowser({ install = false } = {}) {
  const found = await findBrowser();
  if (found || !install) return found;
  if (canInstall()) {
    announce("No browser found: installing Debian's chromium (apt-get)");
    if (!aptInstall('chromium', 'fonts-liberation', 'fonts-dejavu-core'))
      fail('apt-get could not install chromium; its message is above.');
    const installed = await findBrowser();
    if (installed) return installed;
  }
  fail(
    `No browser found. Install one, for example with:\n    ${isDebian() ? 'sudo apt-get update && sudo apt-get install -y chromium' : 'npx playwright install chromium'}\nor set CHROMIUM_PATH to the path of a Chromium or Chrome.`,
  );
}

/**
 * The program that runs the browser tests: the shell without a window where there is one or it can be installed, else
 * the browser itself. A browser that is named by an environment variable is always used.
 */
export function ensureTestBrowser(browser) {
  if (BROWSER_VARIABLES.some((name) => process.env[name] === browser)) return browser;
  const found = findHeadlessShell();
  if (found || !canInstall()) return found ?? browser;
  announce('Installing chromium-headless-shell (apt-get): browser tests take half the time with it');
  if (!aptInstall('chromium-headless-shell')) console.log('It could not be installed; the browser itself is used.');
  return findHeadlessShell() ?? browser;
}

function isDebian() {
  return existsSync('/etc/debian_version');
}

function canInstall() {
  return isDebian() && process.getuid?.() === 0;
}

function aptInstall(...packages) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const timeout = ['-o', 'Acquire::http::Timeout=60'];
  return (
    run('apt-get', ['update', '-q', ...timeout], options) === 0 &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...timeout, ...packages], options) === 0
  );
}
