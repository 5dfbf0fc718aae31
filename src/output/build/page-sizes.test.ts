import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltPage } from './links';
import { checkPageSizes } from './page-sizes';
import { readHtml } from './read-html';

/** Text that gzip cannot make smaller than this number of bytes. */
const noise = (bytes: number): string => randomBytes(bytes).toString('base64');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'page-sizes-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A page whose data are written into the folder. */
function page(path: string, html: string, data = '{}'): BuiltPage {
  const file = join(folder, path === '/' ? 'index' : path, 'page-data.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return { path, facts: readHtml(html) };
}

test('pages within both limits are no problem, and the largest sizes are known', () => {
  const { problems, largest } = checkPageSizes(
    [page('/', `<p>${noise(9000)}</p>`), page('/docs/a', '<p>A</p>', `"${noise(5000)}"`)],
    folder,
  );
  expect(problems).toEqual([]);
  expect([Math.floor(largest.html / 1000), Math.floor(largest.data / 1000)]).toEqual([9, 5]);
});

test('a message names the page, its size and the limit, the largest page first', () => {
  const { problems } = checkPageSizes(
    [
      page('/docs/a', `<p>${noise(26_000)}</p>`),
      page('/docs/b', `<p>${noise(30_000)}</p>`),
      page('/', '', `"${noise(21_000)}"`),
    ],
    folder,
  );
  expect(problems).toEqual([
    expect.stringMatching(/^Page \/docs\/b: found 30\.\d KB of HTML after gzip; must be at most 25 KB\. /),
    expect.stringMatching(/^Page \/docs\/a: found 26\.\d KB of HTML after gzip; must be at most 25 KB\. /),
    expect.stringMatching(/^Page \/: found 21\.\d KB of page data after gzip; must be at most 20 KB\. /),
  ]);
});

test('there is no tolerance', () => {
  const { facts } = page('/docs/a', '<p>A</p>');
  const problemsOf = (bytes: number) =>
    checkPageSizes([{ path: '/docs/a', facts: { ...facts, bytes } }], folder).problems;
  expect(problemsOf(25_000)).toEqual([]);
  expect(problemsOf(25_001)).toHaveLength(1);
});
