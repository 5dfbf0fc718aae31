// Setup shared by all commands. Has no dependencies, because it runs on machines that have only Node and npm.
import './check-node.cjs';
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from './ask.mjs';
import { TEST_PACKAGE } from './check-packages.cjs';
import { readEnvFile } from './env-files.cjs';
import { BROWSER_VARIABLES, findBrowser, findHeadlessShell } from './find-browser.mjs';
import { GUIDE_PROGRAMS } from './guide-programs.mjs';
import { describeSignal, exitCodeOf } from './run-command.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const STAMP = join(root, 'node_modules', '.installed-lock');

/** Prints a heading before a step. */
export function announce(text) {
  console.log(`\n▸ ${text}`);
}

/** Prints a message and exits with code 1. */
export function fail(text) {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

/** Runs a command, shows its output, and returns its exit code. Exits if the command cannot be started. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  const reason = describeSignal(result.signal);
  if (reason) console.error(`\n! ${reason}`);
  return exitCodeOf(result.status, result.signal);
}

/**
 * Reads the settings in `.env.production`, or in another file for another mode, and says which it has read. Call it
 * before anything reads the environment.
 */
export function readSettings(mode = 'production') {
  try {
    const file = readEnvFile(root, mode);
    if (file)
      console.error(`▸ Settings from ${file.name}: ${file.variables.join(', ') || 'none that is not set already'}`);
  } catch (error) {
    fail(error.message);
  }
}

/**
 * Installs the packages in the lock file, unless they are already installed.
 *
 * @param withTests also those that only tests, checks and benchmarks need, which are a third of the installation
 */
export function ensureInstalled({ withTests = false } = {}) {
  const lockFile = join(root, 'package-lock.json');
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const modules = join(root, 'node_modules', '.package-lock.json');
  const isInstalled =
    (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) ||
    // If packages were installed manually after the last change to the lock file, trust them and record its hash.
    (existsSync(modules) && statSync(modules).mtimeMs >= statSync(lockFile).mtimeMs);
  const hasTests = existsSync(join(root, 'node_modules', TEST_PACKAGE));
  if (!isInstalled || (withTests && !hasTests)) {
    // npm would empty the folder that the link leads to, which belongs to another copy of the project.
    if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
      fail('Packages are missing or outdated, and node_modules is a link: run npm ci in the folder that it leads to.');
    const options = withTests || hasTests ? [] : ['--omit=dev'];
    announce(`Installing packages (${['npm ci', ...options].join(' ')}), which takes one to three minutes`);
    // npm says how many packages it has added, and in which time.
    if (run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', ...options]) !== 0)
      fail('npm ci failed; see its output above.');
  }
  writeFileSync(STAMP, lock);
}

/**
 * Finds a browser for diagrams and browser tests. With `install`, tries to install one, and exits if there is still
 * none.
 */
export async function ensureBrowser({ install = false } = {}) {
  const found = await findBrowser();
  if (found || !install) return found;
  await aptInstall(
    'No browser was found to draw diagrams and run tests; CHROMIUM_PATH can name a Chromium or Chrome.',
    ['chromium', 'fonts-liberation', 'fonts-dejavu-core'],
  );
  const hint = isDebian() ? '' : ', for example with npx playwright install chromium';
  return (
    (await findBrowser()) ??
    fail(`No browser found. Install Chromium or Chrome${hint}, or set CHROMIUM_PATH to the path of one.`)
  );
}

/**
 * Returns the path of the browser for the browser tests: the headless shell if it is installed or can be installed,
 * otherwise the full browser. A browser set by an environment variable always takes precedence.
 */
export async function ensureTestBrowser(browser) {
  if (BROWSER_VARIABLES.some((name) => process.env[name] === browser)) return browser;
  const found = findHeadlessShell();
  if (found) return found;
  await aptInstall("Chromium's headless shell halves the duration of the browser tests.", ['chromium-headless-shell']);
  return findHeadlessShell() ?? browser;
}

/** Programs of hosts, with the packages of Debian that contain them (tools/conformance, tools/release). */
const HOST_PROGRAMS = {
  '/usr/bin/rsync': 'rsync',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
};

/**
 * Tries to install nginx and rsync, with which the files for hosts and releases are tested, if they are missing.
 * If they still are, exits in CI; elsewhere these tests say that they are skipped.
 */
export async function ensureHostPrograms() {
  const missing = Object.keys(HOST_PROGRAMS).filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  await aptInstall(
    'Hosts and releases are tested with nginx and rsync.',
    missing.map((path) => HOST_PROGRAMS[path]),
  );
  const still = missing.filter((path) => !existsSync(path));
  if (still.length === 0) return;
  const message = `Missing: ${still.join(', ')}. Without these, the files for hosts cannot be tested.`;
  if (process.env.CI) fail(message);
  console.warn(`! ${message}`);
}

/** Tries to install what readers need to follow guides, if it is missing. If it still is, checks that need it fail. */
export async function ensureGuidePrograms() {
  const missing = Object.entries(GUIDE_PROGRAMS).filter(
    ([name, { args }]) => spawnSync(name, args, { stdio: 'ignore' }).status !== 0,
  );
  const packages = missing.flatMap(([, program]) => program.packages);
  if (packages.length > 0) await aptInstall('Guides are followed with curl, jq and Python.', packages);
}

function isDebian() {
  return existsSync('/etc/debian_version');
}

/**
 * Installs packages of Debian as root: without a question on unattended machines (`CI`), elsewhere only if whoever is
 * at the terminal agrees. Where that is not possible, says what to type.
 *
 * @param why a sentence
 */
async function aptInstall(why, packages) {
  if (!isDebian()) return;
  const list = packages.join(' ');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && process.env.CI) announce(`${why} Installing ${list} with apt-get`);
  else if (isRoot && ask) {
    if (!/^\s*y/i.test(await ask(`\n? ${why}\n  Install ${list} with apt-get? [y/N] `))) return;
  } else {
    const sudo = isRoot ? '' : 'sudo ';
    console.warn(
      `\n! ${why} To install what is missing, type:\n    ${sudo}apt-get update && ${sudo}apt-get install ${list}`,
    );
    return;
  }
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const timeout = ['-o', 'Acquire::http::Timeout=60'];
  const isInstalled =
    run('apt-get', ['update', '-q', ...timeout], options) === 0 &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...timeout, ...packages], options) === 0;
  if (!isInstalled) console.warn(`! apt-get could not install ${list}; see its output above.`);
}
