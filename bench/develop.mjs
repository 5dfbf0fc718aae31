// npm run bench:develop -- [PAGES] [--soak EDITS]: starts the development server with generated pages (default: 1000),
// and prints how long it takes until the server is ready, until an edit of a doc, of a sidebar and of openapi.yaml
// appears in an open browser tab, and until an error appears. With --soak, then edits a doc again and again and prints
// how the memory of the server's processes grows. Exits with code 1 if anything never appeared.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { stringify } from 'yaml';
import { ensureBrowser, ensureInstalled, fail, root } from '../tools/project/bootstrap.mjs';
import { freePort } from '../tools/project/free-port.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';
import { EDITED_PAGE, pagePath } from './generate-pages.mjs';
import { median, start } from './measure.mjs';
import { thisSite } from './sites.mjs';

const EDITS = 5;
const MILLISECONDS = 120_000;
const DESCRIPTION = 'api/openapi.yaml';
const SIDEBARS = 'data/sidebars.yaml';
/** Where an edit of the description is: the text of the operation on the page "reference" begins with it. */
const DESCRIBED = 'Starts a meeting.';

const { values, positionals } = parseArgs({ options: { soak: { type: 'string' } }, allowPositionals: true });
const [count, soak] = [Number(positionals[0] ?? 1000), Number(values.soak ?? 0)];
if (!(count >= 4 && soak >= 0)) fail('Expected a number of pages from 4, and a number of edits.');
ensureInstalled({ withTests: true });
const executablePath = (await ensureBrowser()) ?? fail('No Chromium or Chrome found: set CHROMIUM_PATH.');
const site = await thisSite.prepare(count, {
  [SIDEBARS]: sidebars('Page 3'),
  [DESCRIPTION]: readFileSync(join(root, 'content', DESCRIPTION), 'utf8'),
  'docs/reference.mdx': '---\ntitle: Reference\ndescription: One operation.\n---\n\n<Endpoint id="createRoom" />\n',
});
const page = `/docs/${EDITED_PAGE}`;
const DOC = { name: 'a doc', file: site.edited, page, edit: (text, sentence) => `${text}\n${sentence}\n` };
const KINDS = [
  DOC,
  { name: 'a sidebar', file: join(site.content, SIDEBARS), page, edit: (_, sentence) => sidebars(sentence) },
  {
    name: 'openapi.yaml',
    file: join(site.content, DESCRIPTION),
    page: '/docs/reference',
    edit: (text, sentence) => text.replace(DESCRIBED, sentence),
  },
];
const seconds = (since) => (performance.now() - since) / 1000;

const port = await freePort();
const url = `http://localhost:${port}`;
const started = performance.now();
let output = '';
const options = { ...site.env, NODE_ENV: 'development' };
const { args, env } = gatsbyCommand(site.cwd, ['develop', '--port', String(port), '--no-color'], options);
const onOutput = (text) => (output = (output + text).slice(-8000));
const server = start(process.execPath, args, { cwd: site.cwd, env, onOutput });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  while (!output.includes('You can now view')) {
    if (seconds(started) > 600) throw new Error('The development server was not ready after 600 s.');
    await wait(50);
  }
  console.log(`Server ready with ${count} pages: ${seconds(started).toFixed(1)} s`);
  const tab = await browser.newPage();
  for (const kind of KINDS) await measureEdits(tab, kind, EDITS);
  await measureError(tab, DOC);
  if (soak > 0) {
    const before = server.bytes();
    await measureEdits(tab, DOC, soak);
    const [from, to] = [before, server.bytes()].map((bytes) => (bytes / 1e6).toFixed(0));
    console.log(`Memory of the server's processes: ${from} MB, after ${soak} edits ${to} MB`);
  }
} catch (error) {
  console.error(`✗ ${error.message}\n\nThe development server printed:\n${output.slice(-3000)}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop('SIGINT');
}

/** Edits a file again and again, and waits each time until the open page shows it. */
async function measureEdits(tab, { name, file, page: path, edit }, times) {
  // With a query, because Gatsby's development server treats the first page differently if it has one.
  await tab.goto(`${url}${path}?query=1`, { timeout: MILLISECONDS });
  await tab.waitForSelector('html[data-has-hydrated]', { state: 'attached', timeout: MILLISECONDS });
  const original = readFileSync(file, 'utf8');
  const durations = [];
  for (let number = 1; number <= times; number += 1) {
    const sentence = `Edit number ${number} of this run.`;
    const since = performance.now();
    writeFileSync(file, edit(original, sentence));
    // In each frame: a locator looks only every half second after a while.
    const shows = (text) => document.body.textContent.includes(text);
    await tab.waitForFunction(shows, sentence, { polling: 'raf', timeout: MILLISECONDS });
    durations.push(seconds(since));
  }
  console.log(`An edit of ${name} appears after ${median(durations).toFixed(2)} s (median of ${times})`);
  writeFileSync(file, original);
  await tab.getByText('of this run.').first().waitFor({ state: 'detached', timeout: MILLISECONDS });
}

async function measureError(tab, { file }) {
  const original = readFileSync(file, 'utf8');
  const since = performance.now();
  writeFileSync(file, `${original}\n<NoSuchComponent />\n`);
  const message = tab.locator('.author-error').getByText('NoSuchComponent').first();
  await message.waitFor({ timeout: MILLISECONDS });
  console.log(`An error appears after ${seconds(since).toFixed(2)} s`);
  writeFileSync(file, original);
  await message.waitFor({ state: 'detached', timeout: MILLISECONDS });
}

/** A sidebar of all pages, with a category for each folder. The edited page gets the label. */
function sidebars(label) {
  const ids = Array.from({ length: count }, (_, index) => pagePath(index));
  const itemOf = (id) => ({ type: 'doc', id, ...(id === EDITED_PAGE ? { label } : {}) });
  const categories = [...new Set(ids.map(dirname))].map((folder) => ({
    type: 'category',
    label: folder,
    items: ids.filter((id) => dirname(id) === folder).map(itemOf),
  }));
  return stringify({ docs: [{ type: 'doc', id: 'reference' }, ...categories] });
}
