import { findBuiltPlans, findDuplicates } from './create-pages';

const page = (path: string, source: string) => ({ path, source });

test('BLD-4 two pages with one address are told with both sources', () => {
  expect(findDuplicates([page('/docs/a', 'docs/a.mdx'), page('/b', 'pages/b.mdx'), page('/docs/A/', 'category "A" of sidebar "rest"'), page('/docs/a', 'docs/c.mdx')])).toEqual([
    'Two pages have the address /docs/a: docs/a.mdx and category "A" of sidebar "rest" and docs/c.mdx',
  ]);
});

test('BLD-4 different addresses are no duplicates', () => {
  expect(findDuplicates([page('/', 'pages/index.mdx'), page('/docs', 'docs/index.mdx'), page('/docs/a', 'docs/a.mdx')])).toEqual([]);
});

test('a planned route whose page is built must leave the file of planned routes', () => {
  expect(findBuiltPlans([page('/blog', 'x'), page('/docs/a', 'x')], ['/blog/', '/search', '/docs/A'])).toEqual(['data/planned-routes.tsv lists routes whose page is built; remove their lines: /blog/, /docs/A']);
  expect(findBuiltPlans([page('/docs', 'x')], ['/blog'])).toEqual([]);
});
