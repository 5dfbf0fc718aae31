// Builds the sites that browser tests need beside dist/, into .tmp/fixtures/NAME: node scripts/build-fixtures.mjs [NAME
// …]
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, root } from '../tools/project/bootstrap.mjs';
import { copyProject } from '../tools/project/copy-project.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';

/** A small site, with its own settings. */
const DOCS = {
  content: join(root, 'e2e', 'fixtures', 'docs'),
  overrides: JSON.parse(readFileSync(join(root, 'e2e', 'fixtures', 'docs', 'overrides.json'), 'utf8')),
};
const WORK = join(root, '.tmp', 'fixture-work');
const SITES = join(root, '.tmp', 'fixtures');

const FIXTURES = [
  // Several versions of the docs, and everything that a doc can ask for.
  { name: 'docs', ...DOCS, draws: true, env: {} },
  // The same under another name, built as on a machine without a browser: diagrams are left to the reader's. It asks a
  // hosted search engine, whose hosts are those that the tests start.
  {
    name: 'zeta',
    ...DOCS,
    draws: false,
    env: {
      PRODUCT_SLUG: 'zeta',
      PRODUCT_NAME: 'Zeta',
      GATSBY_SEARCH_APP_ID: 'ZETATESTS',
      GATSBY_SEARCH_INDEX_NAME: 'zeta-docs',
      GATSBY_SEARCH_API_KEY: 'search-only-key',
    },
    overrides: {
      ...DOCS.overrides,
      search: {
        hosts: ['http://localhost:9577', 'http://localhost:9578'],
        shortcuts: { ctrlK: true, slash: false },
        insights: true,
        externalUrlRegex: '^https://EXTERNAL\\.example/',
      },
    },
  },
  // What ships, below a path: each kind of page has addresses of its own to get wrong.
  { name: 'portal', content: join(root, 'content'), draws: true, env: { BASE_URL: '/portal/' }, overrides: {} },
  // A project whose owners have followed the recipes of CONTRIBUTING.md, and pages that use what they have added.
  {
    name: 'recipes',
    ...DOCS,
    pages: join(root, 'e2e', 'fixtures', 'recipes'),
    draws: true,
    env: {},
    copies: ['CONTRIBUTING.md', 'tools', 'bench', 'jest.config.mjs', 'eslint.config.mjs', '.prettierrc.json'],
    steps: [['-r', '@swc-node/register', join('scripts', 'apply-recipes.ts'), '.']],
  },
];

ensureInstalled();
const browser = await ensureBrowser();
const wanted = process.argv.slice(2);
// Side by side: each keeps about one core busy.
const outcomes = await Promise.all(
  FIXTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map(buildFixture),
);
if (outcomes.includes(false)) process.exit(1);

/**
 * Builds one fixture in a copy of the project, so that the caches of the site itself stay as they are. Resolves to
 * false if that fails.
 */
async function buildFixture({ name, content, pages, draws, env, overrides, copies = [], steps = [] }) {
  announce(`Building the fixture "${name}"`);
  const started = Date.now();
  const work = join(WORK, name);
  copyProject(root, work);
  for (const path of copies) cpSync(join(root, path), join(work, path), { recursive: true });
  if (pages) for (const folder of [content, pages]) cpSync(folder, join(work, 'content'), { recursive: true });
  const gatsby = gatsbyCommand(work, ['build', '--prefix-paths', '--no-color'], {
    ...env,
    SITE_CONTENT: pages ? join(work, 'content') : content,
    SITE_OVERRIDES: JSON.stringify(overrides),
    CHROMIUM_PATH: draws ? browser : undefined,
    // Without a browser there is nothing that was drawn before either.
    ...(draws ? {} : { DIAGRAM_CACHE: join(work, '.diagrams') }),
    NODE_ENV: 'production',
    MINIFIER: 'swc',
  });
  for (const step of [
    ...steps,
    gatsby.args,
    ['-r', '@swc-node/register', join('scripts', 'finish-build.ts'), 'public'],
  ]) {
    const { status, output } = await execute(step, { cwd: work, env: gatsby.env });
    if (status === 0) continue;
    console.error(`${output}\n✗ The fixture "${name}" could not be built.`);
    return false;
  }
  const site = join(SITES, name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(SITES, { recursive: true });
  renameSync(join(work, 'public'), site);
  console.log(`✓ ${site} (${Math.round((Date.now() - started) / 1000)} s)`);
  return true;
}

/** Runs Node; its output is shown only if something is wrong, since several builds write at once. */
function execute(args, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });
}
