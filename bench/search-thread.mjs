// npm run bench:thread: types queries into the search dialog of the built site in dist/ and prints the longest tasks on
// the main thread, in milliseconds of CPU time, so that other load on the machine does not count.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, ensureInstalled, fail, root } from '../tools/project/bootstrap.mjs';
import { median } from './reporting/statistics.mjs';
import { serveCompressed } from './serve-compressed.mjs';

const QUERIES = [
  'layers',
  'POST /rooms',
  'sfu_mode',
  'getCurrentStatistics',
  'recodring stoped',
  'how to mute everyone',
];
const RUNS = 3;

ensureInstalled({ withTests: true });
const executablePath = (await ensureBrowser()) ?? fail('No Chromium or Chrome found: set CHROMIUM_PATH.');
const server = await serveCompressed(join(root, 'dist'));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  const longest = [];
  for (let run = 0; run < RUNS; run += 1) longest.push(await measureTyping());
  for (const times of longest)
    console.log(
      `longest tasks while typing: ${times
        .slice(0, 5)
        .map((time) => time.toFixed(1))
        .join(', ')} ms`,
    );
  console.log(
    `median of the longest: ${median(longest.map(([first]) => first)).toFixed(1)} ms (${QUERIES.length} queries, letter by letter, dialog open)`,
  );
} finally {
  await browser.close();
  await server.close();
}

/** CPU times of the main thread's tasks while queries are typed, longest first. */
async function measureTyping() {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.port}/docs/rest/rondo-overview`);
  await page.mouse.move(200, 200);
  await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  await field.fill('a');
  await page.getByRole('option').first().waitFor();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  for (const query of QUERIES) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 60 });
    await page.waitForTimeout(300);
  }
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await page.close();
  const renderers = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map((thread) => tasksOf(traceEvents, thread));
  // Other renderer processes are idle; the page's own has used the most CPU time.
  const [tasks = []] = renderers.sort((a, b) => sum(b) - sum(a));
  if (tasks.length === 0) throw new Error('The browser has recorded no tasks of the page.');
  return tasks;
}

function tasksOf(events, { pid, tid }) {
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask'))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

function sum(times) {
  return times.reduce((total, time) => total + time, 0);
}
