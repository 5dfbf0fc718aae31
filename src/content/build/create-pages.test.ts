import { findBrokenTemplates, findDuplicates } from './create-pages';

const page = (path: string, source: string) => ({ path, source });

test('BLD-4 reports pages with the same path, with all their sources', () => {
  expect(
    findDuplicates([
      page('/docs/a', 'docs/a.mdx'),
      page('/b', 'pages/b.mdx'),
      page('/docs/A/', 'category "A" of sidebar "rest"'),
      page('/docs/a', 'docs/c.mdx'),
      page('/b/', 'pages/c.mdx'),
    ]),
  ).toEqual([
    'More than one page has the path /docs/a: docs/a.mdx, category "A" of sidebar "rest", docs/c.mdx',
    'More than one page has the path /b: pages/b.mdx, pages/c.mdx',
  ]);
});

test('ERR-5 reports a template without a default export and a missing template, with the first page that uses it', () => {
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
    '/docs/a uses src/templates/doc.tsx, which has no default export: expected the component that renders the page',
    '/x uses the template "gone", which does not exist: expected the file src/templates/gone.tsx',
  ]);
});
