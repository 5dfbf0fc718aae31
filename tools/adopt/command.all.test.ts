import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runAdopt, type AdoptContext } from './command';

const FILES: Readonly<Record<string, string>> = {
  'data/brand.yaml':
    'name: Old\n# In addresses.\nslug: old\ndomain: old.example\nlinks: { dashboard: https://old.example }\n',
  'data/navbar.yaml': '- { label: Guides, to: /docs/guides/a }\n- { label: Blog, to: /blog }\n',
  'data/footer.yaml': '- title: More\n  items:\n    - { label: Play, to: /playground/layouts/ }\n',
  'data/sidebars.yaml': 'guides:\n  - { type: doc, id: guides/a }\ncalls:\n  - { type: doc, id: calls/a }\n',
  'data/published-routes.txt': '/\n/blog\n/docs/calls/a\n/docs/guides/a\n',
  'data/published-anchors.txt': '/docs/calls/a#top\n',
  'data/authors.yaml': 'a: { name: A }\n',
  'api/openapi.yaml': 'openapi: 3.1.0\n',
  'blog/2025-01-01-a.mdx': '---\ntitle: A\n---\n\n[a](/docs/guides/a)\n',
  'docs/calls/a.mdx': '---\ntitle: A\n---\n\n<Endpoint id="a" />\n',
  'docs/guides/a.mdx': '---\ntitle: A\n---\n\nSee [the post](/blog/a) and [b](./b.mdx).\n',
  'docs/guides/b.mdx': '---\ntitle: B\n---\n\nSee [the call](/docs/calls/a).\n',
  'pages/index.mdx': '---\ntitle: Start\nslug: /\n---\n\nStart.\n',
};

let root: string;
let contentRoot: string;
const outputs: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adopt-'));
  contentRoot = join(root, 'content');
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(contentRoot, file)), { recursive: true });
    writeFileSync(join(contentRoot, file), text);
  }
  outputs.length = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

function adopt(args: readonly string[], ask?: AdoptContext['ask']): Promise<number> {
  return runAdopt(['--domain', 'zeta.example', '--name', 'Zeta Meet', ...args], {
    contentRoot,
    translations: ['de'],
    year: 2030,
    log: (text) => outputs.push(text),
    error: (text) => outputs.push(text),
    format: (_file, _before, after) => Promise.resolve(after),
    ask,
  });
}

const read = (file: string): string => readFileSync(join(contentRoot, file), 'utf8');
const all = (): string[] =>
  readdirSync(contentRoot, { recursive: true })
    .map(String)
    .filter((file) => /\.\w+$/.test(file))
    .sort();

test('--yes keeps all parts, names the product, and adds a page that the line above every page leads to', async () => {
  expect(await adopt(['--yes'])).toBe(0);
  const kept = Object.keys(FILES).filter((file) => !file.includes('published'));
  expect(all()).toEqual([...kept, 'pages/welcome.mdx'].sort());
  expect(read('data/brand.yaml')).toMatch(
    /^name: Zeta Meet\n# In addresses\.\nslug: zeta-meet\ndomain: zeta\.example\n/,
  );
  expect(read('data/brand.yaml')).toMatch(/copyrightYear: 2030[\s\S]*\(\/welcome\)/);
  expect(read('data/brand.yaml')).not.toMatch(/old|off:/i);
  expect(read('docs/guides/a.mdx')).toBe(FILES['docs/guides/a.mdx']);
});

test('parts go with what leads to them', async () => {
  expect(await adopt(['--drop', 'blog,playgrounds'])).toBe(0);
  expect(all()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^blog|authors/)]));
  expect(read('data/navbar.yaml')).toBe('- { label: Guides, to: /docs/guides/a }\n');
  expect(read('data/footer.yaml').trim()).toBe('[]');
  expect(read('docs/guides/a.mdx')).toContain('See the post and [b](./b.mdx).');
  expect(read('data/brand.yaml')).toMatch(/off:\s+- playgrounds/);
});

test('an area of the docs to which the API description leads is switched off, others are only removed', async () => {
  writeFileSync(join(contentRoot, 'api/openapi.yaml'), 'paths: { /a: { get: { x-docs: /docs/calls/a } } }\n');
  expect(await adopt(['--drop', 'docs/calls,docs/guides'])).toBe(0);
  expect(read('data/brand.yaml')).toMatch(/off:\s+- docs\/calls\n(?!\s+-)/);
});

test('pages of the API go with it, and what only led to them', async () => {
  expect(await adopt(['--drop', 'api'])).toBe(0);
  expect(all()).not.toEqual(expect.arrayContaining(['docs/calls/a.mdx']));
  expect(all()).not.toEqual(expect.arrayContaining(['docs/guides/b.mdx']));
  expect(read('docs/guides/a.mdx')).toContain('See [the post](/blog/a) and b.');
  expect(read('data/sidebars.yaml')).toBe('guides:\n  - { type: doc, id: guides/a }\n');
  expect(read('pages/index.mdx')).toContain('Welcome to {Product}');
});

test('without any part, a first page of the documentation and one that welcomes are left', async () => {
  expect(await adopt(['--drop', 'blog,api,docs/calls,docs/guides'])).toBe(0);
  expect(all().filter((file) => file.endsWith('.mdx'))).toEqual(['docs/index.mdx', 'pages/index.mdx']);
  expect(read('data/navbar.yaml')).toBe('- { type: docSidebar, sidebarId: docs, label: Docs }\n');
});

test('it asks for each part, and not for playgrounds once the API goes', async () => {
  const asked: string[] = [];
  const ask = (question: string): Promise<string> => {
    asked.push(/Keep (\S+)\?/.exec(question)?.[1] ?? '');
    return Promise.resolve(question.includes('blog') ? 'no' : '');
  };
  expect(await adopt([], ask)).toBe(0);
  expect(asked).toEqual(['blog', 'playgrounds', 'api', 'docs/calls', 'docs/guides']);
  expect(existsSync(join(contentRoot, 'blog'))).toBe(false);
});

test('--dry-run says what would happen and changes nothing', async () => {
  expect(await adopt(['--drop', 'blog', '--dry-run'])).toBe(0);
  expect(outputs.join('\n')).toMatch(/Removed: 4 files, of which 1 page[\s\S]*Nothing was changed/);
  for (const [file, text] of Object.entries(FILES)) expect(read(file)).toBe(text);
});

test.each([
  [['--drop', 'bolg'], /--drop: found "bolg"; nearest: blog/],
  [['--drop', 'blog', '--yes'], /exclude each other/],
  [['--yes', '--domain', 'https://zeta.example'], /--domain: found "https:\/\/zeta\.example"; expected a domain/],
  [['--yes', '--name', 'A<b>'], /--name: found "A<b>"; expected a name/],
  [['--yes', '--slug', 'Zeta'], /--slug: found "Zeta"; expected lower-case/],
  [['--keep'], /Unknown option '--keep'/],
  [[], /no terminal to ask in/],
])('%j is refused', async (args, message) => {
  expect(await adopt(args)).toBe(1);
  expect(outputs.join('\n')).toMatch(message);
  for (const [file, text] of Object.entries(FILES)) expect(read(file)).toBe(text);
});
