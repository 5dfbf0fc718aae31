import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runDocsVersion } from './command';
import { writeVersion } from './write-version';

let project: string;
let root: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'docs-version-'));
  root = join(project, 'content');
  write('docs/rest/overview.mdx', '---\ntitle: Overview\n---\n\nText.\n');
  write('docs/rest/picture.png', 'picture');
  write('api/openapi.yaml', 'openapi: 3.1.0\n');
  write('api/released.yaml', 'openapi: 3.1.0\n');
  write('api/types/js.d.ts', 'export {};\n');
  write('data/sidebars.yaml', 'docs:\n  - { type: doc, id: rest/overview }\n');
  write('data/navbar.yaml', '# The bar.\n- { label: Blog, to: /blog }\n# Find.\n- { type: search, position: right }\n');
  write('data/versions.yaml', '# Versions.\nlast: current\nversions:\n  - { name: current, label: Next }\n');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const listAll = (): string[] => readdirSync(project, { recursive: true, encoding: 'utf8' }).sort();

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const [logged, errors]: [string[], string[]] = [[], []];
  const code = runDocsVersion(args, {
    contentRoot: root,
    translations: ['de', 'fr'],
    log: (text) => logged.push(text),
    error: (text) => errors.push(text),
    environment,
  });
  return { code, output: logged.join('\n'), errors: errors.join('\n') };
}

test('freezes docs, sidebars and the description, and makes the version the last one', () => {
  const { code, output } = run(['2.0', '--label', 'Two']);
  expect(code).toBe(0);
  for (const path of ['docs-2.0/rest/overview.mdx', 'docs-2.0/rest/picture.png', 'data/sidebars-2.0.yaml'])
    expect(read(path)).toBe(read(path.replace('-2.0', '')));
  expect(readdirSync(join(root, 'api-2.0'), { recursive: true }).sort()).toEqual([
    'openapi.yaml',
    'types',
    'types/js.d.ts',
  ]);
  expect(read('data/versions.yaml')).toBe(
    '# Versions.\nlast: "2.0"\nversions:\n  - { name: current, label: Next }\n  - { name: "2.0", label: Two }\n',
  );
  expect(read('data/navbar.yaml')).toBe(
    '# The bar.\n- { label: Blog, to: /blog }\n- { type: docsVersionDropdown, position: right }\n# Find.\n' +
      '- { type: search, position: right }\n',
  );
  expect(output).toMatch(/docs-2\.0 \(2 files\)/);
  expect(output).toMatch(/\/docs\/next .*"current"/);
  expect(output).toContain('✓ The docs are frozen as version 2.0');
});

test('freezes the translations of what is frozen, and gives their navigation bars the menu', () => {
  write('../content.de/docs/rest/overview.mdx', 'Eins');
  write('../content.de/data/sidebars.yaml', 'docs:\n  - { type: doc, id: rest/overview, label: Eins }\n');
  write('../content.de/data/navbar.yaml', '- { type: search, position: right }\n');
  write('../content.fr/api/openapi.yaml', 'Un');
  expect(run(['2.0']).output).toMatch(/content\.de\/docs → \S*content\.de\/docs-2\.0 \(1 file\)/);
  for (const path of ['content.de/docs-2.0/rest/overview.mdx', 'content.de/data/sidebars-2.0.yaml'])
    expect(read(`../${path}`)).toBe(read(`../${path.replace('-2.0', '')}`));
  expect(read('../content.de/data/navbar.yaml')).toMatch(/^- { type: docsVersionDropdown, position: right }\n/);
  expect(read('../content.fr/api-2.0/openapi.yaml')).toBe('Un');
  expect(listAll().filter((path) => /^content\.(?:de|fr)\/.*-2\.0/.test(path))).toHaveLength(6);
});

test('the sidebars of a translation are frozen only if they are those of the docs that are frozen', () => {
  write('data/sidebars-current.yaml', 'docs:\n  - { type: doc, id: rest/overview }\n');
  write('../content.de/data/sidebars.yaml', 'docs: []\n');
  expect(run(['2.0']).code).toBe(0);
  expect(existsSync(join(project, 'content.de/data/sidebars-2.0.yaml'))).toBe(false);
});

test.each([
  ['--dry-run', ['2.0', '--dry-run'], {}],
  ['--dry-run that npm took', ['2.0'], { npm_config_dry_run: 'true' }],
])('with %s, nothing is changed', (_, args, environment) => {
  const [before, versions] = [listAll(), read('data/versions.yaml')];
  const { code, output } = run(args, environment);
  expect([code, listAll(), read('data/versions.yaml')]).toEqual([0, before, versions]);
  expect(output).toContain('Nothing was changed.');
});

test.each([
  ['', 'expected digits with dots'],
  ['a/b', 'expected digits with dots'],
  ['../2.0', 'expected digits with dots'],
  ['2..0', 'expected digits with dots'],
  ['2.0.md', 'expected digits with dots'],
  ['next', 'expected digits with dots'],
  ['current', 'which is the name of the docs that authors write'],
])('refuses the name %p', (name, message) => {
  const before = listAll();
  const { code, errors } = run([name]);
  expect([code, listAll()]).toEqual([1, before]);
  expect(errors).toContain(`Found the version ${JSON.stringify(name)}`);
  expect(errors).toContain(message);
});

test('refuses a version that exists, files in the way, a page of that name, and wrong arguments', () => {
  expect(run(['1.0']).code).toBe(0);
  expect(run(['1.0']).errors).toContain('"1.0", which exists already; there are: current, 1.0.');
  write('data/sidebars-2.0.yaml', 'docs: []\n');
  write('api-2.0/old.yaml', '');
  expect(run(['2.0']).errors).toMatch(/Found \S*api-2\.0, \S*sidebars-2\.0\.yaml, which would be overwritten/);
  write('docs/3.0/page.mdx', '');
  expect(run(['3.0']).errors).toContain('which is also the name of a page or folder');
  expect(run([]).errors).toContain('Found nothing; expected the name of the version.');
  expect(run(['4.0', '5.0']).errors).toContain('Found "4.0" "5.0"; expected the name');
  expect(run(['4.0', '--labell']).errors).toContain("Unknown option '--labell'");
  expect(existsSync(join(root, 'docs-2.0'))).toBe(false);
});

test('pages that only the version before has are redirected to it', () => {
  write('docs/old.mdx', '---\ntitle: Old\nslug: /gone\n---\n\nText.\n');
  expect(run(['1.0']).code).toBe(0);
  rmSync(join(root, 'docs/old.mdx'));
  expect(run(['2.0']).code).toBe(0);
  expect(read('data/redirects.yaml')).toMatch(/from: \/docs\/gone,? *\n?.*to: \/docs\/1\.0\/gone/);
  expect(read('data/redirects.yaml')).not.toContain('overview');
  expect(read('data/navbar.yaml').match(/docsVersionDropdown/g)).toHaveLength(1);
  expect(read('data/versions.yaml')).toContain(
    '{ name: current, label: Next }\n  - { name: "2.0" }\n  - { name: "1.0" }',
  );
});

test('so are lists of tags and generated indexes that only the version before has', () => {
  const index = (label: string, slug = '') =>
    `  - { type: category, label: ${label}, link: { type: generated-index${slug} }, items: [{ type: doc, id: rest/overview }] }\n`;
  write('data/docs-tags.yaml', 'a: { label: A }\nb: { label: B }\nc: { label: C, permalink: /see }\n');
  write('docs/rest/overview.mdx', '---\ntitle: Overview\ntags: [a, b, c, A word]\n---\n\nText.\n');
  write('data/sidebars.yaml', `docs:\n${index('Old calls')}${index('Kept')}${index('Own', ', slug: /rest/own')}`);
  expect(run(['1.0']).code).toBe(0);
  write('docs/rest/overview.mdx', '---\ntitle: Overview\ntags: [A]\n---\n\nText.\n');
  write('data/sidebars.yaml', `docs:\n${index('Kept')}`);
  expect(run(['2.0']).code).toBe(0);
  const moved = [...read('data/redirects.yaml').matchAll(/from: (\S+?),?\s+to: ([^\s}]+)/g)].map(
    ([, from, to]) => `${from} ${to}`,
  );
  expect(moved.sort()).toEqual([
    '/docs/category/old-calls /docs/1.0/category/old-calls',
    '/docs/rest/own /docs/1.0/rest/own',
    '/docs/tags/a-word /docs/1.0/tags/a-word',
    '/docs/tags/b /docs/1.0/tags/b',
    '/docs/tags/see /docs/1.0/tags/see',
  ]);
});

test('drafts, which have never been published, are not redirected, and keep no address', () => {
  write('docs/idea.mdx', '---\ntitle: Idea\ndraft: true\n---\n\nText.\n');
  write('docs/back.mdx', '---\ntitle: Back\n---\n\nText.\n');
  expect(run(['1.0']).code).toBe(0);
  rmSync(join(root, 'docs/idea.mdx'));
  write('docs/back.mdx', '---\ntitle: Back\ndraft: true\n---\n\nText.\n');
  expect(run(['2.0']).code).toBe(0);
  expect(read('data/redirects.yaml')).not.toContain('idea');
  expect(read('data/redirects.yaml')).toMatch(/from: \/docs\/back,? *\n?.*to: \/docs\/1\.0\/back/);
});

test('a site without versions.yaml gets one', () => {
  rmSync(join(root, 'data/versions.yaml'));
  expect(run(['2.0']).code).toBe(0);
  expect(read('data/versions.yaml')).toMatch(/^# yaml-language-server: .*\nlast: "2\.0"\n/ms);
});

test('writes everything or nothing', () => {
  const before = listAll();
  const copies = [{ from: join(root, 'docs'), to: join(root, 'docs-2.0'), files: ['rest/overview.mdx'] }];
  const changes = [
    { file: join(root, 'data/new.yaml'), before: undefined, after: 'a' },
    { file: join(root, 'data/versions.yaml'), before: 'another text', after: 'b' },
  ];
  expect(() => writeVersion({ copies, changes })).toThrow('versions.yaml has changed meanwhile');
  expect(listAll()).toEqual(before);
});
