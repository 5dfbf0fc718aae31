// npm run build: Gatsby builds into public/, the result is checked, and only then does it replace dist/.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, fail, readSettings, root } from '../tools/project/bootstrap.mjs';
import { lockBuild } from '../tools/project/build-lock.mjs';
import { buildWarnings } from '../tools/project/build-warnings.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';
import { localeFolders } from '../tools/project/locale-folders.mjs';
import { localeEnvironment, prepareLocales, withCachesOf } from '../tools/project/locales.mjs';
import { isCalled } from '../tools/project/is-called.mjs';
import { cleanUpAround, INTERNAL, replaceFolder } from '../tools/project/replace-folder.mjs';
import { runCommand } from '../tools/project/run-command.mjs';

/** Types of the GraphQL queries, which Gatsby generates and which are committed (ADR 4). */
const TYPES = join(root, 'src', 'gatsby-types.d.ts');
const SITE = join(root, 'dist');
/** What Gatsby's last hook writes (src/gatsby/hooks/node.ts). */
const LAST_FILE = join(root, 'public', 'sw.js');

/**
 * Builds the site into dist/. If anything is wrong, leaves dist/ unchanged and exits with a code other than 0. Call
 * `readSettings` and `ensureInstalled` first.
 */
export async function build({ requireBrowser = Boolean(process.env.CI) } = {}) {
  try {
    const release = lockBuild(root);
    cleanUpAround(SITE);
    await buildAlone(requireBrowser);
    release();
  } catch (error) {
    fail(error.message);
  }
}

async function buildAlone(requireBrowser) {
  const locales = prepareLocales(root);
  for (const warning of buildWarnings(root)) console.warn(`! ${warning}`);
  const browser = await ensureBrowser({ install: requireBrowser });
  if (!browser)
    console.warn(
      "! No Chromium or Chrome found: diagrams will be drawn in the reader's browser. " +
        'Set CHROMIUM_PATH to draw them at build time.',
    );
  const settings = { CHROMIUM_PATH: browser ?? '', NODE_ENV: 'production' };
  // That of the content comes last: it describes the host for all of them.
  for (const name of locales)
    await withCachesOf(root, name, () =>
      buildLanguage(`the site in "${name}"`, { ...settings, ...localeEnvironment(root, name) }),
    );
  await buildLanguage('the site', settings);
  const nested = Object.fromEntries(locales.map((name) => [name, localeFolders(root, name).site]));
  replaceFolder(SITE, join(root, 'public'), INTERNAL, nested);
  console.log('✓ The site is in dist/.');
}

/** Builds the site in one language into public/. */
async function buildLanguage(what, settings) {
  const { args, env } = gatsbyCommand(root, ['build'], settings);
  const run = (commandLine) => runCommand(process.execPath, commandLine, { cwd: root, env });
  const typesBefore = readFileSync(TYPES, 'utf8');
  rmSync(LAST_FILE, { force: true });
  announce(`Building ${what} (gatsby build)`);
  if ((await run(args)) !== 0) throw new Error('The build failed; dist/ is unchanged.');
  if (!existsSync(LAST_FILE)) throw new Error(`Gatsby has not written ${LAST_FILE}; dist/ is unchanged.`);
  if (readFileSync(TYPES, 'utf8') !== typesBefore) {
    const message = 'src/gatsby-types.d.ts did not match the queries and has been regenerated: commit it.';
    if (process.env.CI) throw new Error(`${message} dist/ is unchanged.`);
    console.warn(`! ${message}`);
  }
}

if (isCalled(import.meta.url)) {
  readSettings();
  ensureInstalled();
  await build();
}
