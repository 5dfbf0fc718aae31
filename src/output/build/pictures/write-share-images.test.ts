import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPage } from '../links';
import type * as ShareImages from './write-share-images';

/** The first drawing waits for libraries and the font. */
const site = {
  title: 'Rondo for developers',
  tagline: 'Meetings by API.',
  url: 'https://site.example',
  baseUrl: '/sub/',
};
const options = { site, areaOf: (path: string) => (path.startsWith('/blog') ? 'Tech Blog' : undefined) };
// Only what is read of a page.
const page = (path: string, title: string, image = `/sub/share${path === '/' ? '' : path}.png`): BuiltPage =>
  ({
    path,
    facts: { metas: { 'og:title': `${title} | ${site.title}`, 'og:image': `https://site.example${image}` } },
  }) as unknown as BuiltPage;
const PAGES = [page('/', 'x'), page('/blog/a', 'A post'), page('/404.html', 'No page', '/sub/share.png')];

let folder: string;
let before: string;
let images: typeof ShareImages;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
  before = process.cwd();
  await jest.isolateModulesAsync(async () => {
    process.env.BUILD_STAMP = 'stamp';
    process.chdir(folder);
    images = await import('./write-share-images');
  });
});
afterEach(() => {
  delete process.env.BUILD_STAMP;
  process.chdir(before);
  rmSync(folder, { recursive: true });
});
const write = (pages: readonly BuiltPage[] = PAGES) => images.writeShareImages(folder, pages, options);
const fileOf = (name: string): string => join(folder, name);

test('META-1 leaves pictures alone that would look the same, and draws those whose page has another title', async () => {
  await write();
  const times = () => ['share.png', 'share/blog/a.png'].map((name) => statSync(fileOf(name)).mtimeMs);
  const [site1, post1] = times();
  expect(await write()).toEqual({ total: 2, drawn: 0 });
  expect(times()).toEqual([site1, post1]);
  const content = readFileSync(fileOf('share/blog/a.png'));
  expect(await write([PAGES[0]!, page('/blog/a', 'Another title')])).toEqual({ total: 2, drawn: 1 });
  expect(readFileSync(fileOf('share/blog/a.png')).equals(content)).toBe(false);
  // The same title gives the same bytes.
  await write();
  expect(readFileSync(fileOf('share/blog/a.png')).equals(content)).toBe(true);
});

test('META-1 draws a picture again that is damaged or gone', async () => {
  await write();
  truncateSync(fileOf('share/blog/a.png'), 10);
  rmSync(fileOf('share.png'));
  expect(await write()).toEqual({ total: 2, drawn: 2 });
  expect(existsSync(fileOf('share.png'))).toBe(true);
  expect(await write()).toEqual({ total: 2, drawn: 0 });
});

test('META-1 removes the picture of a page that is gone', async () => {
  await write();
  expect(await write([PAGES[0]!])).toEqual({ total: 1, drawn: 0 });
  expect(existsSync(fileOf('share/blog/a.png'))).toBe(false);
});

test.each([
  ['/blog/a', 'A post', 'A post', 'Tech Blog'],
  ['/blog/a', 'A post | Go', 'A post', 'Tech Blog · Go'],
  ['/blog', 'Tech Blog, Page 2', 'Tech Blog, Page 2', ''],
  ['/glossary', 'Glossary', 'Glossary', ''],
])('META-1 the picture of %s, "%s", has the title "%s" and the area "%s"', (path, title, shown, area) => {
  expect([...images.shareTexts([page(path, title)], options).values()]).toMatchObject([{ title: shown, area }]);
});

test('META-1 a picture shows the title without that of the site, the area and its color; that of the site shows what it is', () => {
  const texts = images.shareTexts([...PAGES, page('/b', 'B', '/sub/own.png')], options);
  expect([...texts]).toEqual([
    ['/share.png', { title: 'Meetings by API.', area: '', site: 'Rondo for developers', color: '#4fd8b4', seed: '/' }],
    [
      '/share/blog/a.png',
      { title: 'A post', area: 'Tech Blog', site: 'Rondo for developers', color: '#f4bd55', seed: '/blog/a' },
    ],
  ]);
});
