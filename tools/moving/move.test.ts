import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject, type TestFile } from '../../src/site/build/test-support';
import { product } from '../../src/site/config/product';
import type { Moved } from './move';

const page = (title: string, body = 'Text.', fields = '') => `---\ntitle: ${title}\n${fields}---\n\n${body}\n`;
const FILES: Readonly<Record<string, TestFile>> = {
  'docs/rest/a.mdx': page('A', '![](a.png) and [B](./b.mdx#part)'),
  'docs/rest/a.png': Buffer.from([137, 80, 78, 71]),
  'docs/rest/b.mdx': page(
    'B',
    '[A](/docs/rest/a#part), [Other](/docs/rest/a-b), `{site}/docs/rest/a`.',
    'pagination_next: rest/a\n',
  ),
  'docs/rest/product.mdx': page('C', 'Text.', 'slug: "{product}-c"\n'),
  'docs/rest/a-b.mdx': page('Other', '<Card href="/docs/rest/a" /> /x/docs/rest/a, {product}.'),
  'blog/2024-03-05-post.mdx': page(
    'Post',
    '[A](/docs/rest/a.md), [C](/docs/rest/{product}-c) and https://acme.dev/docs/rest/a',
  ),
  'data/sidebars.yaml': 's:\n  - { type: doc, id: rest/a } # First.\n  - { type: doc, id: rest/a-b }\n',
  'data/published-routes.txt': '/docs/rest/a\n',
  'data/redirects.yaml':
    '# Kept.\nredirects:\n  - { from: /docs/older, to: /docs/rest/a }\n  - { from: /docs/new/z, to: /docs/rest/b }\n',
  '../content.de/docs/rest/a.mdx': page('A', '[B](b.mdx)'),
  '../content.de/docs/rest/b.mdx': page('B', '[A](/docs/rest/a)'),
};

interface Tried {
  readonly moved: Moved;
  readonly files: readonly string[];
  readonly read: (path: string) => string;
}

async function attempt(from: string, to: string, files = FILES): Promise<Tried> {
  return inTestProject(
    files,
    () => import('./move'),
    (tools, root) => {
      const moved = tools.move(join(root, 'content'), from, to, ['de']);
      const entries = readdirSync(root, { recursive: true, withFileTypes: true });
      const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
      const texts = new Map(paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]));
      return Promise.resolve({ moved, files: [...texts.keys()], read: (path) => texts.get(path) ?? '' });
    },
  );
}

test('a page takes its links, its entry and its translation along, and its address leads to the new one', async () => {
  const { moved, files, read } = await attempt('docs/rest/a', 'docs/new/z');
  expect(files).toEqual(expect.arrayContaining(['content/docs/new/z.mdx', 'content.de/docs/new/z.mdx']));
  expect(files).not.toContain('content/docs/rest/a.mdx');
  expect(read('content/docs/rest/b.mdx')).toBe(
    page('B', '[A](/docs/new/z#part), [Other](/docs/rest/a-b), `{site}/docs/new/z`.', 'pagination_next: new/z\n'),
  );
  expect(read('content/docs/rest/a-b.mdx')).toContain('<Card href="/docs/new/z" /> /x/docs/rest/a, {product}.');
  expect(read('content/blog/2024-03-05-post.mdx')).toContain('[A](/docs/new/z.md)');
  expect(read('content/blog/2024-03-05-post.mdx')).toContain('https://acme.dev/docs/rest/a');
  expect(read('content/data/sidebars.yaml')).toBe(
    's:\n  - { type: doc, id: new/z } # First.\n  - { type: doc, id: rest/a-b }\n',
  );
  expect(read('content/data/redirects.yaml')).toBe(
    '# Kept.\nredirects:\n  - { from: /docs/older, to: /docs/new/z }\n  - { from: /docs/rest/a, to: /docs/new/z }\n',
  );
  expect(read('content/data/published-routes.txt')).toBe('/docs/rest/a\n');
  expect(read('content.de/docs/rest/b.mdx')).toContain('[A](/docs/new/z)');
  expect(moved.redirects).toEqual([{ from: '/docs/rest/a', to: '/docs/new/z' }]);
  expect(moved.oldNames).toEqual(expect.arrayContaining(['/docs/rest/a', 'rest/a']));
});

test('relative paths to and from what moves still lead there', async () => {
  const { read } = await attempt('docs/rest/a', 'docs/new/z');
  expect(read('content/docs/new/z.mdx')).toContain('![](../rest/a.png) and [B](../rest/b.mdx#part)');
  expect(read('content.de/docs/new/z.mdx')).toContain('[B](../rest/b.mdx)');
});

test('a page with a slug keeps it, and its address with tokens is found by its value', async () => {
  const { moved, read } = await attempt(`/docs/rest/${product.slug}-c`, 'docs/new/');
  expect(moved.redirects).toEqual([{ from: '/docs/rest/{product}-c', to: '/docs/new/{product}-c' }]);
  expect(read('content/docs/new/product.mdx')).toContain('slug: "{product}-c"');
  expect(read('content/blog/2024-03-05-post.mdx')).toContain('[C](/docs/new/{product}-c)');
});

test('a folder moves with everything in it, and paths within it stay', async () => {
  const { moved, files, read } = await attempt('docs/rest', 'docs/api/v1');
  expect(files.filter((file) => file.includes('docs/rest/'))).toEqual([]);
  expect(read('content/docs/api/v1/a.mdx')).toContain('![](a.png) and [B](./b.mdx#part)');
  expect(read('content/docs/api/v1/b.mdx')).toContain('[A](/docs/api/v1/a#part), [Other](/docs/api/v1/a-b)');
  expect(moved.redirects).toHaveLength(4);
});

test('a site without redirects gets a file of them; a post keeps an address that does not have its date', async () => {
  const { 'data/redirects.yaml': _redirects, ...without } = FILES;
  expect((await attempt('docs/rest/a', 'docs/z', without)).read('content/data/redirects.yaml')).toMatch(
    /^# yaml-language-server: .*\n.*\nredirects:\n {2}- \{ from: \/docs\/rest\/a, to: \/docs\/z \}\n/,
  );
  expect((await attempt('blog/2024-03-05-post', 'blog/2024-03-06-post')).moved.redirects).toEqual([]);
});

test.each([
  ['docs/rest/aa', 'docs/z', 'Found "docs/rest/aa", which is no page or folder; nearest: docs/rest/a'],
  ['data/sidebars.yaml', 'docs/z', 'which is no page or folder'],
  ['docs/rest/a', 'docs/rest/b', 'docs/rest/b.mdx already exists.'],
  ['docs/rest', 'docs/rest/b/c', 'docs/rest cannot go into itself.'],
  ['docs/rest/a', 'blog/a', 'Found blog/a; expected a path in docs'],
  ['docs/rest/a', 'docs/../../a', 'expected a path below content'],
  ['docs/rest/a', 'docs/a b', 'expected a path below content'],
])('%s cannot go to %s', async (from, to, message) => {
  await expect(attempt(from, to)).rejects.toThrow(message);
});
