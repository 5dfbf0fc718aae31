// Setup shared by all commands. Has no dependencies, because it runs on machines that have only Node and npm.
import './check-node.cjs';
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_PACKAGE } from './check-packages.cjs';
import { readEnvFile } from './env-files.cjs';
import { findBrowser, findHeadlessShell } from './find-browser.mjs';
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
  aptInstall('No browser was found to draw diagrams and run tests; CHROMIUM_PATH can name a Chromium or Chrome.', [
    'chromium',
    'fonts-liberation',
    'fonts-dejavu-core',
  ]);
  return (
    (await findBrowser()) ??
    fail('No browser found: set CHROMIUM_PATH to a Chromium or Chrome, or type npx playwright install chromium.')
  );
}

/** Programs of hosts (tools/conformance), with the packages of Debian that contain them. */
const HOST_PROGRAMS = {
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
};

/**
 * Tries to install what tests need beside a browser: its headless shell, with which they take half the time, and the
 * programs that readers of guides use. What is still missing fails the tests that need it.
 *
 * @param withHosts also nginx; without it, its tests would be skipped, which is a failure in CI
 */
export function ensureTestPrograms({ withHosts }) {
  const hosts = () => (withHosts ? Object.keys(HOST_PROGRAMS) : []).filter((path) => !existsSync(path));
  const guides = Object.entries(GUIDE_PROGRAMS).filter(
    ([name, { args }]) => spawnSync(name, args, { stdio: 'ignore' }).status !== 0,
  );
  const packages = [
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
    ...guides.flatMap(([, program]) => program.packages),
    ...hosts().map((path) => HOST_PROGRAMS[path]),
  ];
  if (packages.length > 0) aptInstall('Tests use programs that are missing.', packages);
  if (hosts().length > 0 && process.env.CI) fail(`Missing: ${hosts().join(', ')}. Hosts cannot be tested.`);
}

/**
 * Installs packages of Debian on unattended machines (`CI`), as root. Elsewhere says what to type.
 *
 * @param why a sentence
 */
function aptInstall(why, packages) {
  if (!existsSync('/etc/debian_version')) return;
  const list = packages.join(' ');
  if (process.getuid?.() !== 0 || !process.env.CI) {
    console.warn(`\n! ${why} To install them, type as root:\n    apt-get update && apt-get install ${list}`);
    return;
  }
  announce(`${why} Installing ${list} with apt-get`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const timeout = ['-o', 'Acquire::http::Timeout=60'];
  const isInstalled =
    run('apt-get', ['update', '-q', ...timeout], options) === 0 &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...timeout, ...packages], options) === 0;
  if (!isInstalled) console.warn(`! apt-get could not install ${list}; see its output above.`);
}
