// npm run bench:page [-- --runs 3]: opens the same generated page, built by this project and by others, and pages of
// the real site, in headless Chromium as a simulated phone, and prints medians. Needs dist/ (npm run build).
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
const browser = (await ensureBrowser()) ?? fail('A Chromium or Chrome is needed: set CHROMIUM_PATH.');
const { default: lighthouse } = await import(pathToFileURL(prepareLighthouse()).href);

/** Built sites and the pages of each that are opened. */
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
      // It ends with 1, since the menus lead to pages that a benchmark does not have; wanted are the headers.
      run(process.execPath, ['-r', '@swc-node/register', 'scripts/finish-build.ts', 'public'], {
        cwd,
        env,
        stdio: 'ignore',
      });
      if (!existsSync(join(output, 'headers.json'))) fail('The site could not be finished.');
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
  await browserReady();
  const results = new Map();
  // One run of each after the other: what disturbs the machine disturbs all alike.
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
        results.set(key, [...(results.get(key) ?? []), toFigures(lhr)]);
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
    for (const text of new Set(list.flatMap(({ faults }) => faults))) console.log(`${key}: ${text}`);
} finally {
  chromium.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function browserReady() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await fetch(`http://localhost:${PORT}/json/version`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('Chromium did not start.');
}

/** Figures of one run: scores of 100, milliseconds on the simulated phone, kilobytes as sent. */
function toFigures({ categories, audits }) {
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
    faults: Object.values(audits)
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
      .filter((key) => key !== 'faults')
      .map((key) => {
        const value = median(list.map((figures) => figures[key]));
        return [key, Number(value.toFixed(key === 'CLS' ? 3 : key.endsWith('KB') ? 1 : 0))];
      }),
  );
}
