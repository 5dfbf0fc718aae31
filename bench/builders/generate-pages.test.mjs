import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { EDITED_PAGE, writePages } from './generate-pages.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const read = () =>
  new Map(
    readdirSync(folder, { recursive: true })
      .filter((path) => path.endsWith('.md'))
      .map((path) => [`/docs/${path.slice(0, -3)}`, readFileSync(join(folder, path), 'utf8')]),
  );

test('writes the pages that it was asked for, the same ones every time', () => {
  writePages(folder, 60, '.md');
  const pages = read();
  expect(pages.size).toBe(60);
  expect(pages.has(`/docs/${EDITED_PAGE}`)).toBe(true);
  writePages(folder, 60, '.md');
  expect(read()).toEqual(pages);
});

test('every page links to pages and sections that exist', () => {
  writePages(folder, 60, '.md');
  const pages = read();
  const anchorsOf = (text) =>
    [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => `#${new GithubSlugger().slug(heading)}`);
  const links = [...pages.values()].map((text) => [...text.matchAll(/\]\((\/docs\/[^#)]+)(#[^)]+)?\)/g)]);
  expect(links.map(({ length }) => length)).toEqual(Array(60).fill(3));
  for (const [link, path, anchor] of links.flat()) {
    expect([link, pages.has(path)]).toEqual([link, true]);
    if (anchor) expect(anchorsOf(pages.get(path))).toContain(anchor);
  }
});
