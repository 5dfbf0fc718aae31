// npm run bench:page -- [--runs 3] [--real]: opens the same generated page as built by this project and by other site
// generators, and pages of the real site, in headless Chromium emulating a phone, and prints the medians. With --real,
// only the real site is measured. Requires dist/ (npm run build). Exits with code 1 if anything could not be measured.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureInstalled, fail, root } from '../tools/project/bootstrap.mjs';
import { docusaurus } from './builders/docusaurus.mjs';
import { loadLighthouse } from './builders/lighthouse.mjs';
import { starlight } from './builders/starlight.mjs';
import { thisSite } from './builders/this-site.mjs';
import { vitepress } from './builders/vitepress.mjs';
import { startChromium } from './measuring/chromium.mjs';
import { measure } from './measuring/measure.mjs';
import { optionsOrExit, parsePageOptions } from './options.mjs';
import { createFailures } from './reporting/failures.mjs';
import { toMetrics, toRow } from './reporting/page-metrics.mjs';
import { serveCompressed } from './serve-compressed.mjs';

const PAGES = 25;
const REAL_PAGES = [
  '/',
  '/docs/rest/rondo-overview',
  '/docs/sdks/js/features',
  '/blog',
  '/blog/ruby-quickstart',
  '/docs/rest/references/layers',
  '/playground/layouts/',
];

const { runs, onlyReal } = optionsOrExit(parsePageOptions);
ensureInstalled({ withTests: true });
const executable = (await ensureBrowser()) ?? fail('No Chromium or Chrome found: set CHROMIUM_PATH.');
const dist = join(root, 'dist');
if (!existsSync(dist)) fail('There is no dist/: run npm run build first.');
const lighthouse = await loadLighthouse();
const failures = createFailures();

/** The built sites, and which pages of each to open. */
const subjects = [{ name: 'this project, real pages', folder: dist, paths: REAL_PAGES }];
for (const builder of onlyReal ? [] : [thisSite, starlight, vitepress, docusaurus]) {
  const name = builder === thisSite ? 'this project' : builder.name;
  console.log(`Building ${PAGES} pages: ${name} …`);
  await failures.during(`${name} could not be built`, async () => {
    builder.install();
    const { cwd, command, env, output, page } = await builder.prepare(PAGES);
    await measure(command[0], command[1], { cwd, env });
    subjects.push({ name, folder: output, paths: [page] });
  });
}

const results = new Map();
const browser = await startChromium(executable);
try {
  // The runs are interleaved, so that load from other processes affects all sites alike.
  for (let round = 1; round <= runs; round += 1) for (const subject of subjects) await openPages(round, subject);
} finally {
  await browser.stop();
}
console.table(Object.fromEntries([...results].map(([key, list]) => [key, toRow(list)])));
for (const [key, list] of results)
  for (const text of new Set(list.flatMap(({ failedAudits }) => failedAudits))) console.log(`${key}: ${text}`);
failures.report();

async function openPages(round, { name, folder, paths }) {
  const server = await serveCompressed(folder);
  for (const path of paths) {
    const key = `${name} ${path}`;
    console.log(`Run ${round} of ${runs}: ${key}`);
    await failures.during(`Run ${round} of ${key} failed`, async () => {
      const flags = { port: browser.port, logLevel: 'silent', output: 'json' };
      const { lhr } = await browser.during(lighthouse(`http://localhost:${server.port}${path}`, flags));
      results.set(key, [...(results.get(key) ?? []), toMetrics(lhr)]);
    });
  }
  await server.close();
}
