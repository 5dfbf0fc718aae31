// Builds the small sites that browser tests need beside dist/, into .tmp/fixtures/NAME: node scripts/build-fixtures.mjs [NAME …]
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, fail, root, run } from './bootstrap.mjs';

const CONTENT = join(root, 'e2e', 'fixtures', 'docs');
const WORK = join(root, '.tmp', 'fixture-work');
const SITES = join(root, '.tmp', 'fixtures');

/** What a build reads. It is copied: Gatsby takes a linked file for one outside the site, and writes types into `src`. */
const COPIED = ['src', 'static', 'scripts', 'gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx', 'package.json', 'package-lock.json', 'tsconfig.json'];

const FIXTURES = [
  // Several versions of the docs, and everything that a doc can ask for.
  { name: 'docs', draws: true, env: {} },
  // The same under another name, built as on a machine without a browser: diagrams are left to the reader's.
  { name: 'zeta', draws: false, env: { PRODUCT_SLUG: 'zeta', PRODUCT_NAME: 'Zeta' } },
];

ensureInstalled();
const browser = await ensureBrowser();
const wanted = process.argv.slice(2);
for (const fixture of FIXTURES) if (wanted.length === 0 || wanted.includes(fixture.name)) buildFixture(fixture);

/** Builds one fixture in a copy of the project, so that the caches of the site itself stay as they are. */
function buildFixture({ name, draws, env }) {
  announce(`Building the fixture "${name}"`);
  const started = Date.now();
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  for (const path of COPIED) cpSync(join(root, path), join(WORK, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(WORK, 'node_modules'));
  const options = {
    cwd: WORK,
    env: {
      ...env,
      SITE_CONTENT: CONTENT,
      SITE_OVERRIDES: readFileSync(join(CONTENT, 'overrides.json'), 'utf8'),
      CHROMIUM_PATH: draws ? browser : undefined,
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
    },
  };
  if (run(process.execPath, [join('node_modules', 'gatsby', 'cli.js'), 'build', '--no-color'], options) !== 0) fail(`The fixture "${name}" could not be built.`);
  if (run(process.execPath, ['-r', '@swc-node/register', join('scripts', 'finish-build.ts'), 'public'], options) !== 0) fail(`The fixture "${name}" has faults.`);
  const site = join(SITES, name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(SITES, { recursive: true });
  renameSync(join(WORK, 'public'), site);
  console.log(`✓ ${site} (${Math.round((Date.now() - started) / 1000)} s)`);
}
