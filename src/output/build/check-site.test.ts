import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inTestProject } from '../../site/build/test-support';

/** Checks a site with these pages and data files. */
const check = (pages: Readonly<Record<string, string>>, data: Readonly<Record<string, string>>) =>
  inTestProject(
    data,
    () => import('./check-site'),
    ({ checkSite, readBuiltPages }, root) => {
      for (const [path, html] of Object.entries({ '404.html': '', ...pages })) {
        mkdirSync(dirname(join(root, 'public', path)), { recursive: true });
        writeFileSync(join(root, 'public', path), html);
      }
      const folder = join(root, 'public');
      return checkSite(folder, readBuiltPages(folder)).problems;
    },
  );

const PAGES = { 'index.html': '<h2 id="new">A</h2>', 'docs/a/index.html': '<h2 id="old"></h2><p id="b"></p>' };

test('compares the built site with its redirects and with what has been published', async () => {
  const data = {
    'data/redirects.yaml': 'redirects:\n  - { from: /moved, to: /docs/a#b }\n  - { from: /lost, to: /docs/none }\n',
    'data/published-routes.txt': '/docs/a\n/moved\n/docs/removed\n',
    'data/published-anchors.txt': '/docs/a#old\n/#older\n',
  };
  expect(await check(PAGES, data)).toEqual([
    expect.stringMatching(/^content\/data\/redirects\.yaml:3 \/lost leads to \/docs\/none, which does not exist/),
    expect.stringMatching(/^content\/data\/published-routes\.txt:3 \/docs\/removed has been published/),
    expect.stringMatching(/^content\/data\/published-anchors\.txt:2 \/#older has been published/),
  ]);
});

test('reports broken links, repeated ids, invalid roles and diagrams that cannot be drawn, page by page', async () => {
  const pages = {
    'index.html': '<a href="/docs/none">a</a>',
    'docs/a/index.html': '<p id="b"></p><p id="b"></p><p id="c"></p>',
    'docs/b/index.html': '<div aria-label="d"></div>',
    'docs/c/index.html': '<div class="diagram-error"></div>',
  };
  const problems = await check(pages, {});
  expect(problems).toEqual([
    expect.stringMatching(/^Broken links \(1\):\n- \/docs\/none\n {4}on \/$/),
    '/docs/a has duplicate ids: b',
    '/docs/b contains <div aria-label="d">: an element with a name must have a role',
    '/docs/c has a diagram that cannot be drawn',
  ]);
});

test('reports data files that cannot be read', async () => {
  expect(await check(PAGES, { 'data/published-routes.txt': 'docs\n' })).toEqual([
    expect.stringMatching(/^content\/data\/published-routes\.txt:1 found "docs"/),
  ]);
});

test('of many published addresses that are gone, 20 are named', async () => {
  const routes = (count: number) => Array.from({ length: count }, (_, index) => `/docs/gone-${index}\n`).join('');
  expect(await check(PAGES, { 'data/published-routes.txt': routes(20) })).toHaveLength(20);
  const problems = await check(PAGES, { 'data/published-routes.txt': routes(300) });
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe('… and 280 more problems of redirects and published addresses');
});
