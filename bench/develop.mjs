// npm run bench:develop [-- N]: starts the development server with N generated pages (default: 300), edits a page five
// times while it is open in a browser, breaks it, fixes it, and prints how long each change took to appear.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser, ensureInstalled, fail } from '../tools/project/bootstrap.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';
import { median } from './measure.mjs';
import { prepareSite } from './sites.mjs';

const PORT = 8765;
const EDITS = 5;
const count = Number(process.argv[2]) || 300;

ensureInstalled();
const executablePath = (await ensureBrowser()) ?? fail('No Chromium or Chrome found: set CHROMIUM_PATH.');
const { cwd, edited, page: path } = await prepareSite(count);
const original = readFileSync(edited, 'utf8');
const seconds = (since) => (performance.now() - since) / 1000;

const started = performance.now();
const { args, env } = gatsbyCommand(cwd, ['develop', '--port', String(PORT), '--no-color'], {
  CHROMIUM_PATH: executablePath,
  NODE_ENV: 'development',
});
const server = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
let output = '';
for (const stream of [server.stdout, server.stderr])
  stream.on('data', (data) => (output = (output + data).slice(-8000)));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  await waitFor(() => output.includes('You can now view'), 'The development server', 600);
  console.log(`Server ready with ${count} pages: ${seconds(started).toFixed(1)} s`);
  const page = await browser.newPage();
  // Gatsby loads the first page in another way than those that follow, which matters if the URL has a query.
  await page.goto(`http://localhost:${PORT}${path}?query=1`, { timeout: 120_000 });
  await page.waitForSelector('html[data-has-hydrated]', { state: 'attached', timeout: 120_000 });

  const edits = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const sentence = `Edit number ${edit} of this run.`;
    const since = performance.now();
    writeFileSync(edited, `${original}\n${sentence}\n`);
    await page.getByText(sentence).waitFor({ timeout: 60_000 });
    edits.push(seconds(since));
  }
  console.log(
    `An edit appears after ${median(edits).toFixed(2)} s (median of ${EDITS}; ${edits.map((value) => value.toFixed(2)).join(', ')})`,
  );

  const brokenAt = performance.now();
  writeFileSync(edited, `${original}\n<NoSuchComponent />\n`);
  const overlay = page.locator('.author-error');
  await overlay.getByText('NoSuchComponent').first().waitFor({ timeout: 60_000 });
  console.log(
    `An error appears after ${seconds(brokenAt).toFixed(2)} s: ${(await overlay.innerText()).split('\n').find((line) => line.includes('NoSuchComponent'))}`,
  );
  const fixedAt = performance.now();
  writeFileSync(edited, original);
  await overlay.getByText('NoSuchComponent').first().waitFor({ state: 'detached', timeout: 60_000 });
  console.log(`Once fixed, the error disappears after ${seconds(fixedAt).toFixed(2)} s`);
} catch (error) {
  console.error(output.slice(-3000));
  throw error;
} finally {
  await browser.close();
  server.kill('SIGINT');
}

async function waitFor(condition, what, timeout) {
  const since = performance.now();
  while (!condition()) {
    if (seconds(since) > timeout || server.exitCode !== null)
      throw new Error(`${what} exited or was not ready after ${timeout} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
