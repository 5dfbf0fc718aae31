import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteConfig } from '../../../src/site/config/site-config';
import { checkLlms } from './llms';
import { checkTwins } from './twins';

let folder: string;
const write = (files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
const page = (path: string): string =>
  `<head><link rel="alternate" type="text/markdown" href="${path}.md"></head><main><article><h1>${path}</h1></article></main>`;
const twin = (path: string): string =>
  `---\ntitle: T\ndescription: D\nurl: ${siteConfig.url}${path}\narea: A\n---\n\n# ${path}\n`;
const entry = (path: string): string => `- [T](${siteConfig.url}${path}.md): D\n`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machines-'));
  write({
    'docs/a/index.html': page('/docs/a'),
    'docs/b/index.html': page('/docs/b'),
    'docs/a.md': twin('/docs/a'),
    'docs/b.md': twin('/docs/b'),
    'sitemap.xml': `<urlset><url><loc>${siteConfig.url}/docs/a</loc></url></urlset>`,
    'search/index.html': '<main>Results</main>',
    'llms.txt': `# Site\n\n## A\n\n${entry('/docs/a')}`,
    'llms-full.txt': twin('/docs/a'),
    'docs/llms-full.txt': twin('/docs/a'),
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a good site has no problems', () => {
  expect(checkTwins(folder)).toEqual({ checked: '2 pages and their Markdown', problems: [] });
  expect(checkLlms(folder)).toEqual({ checked: '/llms.txt and 2 whole texts of 2 pages', problems: [] });
});

test('whole texts can be in several parts', () => {
  write({
    'llms-full.txt': '',
    '2/llms-full.txt': twin('/docs/a'),
    'docs/llms-full.txt': '',
    'docs/2/llms-full.txt': twin('/docs/a'),
  });
  expect(checkLlms(folder)).toEqual({ checked: '/llms.txt and 4 whole texts of 2 pages', problems: [] });
});

test('Markdown that is missing, of another page, or not named by its page is a problem', () => {
  rmSync(join(folder, 'docs/b.md'));
  write({ 'docs/a.md': twin('/docs/b'), 'docs/a/index.html': page('/docs/c') });
  expect(checkTwins(folder).problems).toEqual([
    '/docs/a and /docs/a.md: heading "/docs/c" is only on the page',
    '/docs/a and /docs/a.md: heading "/docs/b" is only in the Markdown',
    `/docs/a and /docs/a.md: url is ${siteConfig.url}/docs/b; expected ${siteConfig.url}/docs/a`,
    '/docs/a and /docs/a.md: the page names /docs/c.md as its Markdown',
    '/docs/b and /docs/b.md: the Markdown is missing',
  ]);
});

test('a page that the index or the whole texts hold twice, not at all, or without being in the sitemap is a problem', () => {
  write({
    'llms.txt': `# Site\n\n${entry('/docs/a')}${entry('/docs/a')}${entry('/docs/b')}${entry('/docs/gone')}`,
    'llms-full.txt': twin('/docs/b'),
    'docs/llms-full.txt': `${twin('/docs/a')}\n${twin('/docs/a')}`,
  });
  expect(checkLlms(folder).problems).toEqual([
    '/llms.txt names /docs/a.md 2 times; expected: 1',
    '/llms-full.txt holds /docs/a.md 0 times; expected: 1',
    'the texts of areas hold /docs/a.md 2 times; expected: 1',
    '/llms.txt names /docs/b.md 1 times; expected: 0',
    '/llms-full.txt holds /docs/b.md 1 times; expected: 0',
    '/llms.txt names /docs/gone.md, which does not exist',
  ]);
});

test('files that are missing are named', () => {
  rmSync(join(folder, 'llms.txt'));
  expect(checkLlms(folder).problems).toEqual(['/llms.txt is missing']);
});
