// Set-up that every command shares. No dependencies: this runs on a machine that has only Node and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_VARIABLES, findBrowser } from './find-browser.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
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
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options, env: { ...process.env, ...options.env } });
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
 * asking: as root on Debian or Ubuntu. A browser with a window does, and the shell without one is added where it can be.
 */
export async function ensureBrowser({ install = false } = {}) {
  const found = await findBrowser();
  if (!install || isHeadlessShell(found) || isChosen(found)) return found;
  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    announce(found ? 'Installing chromium-headless-shell (apt-get): browser tests take half the time with it' : "No browser found: installing Debian's chromium (apt-get)");
    const hasLists = aptGet('update') === 0;
    if (!found && (!hasLists || aptGet('install', 'chromium', 'fonts-liberation', 'fonts-dejavu-core') !== 0)) fail('apt-get could not install chromium; its message is above.');
    if (hasLists && aptGet('install', 'chromium-headless-shell') !== 0) console.log('There is none here; the browser with a window is used.');
  }
  const browser = await findBrowser();
  if (browser) return browser;
  fail(`No browser found. Install one, for example with:\n    ${isDebian ? 'sudo apt-get update && sudo apt-get install -y chromium' : 'npx playwright install chromium'}\nor set CHROMIUM_PATH to the path of a Chromium or Chrome.`);
}

function isHeadlessShell(path) {
  return /headless[-_]shell/.test(path ?? '');
}

/** True if an environment variable names the browser. */
function isChosen(path) {
  return path !== undefined && BROWSER_VARIABLES.some((name) => process.env[name] === path);
}

function aptGet(command, ...packages) {
  return run('apt-get', [command, '-y', '-q', '--no-install-recommends', '-o', 'Acquire::http::Timeout=30', ...packages], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
