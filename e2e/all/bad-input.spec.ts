import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fixtureFolder } from '../support/fixture-site';
import { replaceContent } from '../support/replace-content';

const ROOT = join(__dirname, '../..');
/** The folder in which the fixture "zeta" was built. */
const WORK = join(ROOT, '.tmp', 'fixture-work', 'zeta');

/** Prepares a copy of the project with content that the test can break and with a previously built site. */
function prepareProject(): string {
  for (const folder of ['dist', 'public']) rmSync(join(WORK, folder), { recursive: true, force: true });
  replaceContent(WORK, join(ROOT, 'e2e/fixtures/docs'));
  mkdirSync(join(WORK, 'dist'));
  writeFileSync(join(WORK, 'dist/index.html'), 'the last good site');
  return WORK;
}

/** The product of the fixture. */
const FIXTURE_ENV = { NODE_ENV: 'production', PRODUCT_SLUG: 'zeta', PRODUCT_NAME: 'Zeta' };

function runIn(folder: string, ...args: string[]): { readonly status: number | null; readonly output: string } {
  const overrides: unknown = JSON.parse(readFileSync(join(folder, 'content/overrides.json'), 'utf8'));
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...FIXTURE_ENV, SITE_OVERRIDES: JSON.stringify(overrides), CI: '' },
  });
  return { status, output: `${stdout}${stderr}`.replace(/\s+/g, ' ') };
}

/** Expects a failed build that has kept the last good site. */
function expectFailedBuild(project: string, output: string, status: number | null): void {
  expect(output).toContain('The build failed; dist/ is unchanged.');
  expect(status).toBe(1);
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe('the last good site');
}

test.describe.configure({ timeout: 240_000 });

test('BLD-6 a build reports all errors in content files, exits with 1 and leaves dist/ unchanged', () => {
  const project = prepareProject();
  const docs = join(project, 'content/docs-2.0');
  const write = (name: string, text: string | Buffer) => writeFileSync(join(docs, name), text);
  write('unknown-field.mdx', '---\ntitle: A\ncolour: red\n---\n\nText.\n');
  write('bad-date.mdx', '---\ntitle: B\nlast_update: yesterday\n---\n\nText.\n');
  write('bad-yaml.mdx', '---\ntitle: {product} rooms\n---\n\nText.\n');
  write('latin.mdx', Buffer.concat([Buffer.from('---\ntitle: E\n---\n\nCaf'), Buffer.from([0xe9, 0x0a])]));
  symlinkSync('/nowhere/at/all.mdx', join(docs, 'dangling.mdx'));
  mkdirSync(join(docs, 'folder.mdx'));
  writeFileSync(join(project, 'content/data/docs-tags.yaml'), 'rooms: [\n');
  const { status, output } = runIn(project, join('scripts', 'build.mjs'));
  for (const expected of [
    /content\/docs-2\.0\/unknown-field\.mdx:3 .*"colour"/,
    /content\/docs-2\.0\/bad-date\.mdx:3 .*"last_update".*yesterday/,
    /content\/docs-2\.0\/bad-yaml\.mdx:2 /,
    /content\/docs-2\.0\/latin\.mdx:5 .*UTF-8/,
    /content\/docs-2\.0\/dangling\.mdx /,
    /content\/docs-2\.0\/folder\.mdx /,
    /content\/data\/docs-tags\.yaml:\d+ /,
  ])
    expect(output).toMatch(expected);
  expectFailedBuild(project, output, status);
});

test('BLD-3 BLD-6 BLD-8 a build reports all errors in page content, exits with 1 and leaves dist/ unchanged', () => {
  const project = prepareProject();
  const docs = join(project, 'content/docs-2.0');
  const write = (name: string, text: string) => writeFileSync(join(docs, name), text);
  write('import.mdx', '---\ntitle: A\n---\n\nimport { Chart } from "./chart";\n');
  write('component.mdx', '---\ntitle: B\n---\n\n<Chart />\n');
  write('comment.mdx', '---\ntitle: C\n---\n\nText\n<!-- later -->\n');
  write('broken.mdx', '---\ntitle: D\n---\n\n<Steps>\n');
  write('link.mdx', '---\ntitle: E\n---\n\n[Rooms](./nowhere.mdx#top)\n');
  write('picture.mdx', '---\ntitle: F\n---\n\n![A room](./nowhere.png)\n');
  const { status, output } = runIn(project, join('scripts', 'build.mjs'));
  for (const expected of [
    /docs-2\.0\/import\.mdx:5 uses "import"/,
    /docs-2\.0\/component\.mdx:5 component <Chart> does not exist; did you mean <Card>\?; allowed: /,
    /docs-2\.0\/comment\.mdx:6 contains an HTML comment/,
    /docs-2\.0\/broken\.mdx:5 cannot be compiled/,
    // The link target is looked for in the linking file's version.
    /docs-2\.0\/link\.mdx:5 links to the file \.\/nowhere\.mdx#top, which does not exist \(looked for content\/docs-2\.0\/nowhere\.mdx\)/,
    /docs-2\.0\/picture\.mdx:5 shows the image \.\/nowhere\.png, which does not exist/,
  ])
    expect(output).toMatch(expected);
  // The list comes last and alone: Gatsby adds neither the query of a page nor an error of its own.
  const [, list = ''] =
    /✗ The content cannot be built: (.*) ✗ The build failed; dist\/ is unchanged\. $/.exec(output) ?? [];
  expect(list.match(/content\/docs-2\.0\/\w+\.mdx:\d+ /g)).toHaveLength(6);
  expect(output).not.toMatch(/Worker exited|ERROR|query \w+ ?[({]/);
  expectFailedBuild(project, output, status);
});

test('BLD-5 a sidebar entry with an unknown doc id fails the build', () => {
  const project = prepareProject();
  appendFileSync(join(project, 'content/data/sidebars.yaml'), '\nspare:\n  - type: doc\n    id: no/such/doc\n');
  const { status, output } = runIn(project, join('scripts', 'build.mjs'));
  expect(output).toMatch(
    /content\/data\/sidebars\.yaml:\d+ sidebar "spare" .* names the unknown doc "no\/such\/doc"; available: /,
  );
  // The command ends after the processes that compile the pages, which would complain otherwise.
  expect(output).not.toMatch(/Channel closed|node:events/);
  expectFailedBuild(project, output, status);
});

test('BLD-9 a page that cannot be rendered fails the build with its path, the cause and a hint', () => {
  const project = prepareProject();
  const template = join(project, 'src/templates/doc-tags.tsx');
  const source = readFileSync(template, 'utf8');
  writeFileSync(template, source.replace(/(export default function \w+\([^)]*\)[^{]*\{)/, '$1 window.scrollTo(0, 0);'));
  const { status, output } = runIn(project, join('scripts', 'build.mjs'));
  writeFileSync(template, source);
  expect(output).toMatch(/the failed page "\/docs\/(?:next\/|1\.0\/)?tags"/);
  expect(output).toMatch(/"window" is not available during server-side rendering/);
  expectFailedBuild(project, output, status);
});

test('BLD-1 BLD-2 for a broken link or anchor, the checks exit with 1 and name every page that contains it', () => {
  const project = prepareProject();
  const site = join(project, 'public');
  cpSync(fixtureFolder('zeta'), site, { recursive: true });
  // The fixture is already finished, so its sitemap is renamed. Restores the name that the plugin writes.
  renameSync(join(site, 'sitemap.xml'), join(site, 'sitemap-0.xml'));
  for (const page of ['docs/rest/zeta-overview', 'docs/next/rest/zeta-overview'])
    appendFileSync(
      join(site, page, 'index.html'),
      '<a href="/docs/no-such-page">a</a><a href="#no-such-heading">b</a>',
    );
  const { status, output } = runIn(
    project,
    '-r',
    './tools/project/register-typescript.cjs',
    join('scripts', 'finish-build.ts'),
    'public',
  );
  for (const expected of [
    '/docs/no-such-page',
    '#no-such-heading',
    '/docs/rest/zeta-overview',
    '/docs/next/rest/zeta-overview',
  ])
    expect(output).toContain(expected);
  expect(status).toBe(1);
});
