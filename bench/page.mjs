// npm run bench:page [-- --runs 3] [--real]: opens the same generated page as built by this project and by other site
// generators, and pages of the real site, in headless Chromium emulating a phone, and prints the medians. With --real,
// only the real site is measured. Requires dist/ (npm run build).
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser, ensureInstalled, fail, root, run } from '../tools/project/bootstrap.mjs';
import { measure, median } from './measure.mjs';
import { serveCompressed } from './serve-compressed.mjs';
import { prepareDocusaurus, prepareLighthouse, prepareSite, prepareStarlight, prepareVitePress } from './sites.mjs';

const PAGES = 25;
const REAL_PAGES = ['/', '/docs/rest/rondo-overview', '/docs/sdks/js/features', '/blog', '/blog/ruby-quickstart'];
const PORT = 9777;
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1] || 3) || 3;
const onlyReal = process.argv.includes('--real');

ensureInstalled();
const browser = (await ensureBrowser()) ?? fail('No Chromium or Chrome found: set CHROMIUM_PATH.');
const { default: lighthouse } = await import(pathToFileURL(prepareLighthouse()).href);

/** The built sites, and which pages of each to open. */
const subjects = [{ name: 'this project, real pages', folder: join(root, 'dist'), paths: REAL_PAGES }];
if (!onlyReal)
  for (const [name, prepare] of [
    ['this project', prepareSite],
    ['Starlight', prepareStarlight],
    ['VitePress', prepareVitePress],
    ['Docusaurus', prepareDocusaurus],
  ]) {
    console.log(`Building ${PAGES} pages: ${name} …`);
    const { cwd, command, env, output, page } = await prepare(PAGES);
    await measure(command[0], command[1], { cwd, env });
    if (name === 'this project') {
      // Exits with code 1, because the menus link to pages that the benchmark site does not have. Only headers.json is
      // needed here.
      run(process.execPath, ['-r', '@swc-node/register', 'scripts/finish-build.ts', 'public'], {
        cwd,
        env,
        stdio: 'ignore',
      });
      if (!existsSync(join(output, 'headers.json'))) fail('scripts/finish-build.ts did not write headers.json.');
    }
    subjects.push({ name, folder: output, paths: [page] });
  }

const profile = mkdtempSync(join(tmpdir(), 'bench-page-'));
const chromium = spawn(
  browser,
  [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${PORT}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
);
try {
  await waitForBrowser();
  const results = new Map();
  // The runs are interleaved, so that load from other processes affects all sites alike.
  for (let round = 1; round <= runs; round += 1) {
    for (const { name, folder, paths } of subjects) {
      const server = await serveCompressed(folder);
      for (const path of paths) {
        const key = `${name} ${path}`;
        console.log(`Run ${round} of ${runs}: ${key}`);
        const { lhr } = await lighthouse(`http://localhost:${server.port}${path}`, {
          port: PORT,
          logLevel: 'silent',
          output: 'json',
        });
        results.set(key, [...(results.get(key) ?? []), toMetrics(lhr)]);
      }
      await server.close();
    }
  }
  console.table(
    Object.fromEntries(
      [...results].map(([key, list]) => [
        key,
        { 'lowest performance': Math.min(...list.map(({ performance }) => performance)), ...medians(list) },
      ]),
    ),
  );
  for (const [key, list] of results)
    for (const text of new Set(list.flatMap(({ failedAudits }) => failedAudits))) console.log(`${key}: ${text}`);
} finally {
  chromium.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function waitForBrowser() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await fetch(`http://localhost:${PORT}/json/version`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('Chromium did not start.');
}

/** Metrics of one run: scores out of 100, milliseconds on the emulated phone, transfer sizes in kilobytes. */
function toMetrics({ categories, audits }) {
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  const kilobytes = (...types) =>
    requests
      .filter(({ resourceType }) => types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP, ms': audits['first-contentful-paint'].numericValue,
    'LCP, ms': audits['largest-contentful-paint'].numericValue,
    'TBT, ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    'HTML + CSS, KB': kilobytes('Document', 'Stylesheet'),
    'JS, KB': kilobytes('Script'),
    failedAudits: Object.values(audits)
      .filter(
        ({ score: value, scoreDisplayMode }) =>
          value !== null && value < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode),
      )
      .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`),
  };
}

function medians(list) {
  return Object.fromEntries(
    Object.keys(list[0])
      .filter((key) => key !== 'failedAudits')
      .map((key) => {
        const value = median(list.map((metrics) => metrics[key]));
        return [key, Number(value.toFixed(key === 'CLS' ? 3 : key.endsWith('KB') ? 1 : 0))];
      }),
  );
}
