import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freeze } from './freeze';

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

const run = (name: string, label?: string): string[] => freeze(root, { name, label }, ['de', 'fr']);

test('freezes docs, sidebars and the description, and makes the version the last one', () => {
  run('2.0', 'Two');
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
});

test('freezes the translations of what is frozen, and gives their navigation bars the menu', () => {
  write('../content.de/docs/rest/overview.mdx', 'Eins');
  write('../content.de/data/sidebars.yaml', 'docs:\n  - { type: doc, id: rest/overview, label: Eins }\n');
  write('../content.de/data/navbar.yaml', '- { type: search, position: right }\n');
  write('../content.fr/api/openapi.yaml', 'Un');
  run('2.0');
  for (const path of ['content.de/docs-2.0/rest/overview.mdx', 'content.de/data/sidebars-2.0.yaml'])
    expect(read(`../${path}`)).toBe(read(`../${path.replace('-2.0', '')}`));
  expect(read('../content.de/data/navbar.yaml')).toMatch(/^- { type: docsVersionDropdown, position: right }\n/);
  expect(read('../content.fr/api-2.0/openapi.yaml')).toBe('Un');
  expect(listAll().filter((path) => /^content\.(?:de|fr)\/.*-2\.0/.test(path))).toHaveLength(6);
});

test('the sidebars of a translation are frozen only if they are those of the docs that are frozen', () => {
  write('data/sidebars-current.yaml', 'docs:\n  - { type: doc, id: rest/overview }\n');
  write('../content.de/data/sidebars.yaml', 'docs: []\n');
  run('2.0');
  expect(existsSync(join(project, 'content.de/data/sidebars-2.0.yaml'))).toBe(false);
});

test.each([
  ['', 'expected digits with dots'],
  ['../2.0', 'expected digits with dots'],
  ['2..0', 'expected digits with dots'],
  ['current', 'which exists already; there are: current.'],
  ['3.0', 'which is also the name of a page or folder'],
  ['4.0', /Found \S*api-4\.0, \S*sidebars-4\.0\.yaml, which would be overwritten/],
])('refuses the name %p, and changes nothing', (name, message) => {
  write('docs/3.0/page.mdx', '');
  write('data/sidebars-4.0.yaml', 'docs: []\n');
  write('api-4.0/old.yaml', '');
  const before = listAll();
  expect(() => run(name)).toThrow(message);
  expect(listAll()).toEqual(before);
});

test('pages that only the version before has are redirected to it', () => {
  write('docs/old.mdx', '---\ntitle: Old\nslug: /gone\n---\n\nText.\n');
  run('1.0');
  rmSync(join(root, 'docs/old.mdx'));
  run('2.0');
  expect(read('data/redirects.yaml')).toMatch(/from: \/docs\/gone,? *\n?.*to: \/docs\/1\.0\/gone/);
  expect(read('data/redirects.yaml')).not.toContain('overview');
  expect(read('data/navbar.yaml').match(/docsVersionDropdown/g)).toHaveLength(1);
  expect(read('data/versions.yaml')).toContain(
    '{ name: current, label: Next }\n  - { name: "2.0" }\n  - { name: "1.0" }',
  );
});

test('drafts, which have never been published, are not redirected, and keep no address', () => {
  write('docs/idea.mdx', '---\ntitle: Idea\ndraft: true\n---\n\nText.\n');
  write('docs/back.mdx', '---\ntitle: Back\n---\n\nText.\n');
  run('1.0');
  rmSync(join(root, 'docs/idea.mdx'));
  write('docs/back.mdx', '---\ntitle: Back\ndraft: true\n---\n\nText.\n');
  run('2.0');
  expect(read('data/redirects.yaml')).not.toContain('idea');
  expect(read('data/redirects.yaml')).toMatch(/from: \/docs\/back,? *\n?.*to: \/docs\/1\.0\/back/);
});

test('a site without versions.yaml gets one', () => {
  rmSync(join(root, 'data/versions.yaml'));
  run('2.0');
  expect(read('data/versions.yaml')).toMatch(/^# yaml-language-server: .*\nlast: "2\.0"\n/ms);
});
