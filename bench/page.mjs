// npm run bench:page -- [--runs 3] [--real]: opens the same generated page as built by this project and by other site
// generators, and pages of the real site, in headless Chromium emulating a phone, and prints the medians. With --real,
// only the real site is measured. Requires dist/ (npm run build). Exits with code 1 if anything could not be measured.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureInstalled, fail, root } from '../tools/project/bootstrap.mjs';
import { freePort } from '../tools/project/free-port.mjs';
import { measure, median } from './measure.mjs';
import { serveCompressed } from './serve-compressed.mjs';
import { installPackages, PEERS, thisSite } from './sites.mjs';

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

const options = { runs: { type: 'string', default: '3' }, real: { type: 'boolean', default: false } };
const { runs, real } = parseArgs({ options }).values;
if (!(Number(runs) >= 1)) fail(`--runs: found "${runs}"; expected a number from 1.`);
ensureInstalled({ withTests: true });
const executablePath = (await ensureBrowser()) ?? fail('No Chromium or Chrome found: set CHROMIUM_PATH.');
const dist = join(root, 'dist');
if (!existsSync(dist)) fail('There is no dist/: run npm run build first.');

/** The built sites, and which pages of each to open. */
const subjects = [{ name: 'this project, real pages', folder: dist, paths: REAL_PAGES }];
for (const builder of real ? [] : [thisSite, ...Object.values(PEERS)]) {
  console.log(`Building ${PAGES} pages: ${builder.name} …`);
  const site = await builder.prepare(PAGES);
  await measure(site.command, site);
  subjects.push({ name: builder.name, folder: site.output, paths: [site.page] });
}

const packages = installPackages('lighthouse', { type: 'module', dependencies: { lighthouse: '12.8.2' } });
const { default: lighthouse } = await import(
  pathToFileURL(join(packages, 'node_modules', 'lighthouse', 'core', 'index.js')).href
);
const { chromium } = await import('@playwright/test');
const port = await freePort();
const args = ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`];
const results = new Map();
// The runs are interleaved, so that load from other processes affects all sites alike.
for (let round = 1; round <= Number(runs); round += 1) for (const subject of subjects) await openPages(round, subject);
const mediansOf = (list) =>
  Object.fromEntries(
    Object.keys(list[0]).map((name) => {
      const digits = name === 'CLS' ? 3 : name.endsWith('KB') ? 1 : 0;
      return [name, Number(median(list.map((metrics) => metrics[name])).toFixed(digits))];
    }),
  );
console.table(Object.fromEntries([...results].map(([key, list]) => [key, mediansOf(list)])));

async function openPages(round, { name, folder, paths }) {
  const server = await serveCompressed(folder);
  for (const path of paths) {
    const key = `${name} ${path}`;
    console.log(`Run ${round} of ${runs}: ${key}`);
    // A browser for each: Lighthouse closes its tab at the end, which the next run would still find.
    const browser = await chromium.launch({ executablePath, args });
    const { lhr } = await lighthouse(`http://localhost:${server.port}${path}`, { port, logLevel: 'silent' });
    await browser.close();
    if (lhr.runtimeError?.code) fail(`${key}: ${lhr.runtimeError.message}`);
    results.set(key, [...(results.get(key) ?? []), metricsOf(lhr)]);
  }
  await server.close();
}

/** Scores out of 100, milliseconds on the emulated phone, and transferred kilobytes. */
function metricsOf({ categories, audits }) {
  const score = (name) => Math.round((categories[name]?.score ?? NaN) * 100);
  const value = (name) => audits[name]?.numericValue ?? NaN;
  const kilobytes = (...types) =>
    (audits['network-requests']?.details?.items ?? [])
      .filter(({ url, resourceType }) => url.startsWith('http') && types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP, ms': value('first-contentful-paint'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'HTML + CSS, KB': kilobytes('Document', 'Stylesheet'),
    'JS, KB': kilobytes('Script'),
  };
}
