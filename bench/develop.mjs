// npm run bench:develop -- [PAGES] [--soak EDITS]: starts the development server with generated pages (default: 1000),
// and prints how long it takes until the server is ready, until an edit of a doc, of a sidebar and of openapi.yaml
// appears in an open browser tab, and until an error appears and disappears. With --soak, then edits a doc again and
// again and prints how the memory of the server's processes grows. Exits with code 1 if an edit never appeared.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser, ensureInstalled, fail } from '../tools/project/bootstrap.mjs';
import { developmentEdits, developmentFiles } from './builders/development-files.mjs';
import { thisSite } from './builders/this-site.mjs';
import { startDevelopmentServer } from './measuring/development-server.mjs';
import { optionsOrExit, parseDevelopOptions } from './options.mjs';
import { createFailures } from './reporting/failures.mjs';
import { soakLines } from './reporting/soak-report.mjs';
import { median } from './reporting/statistics.mjs';

const EDITS = 5;
const OPEN_MILLISECONDS = 120_000;
const APPEAR_MILLISECONDS = 60_000;

const { count, soak } = optionsOrExit(parseDevelopOptions);
ensureInstalled({ withTests: true });
const executablePath = (await ensureBrowser()) ?? fail('No Chromium or Chrome found: set CHROMIUM_PATH.');
const site = await thisSite.prepare(count, developmentFiles(count));
const kinds = developmentEdits(count).map((kind) => {
  const path = join(site.content, kind.file);
  return { ...kind, path, original: readFileSync(path, 'utf8') };
});
const failures = createFailures();
const seconds = (since) => (performance.now() - since) / 1000;

const started = performance.now();
const server = await startDevelopmentServer(site);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  await failures.during('Nothing could be measured', async () => {
    await server.ready();
    console.log(`Server ready with ${count} pages: ${seconds(started).toFixed(1)} s`);
    const page = await browser.newPage();
    for (const kind of kinds)
      await failures.during(`Edits of ${kind.name} were not measured`, () => measureEdits(page, kind));
    await failures.during('Errors were not measured', () => measureError(page, kinds[0]));
    if (soak > 0) await failures.during('The soak did not reach its end', () => measureSoak(page, kinds[0]));
  });
} finally {
  for (const { path, original } of kinds) writeFileSync(path, original);
  await browser.close();
  await server.stop();
}
failures.report();
if (process.exitCode)
  console.error(`\nThe development server printed:\n${stripVTControlCharacters(server.output()).slice(-3000)}`);

async function measureEdits(page, kind) {
  await open(page, kind.page);
  const times = [];
  for (let number = 1; number <= EDITS; number += 1) times.push(await edit(page, kind, number));
  console.log(
    `An edit of ${kind.name} appears after ${median(times).toFixed(2)} s ` +
      `(median of ${EDITS}; ${times.map((time) => time.toFixed(2)).join(', ')})`,
  );
  await restore(page, kind);
}

async function measureError(page, { page: path, path: file, original }) {
  await open(page, path);
  const message = page.locator('.author-error').getByText('NoSuchComponent').first();
  const brokenAt = performance.now();
  writeFileSync(file, `${original}\n<NoSuchComponent />\n`);
  await message.waitFor({ timeout: APPEAR_MILLISECONDS });
  console.log(
    `An error appears after ${seconds(brokenAt).toFixed(2)} s: ${(await message.innerText()).split('\n')[0]}`,
  );
  const fixedAt = performance.now();
  writeFileSync(file, original);
  await message.waitFor({ state: 'detached', timeout: APPEAR_MILLISECONDS });
  console.log(`Once fixed, the error disappears after ${seconds(fixedAt).toFixed(2)} s`);
}

async function measureSoak(page, kind) {
  await open(page, kind.page);
  const bytes = [server.bytes()];
  const times = [];
  for (let number = 1; number <= soak; number += 1) {
    times.push(await edit(page, kind, EDITS + number));
    bytes.push(server.bytes());
  }
  console.log(`Memory of the server's processes during ${soak} edits of ${kind.name}:`);
  console.log(soakLines(bytes).join('\n'));
  console.log(`  an edit appears after ${median(times).toFixed(2)} s (median)`);
}

/** Opens a page, with a query, because Gatsby's development server treats the first page differently if it has one. */
async function open(page, path) {
  await page.goto(`${server.url}${path}?query=1`, { timeout: OPEN_MILLISECONDS });
  await page.waitForSelector('html[data-has-hydrated]', { state: 'attached', timeout: OPEN_MILLISECONDS });
}

/** Edits a file and waits until the open page shows that. Resolves to seconds. */
async function edit(page, { name, path, original, edit: change }, number) {
  const sentence = `Edit number ${number} of this run.`;
  const since = performance.now();
  writeFileSync(path, change(original, sentence));
  try {
    // In each frame: a locator looks only every half second after a while.
    await page.waitForFunction((text) => document.body.textContent.includes(text), sentence, {
      polling: 'raf',
      timeout: APPEAR_MILLISECONDS,
    });
  } catch (error) {
    const shown = await page.locator('.author-error').allInnerTexts();
    const message = [`edit ${number} of ${name} never appeared`, error.message.split('\n')[0], ...shown].join('\n');
    throw new Error(message, { cause: error });
  }
  return seconds(since);
}

/** Undoes the edits of a file and waits until the open page shows that, so that it does not disturb what follows. */
async function restore(page, { path, original }) {
  writeFileSync(path, original);
  await page
    .getByText(/Edit number \d+ of this run/)
    .first()
    .waitFor({ state: 'detached', timeout: APPEAR_MILLISECONDS });
}
