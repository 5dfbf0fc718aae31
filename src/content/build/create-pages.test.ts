import { findBrokenTemplates, findDuplicates } from './create-pages';

const page = (path: string, source: string) => ({ path, source });

test('BLD-4 two pages with one address are reported with both sources', () => {
  expect(
    findDuplicates([
      page('/docs/a', 'docs/a.mdx'),
      page('/b', 'pages/b.mdx'),
      page('/docs/A/', 'category "A" of sidebar "rest"'),
      page('/docs/a', 'docs/c.mdx'),
      page('/b/', 'pages/c.mdx'),
    ]),
  ).toEqual([
    'Two pages have the address /docs/a: docs/a.mdx and category "A" of sidebar "rest" and docs/c.mdx',
    'Two pages have the address /b: pages/b.mdx and pages/c.mdx',
  ]);
});

test('BLD-4 different addresses are no duplicates', () => {
  expect(
    findDuplicates([page('/', 'pages/index.mdx'), page('/docs', 'docs/index.mdx'), page('/docs/a', 'docs/a.mdx')]),
  ).toEqual([]);
});

test('ERR-5 a template without default export is reported with the path of its first page and what is missing', () => {
  const sources: Record<string, string> = {
    doc: 'export const query = 1;\nfunction Doc() {}\n// export default Doc',
    page: 'export default function Page() {}',
    landing: "export { Head, Page as default } from './page';",
  };
  const pages = [
    { path: '/', template: 'landing' },
    { path: '/docs/a', template: 'doc' },
    { path: '/docs/b', template: 'doc' },
    { path: '/about', template: 'page' },
    { path: '/x', template: 'gone' },
  ];
  expect(findBrokenTemplates(pages, (template) => sources[template]).sort()).toEqual([
    '/docs/a is made by src/templates/doc.tsx, which has no default export, the component that renders the page',
    '/x asks for the template "gone", which does not exist (looked for src/templates/gone.tsx)',
  ]);
});
