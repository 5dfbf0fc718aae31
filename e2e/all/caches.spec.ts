import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fixtureFolder } from '../support/fixture-site';
import { replaceContent } from '../support/replace-content';

const ROOT = join(__dirname, '../..');
/** The folder in which the fixture "cached" was built, with all files as they were then. */
const WORK = join(ROOT, '.tmp/fixture-work/cached');
const SITE = join(WORK, 'public');

/** A change of one kind of input. The site is built with it first, and later without it. */
interface Change {
  readonly file: string;
  readonly edit: (bytes: Buffer) => Buffer;
  /** A page that shows `marker`, in its HTML or in its style sheets, only while the change lasts. */
  readonly page: string;
  readonly marker: string;
}

function replace(original: string, edited: string): Change['edit'] {
  return (bytes) => {
    const text = bytes.toString();
    expect(text).toContain(original);
    return Buffer.from(text.replace(original, edited));
  };
}

const PICTURE = 'content/docs-2.0/blocks/tiles.png';
const editPicture: Change['edit'] = (bytes) => Buffer.concat([bytes, Buffer.from([0])]);
const editedPicture = (): string =>
  createHash('sha256')
    .update(editPicture(readFileSync(join(ROOT, 'e2e/fixtures/docs/docs-2.0/blocks/tiles.png'))))
    .digest('hex');

const OVERVIEW = 'docs/rest/rondo-overview';

/**
 * Each group is undone at once. The first two make Gatsby render all pages, which could hide faults of the others. For
 * those, which only change content, webpack must not run.
 */
const GROUPS: readonly (readonly [string, readonly Change[]])[] = [
  [
    'a style',
    [
      {
        file: 'src/views/page.module.css',
        edit: replace('.title {', '.title {\n    outline-offset: 77px;'),
        page: OVERVIEW,
        marker: 'outline-offset:77px',
      },
    ],
  ],
  [
    'a component',
    [
      {
        file: 'src/views/page-title.tsx',
        edit: replace('<h1 ', '<h1 data-edited="yes" '),
        page: OVERVIEW,
        marker: 'data-edited',
      },
    ],
  ],
  [
    'the API description, a picture, and the text of a doc',
    [
      {
        file: 'content/api/openapi.yaml',
        edit: replace('description: Lists the meetings', 'description: Edited, lists the meetings'),
        page: 'docs/rest/calls',
        marker: 'Edited, lists',
      },
      { file: PICTURE, edit: editPicture, page: 'docs/blocks/media', marker: editedPicture().slice(0, 16) },
      {
        file: 'content/docs-2.0/blocks/headings.mdx',
        edit: (bytes) => Buffer.concat([bytes, Buffer.from('\nThis text was edited.\n')]),
        page: 'docs/blocks/headings',
        marker: 'This text was edited.',
      },
    ],
  ],
  [
    'the path of a doc that others link to, and the label of a tag',
    [
      {
        file: 'content/docs-2.0/rest/api.mdx',
        edit: replace('slug: "{product}-api"', 'slug: "edited-path"'),
        page: OVERVIEW,
        marker: '/docs/rest/edited-path#send-it"',
      },
      {
        file: 'content/data/docs-tags.yaml',
        edit: replace('label: Blocks', 'label: Edited tag'),
        page: 'docs/blocks/code',
        marker: 'Edited tag',
      },
    ],
  ],
  [
    'a label in the sidebar, and a term of the glossary',
    [
      {
        file: 'content/data/sidebars.yaml',
        edit: replace('label: Start quickly', 'label: Edited label'),
        page: OVERVIEW,
        marker: 'Edited label',
      },
      {
        file: 'content/data/glossary.yaml',
        edit: replace('forms: [unused]', 'forms: [entries]'),
        page: 'docs/lists/alone',
        marker: '<a href="/glossary#edited-term">entries</a>',
      },
    ],
  ],
];

const ENV = {
  NODE_ENV: 'production',
  SITE_CONTENT: join(WORK, 'content'),
  SITE_OVERRIDES: readFileSync(join(ROOT, 'e2e/fixtures/docs/overrides.json'), 'utf8'),
  CI: '',
};

/** Files that exist only at first. */
const ADDED = {
  'content/api/openapi.yaml': () => readFileSync(join(ROOT, 'content/api/openapi.yaml')),
  'content/data/cheatsheet.yaml': () => readFileSync(join(ROOT, 'content/data/cheatsheet.yaml')),
  'content/data/glossary.yaml': () =>
    Buffer.from('- term: edited term\n  forms: [unused]\n  text: A term.\n  see: /docs/blocks/headings\n'),
  'content/docs-2.0/rest/calls.mdx': () =>
    Buffer.from('---\ntitle: Calls\n---\n\n## List\n\n<Endpoint id="listRooms" />\n'),
};

/** Restores all files that an earlier attempt may have changed, and adds the additional ones. */
function prepareProject(changes: readonly Change[]): void {
  replaceContent(WORK, join(ROOT, 'e2e/fixtures/docs'));
  for (const { file } of changes) if (file.startsWith('src/')) cpSync(join(ROOT, file), join(WORK, file));
  for (const [path, read] of Object.entries(ADDED)) {
    mkdirSync(dirname(join(WORK, path)), { recursive: true });
    writeFileSync(join(WORK, path), read());
  }
}

/** Runs Gatsby, which builds all pages, but says in the end that links are broken while files are missing. */
async function runGatsby(): Promise<void> {
  const { gatsbyCommand } = await import('../../tools/project/gatsby-command.mjs');
  const { args, env } = gatsbyCommand(WORK, ['build'], ENV);
  const { status, output } = run(args, { ...process.env, ...env });
  expect(output).toContain(status === 0 ? 'Done building' : 'The built site has errors.');
}

function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: WORK, encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}

/** When webpack last made the bundles and the renderer. */
function compilations(): string {
  const files = ['javascript', 'html'].map((stage) => join(WORK, `.cache/derived/bundles-build-${stage}.json`));
  return files.map((file) => `${statSync(file).mtimeMs}`).join();
}

/** The HTML of a page and the style sheets that it names. */
function shownBy(page: string): string {
  const html = readFileSync(join(SITE, page, 'index.html'), 'utf8');
  const sheets = [...html.matchAll(/href="\/([\w.-]+\.css)"/g)].map(([, name = '']) => name);
  expect(sheets).not.toEqual([]);
  return [html, ...sheets.map((name) => readFileSync(join(SITE, name), 'utf8'))].join('\n');
}

function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

test('after any change, a build with caches makes the same files as one without', async () => {
  test.setTimeout(600_000);
  const changes = GROUPS.flatMap(([, group]) => group);
  prepareProject(changes);
  const originals = new Map(changes.map(({ file }) => [file, readFileSync(join(WORK, file))]));
  for (const { file, edit } of changes) writeFileSync(join(WORK, file), edit(readFileSync(join(WORK, file))));
  // Without the stamp of the caches, nothing of the fixture's build is used.
  rmSync(join(WORK, '.tmp/caches-made-with'), { force: true });
  await runGatsby();
  for (const { page, marker } of changes) expect(shownBy(page)).toContain(marker);

  for (const [what, group] of GROUPS)
    await test.step(what, async () => {
      for (const { file } of group) writeFileSync(join(WORK, file), originals.get(file) ?? '');
      const before = compilations();
      await runGatsby();
      expect(compilations() === before).toBe(group.every(({ file }) => file.startsWith('content/')));
      for (const { page, marker } of group) expect(shownBy(page)).not.toContain(marker);
    });
  for (const path of Object.keys(ADDED)) rmSync(join(WORK, path));
  const { output } = run([join('scripts', 'build.mjs')], { ...process.env, ...ENV });
  expect(output).toContain('✓ The site is in dist/.');

  expect(Object.fromEntries(filesOf(SITE))).toEqual(Object.fromEntries(filesOf(fixtureFolder('cached'))));
});
