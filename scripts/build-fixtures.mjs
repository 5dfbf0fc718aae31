// Builds the sites that the browser tests need in addition to dist/ into .tmp/fixtures/NAME:
// node scripts/build-fixtures.mjs [--all | NAME …]. Without an argument, those that only test:all needs are left out.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { announce, ensureBrowser, ensureInstalled, readSettings, root } from '../tools/project/bootstrap.mjs';
import { copyProject } from '../tools/project/copy-project.mjs';
import { localeFolders } from '../tools/project/locale-folders.mjs';
import { localeEnvironment, prepareLocales, withCachesOf } from '../tools/project/locales.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';
import { INTERNAL, replaceFolder } from '../tools/project/replace-folder.mjs';

/** The arguments by which Node runs one of the scripts in TypeScript. */
const script = (name, ...args) => ['-r', './tools/project/register-typescript.cjs', join('scripts', name), ...args];
/** A small site with its own configuration. */
const DOCS = {
  content: join(root, 'e2e', 'fixtures', 'docs'),
  overrides: JSON.parse(readFileSync(join(root, 'e2e', 'fixtures', 'docs', 'overrides.json'), 'utf8')),
};
/** Far away from most machines: a day ahead, and with letter cases and a sort order of its own. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
const WORK = join(root, '.tmp', 'fixture-work');
const SITES = join(root, '.tmp', 'fixtures');

const FIXTURES = [
  // Several versions of the docs, and every feature that a doc can use. Under another product name, built as on a
  // machine without a browser, so that diagrams are drawn in the reader's browser. It uses a hosted search engine,
  // reports violations of the policy, and sends feedback.
  {
    name: 'zeta',
    ...DOCS,
    drawsDiagrams: false,
    env: {
      PRODUCT_SLUG: 'zeta',
      PRODUCT_NAME: 'Zeta',
      GATSBY_SEARCH_APP_ID: 'SITETESTS',
      GATSBY_SEARCH_API_KEY: 'search-only-key',
      GATSBY_SEARCH_INDEX_NAME: 'zeta-docs',
      POLICY_REPORTS_URL: 'http://localhost:9579/policy',
      FEEDBACK_URL: 'http://localhost:9579/feedback',
    },
    overrides: {
      ...DOCS.overrides,
      search: {
        // Servers that the tests start.
        hosts: ['http://localhost:9577', 'http://localhost:9578'],
        shortcuts: { ctrlK: true, slash: false },
        insights: true,
        externalUrlRegex: '^https://EXTERNAL\\.example/',
      },
    },
  },
  // A small site with every part below a base path, in two languages, of which one is a translation of some of the
  // pages, built in another time zone and locale, neither of which may change a page. The announcement can be closed.
  // The console can also send calls to a real API, whose host is a server that the tests start.
  {
    name: 'portal',
    content: join(root, 'tools', 'mistakes', 'content'),
    pages: join(root, 'e2e', 'fixtures', 'portal'),
    drawsDiagrams: true,
    env: { BASE_URL: '/portal/', CONSOLE_API_URLS: 'http://localhost:9581', ...ELSEWHERE },
  },
  // A site whose docs have been frozen by the command. The version that was the last one has pages that the new one has
  // not.
  {
    name: 'frozen',
    isOnlyInAll: true,
    content: DOCS.content,
    pages: join(root, 'e2e', 'fixtures', 'frozen'),
    overrides: { announcementBar: null, docs: { onInlineTags: 'warn' } },
    drawsDiagrams: true,
    env: {},
    steps: [script('docs-version.ts', '3.0')],
  },
];

readSettings();
ensureInstalled();
const browser = await ensureBrowser();
const requested = process.argv.slice(2);
const isRequested = ({ name, isOnlyInAll = false }) =>
  requested.length === 0 ? !isOnlyInAll : requested.includes(name) || requested.includes('--all');
// Each build uses about one core, and waits a little; more of them at once only slow each other and the tests down.
const waiting = FIXTURES.filter(isRequested).values();
const outcomes = [];
const work = async () => {
  for (const fixture of waiting) outcomes.push(await buildFixture(fixture));
};
await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
if (outcomes.includes(false)) process.exit(1);

/**
 * Builds one fixture in a copy of the project, so that the caches of the real site are not touched. Resolves to false
 * if the build fails.
 */
async function buildFixture({ name, content, pages, drawsDiagrams, env, overrides, steps = [] }) {
  announce(`Building the fixture "${name}"`);
  const started = Date.now();
  const work = join(WORK, name);
  copyProject(root, work);
  if (pages) for (const folder of [content, pages]) cpSync(folder, join(work, 'content'), { recursive: true });
  if (existsSync(`${pages}.de`)) cpSync(`${pages}.de`, join(work, 'content.de'), { recursive: true });
  const settings = {
    ...env,
    SITE_CONTENT: pages ? join(work, 'content') : content,
    ...(overrides ? { SITE_OVERRIDES: JSON.stringify(overrides) } : {}),
    CHROMIUM_PATH: drawsDiagrams ? browser : '',
    // An empty cache: without a browser, there must not be any diagrams from earlier builds either.
    ...(drawsDiagrams ? {} : { DIAGRAM_CACHE: join(work, '.diagrams') }),
    NODE_ENV: 'production',
  };
  const given = { ...process.env, ...settings };
  const build = async (additions = {}) => {
    const gatsby = gatsbyCommand(work, ['build'], { ...settings, ...additions });
    for (const step of [...steps, gatsby.args]) {
      const { status, output } = await execute(step, { cwd: work, env: gatsby.env });
      if (status === 0) continue;
      console.error(`${output}\n✗ The fixture "${name}" could not be built.`);
      return false;
    }
    return true;
  };
  const locales = prepareLocales(work, given);
  for (const locale of locales)
    if (!(await withCachesOf(work, locale, () => build(localeEnvironment(work, locale, given))))) return false;
  if (!(await build())) return false;
  const site = join(SITES, name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(SITES, { recursive: true });
  if (locales.length > 0) {
    const nested = Object.fromEntries(locales.map((locale) => [locale, localeFolders(work, locale).site]));
    replaceFolder(site, join(work, 'public'), INTERNAL, nested);
  } else renameSync(join(work, 'public'), site);
  console.log(`✓ ${site} (${Math.round((Date.now() - started) / 1000)} s)`);
  return true;
}

/** Runs Node and collects its output instead of printing it, because several builds run at the same time. */
function execute(args, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });
}
