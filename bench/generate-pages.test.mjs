import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { writePages } from './generate-pages.mjs';

test('pages link only to pages and sections that exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writePages(folder, 60, '.md');
  const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.md'));
  const pages = new Map(files.map((path) => [`/docs/${path.slice(0, -3)}`, readFileSync(join(folder, path), 'utf8')]));
  rmSync(folder, { recursive: true });
  const anchorsOf = (text) =>
    [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => `#${new GithubSlugger().slug(heading)}`);
  expect(pages.size).toBe(60);
  for (const text of pages.values())
    for (const [link, path, anchor] of text.matchAll(/\]\((\/docs\/[^#)]+)(#[^)]+)?\)/g)) {
      expect([link, pages.has(path)]).toEqual([link, true]);
      if (anchor) expect(anchorsOf(pages.get(path))).toContain(anchor);
    }
});
