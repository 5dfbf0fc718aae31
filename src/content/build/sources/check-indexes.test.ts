import { formatProblem } from '../../../site/problems';
import type { SidebarItem } from '../../shared/sidebar/types';
import { checkIndexes } from './check-indexes';
import type { KnownAddresses } from './find-broken';

const SITE: KnownAddresses = {
  pages: new Map(),
  hasFile: () => false,
  baseUrl: '/portal/',
  siteUrl: 'https://site.example',
};
const doc = (name: string, fields: { readonly unlisted?: boolean } = {}): SidebarItem => ({
  type: 'link',
  label: name,
  href: `/docs/${name}/`,
  docId: name,
  ...fields,
});
const category = (name: string, items: readonly SidebarItem[]): SidebarItem => ({
  type: 'category',
  label: name,
  href: `/docs/${name}/`,
  docId: name,
  collapsed: true,
  items,
});

/** What is reported of the index at /docs/guides, which has these links. */
function check(items: readonly SidebarItem[], hrefs: readonly string[]): string[] {
  const links = hrefs.map((href) => ({ file: 'docs/guides.mdx', line: 5, where: '', href }));
  const pages = new Map([['/docs/guides', { file: 'docs/guides.mdx', path: '/docs/guides/', links }]]);
  return checkIndexes([[category('guides', items)]], pages, SITE).map(formatProblem);
}

const missing = (path: string): string =>
  `docs/guides.mdx:1 does not link ${path}, which the sidebar lists below it; expected a link to each of these pages`;

test('names the pages that an index does not link', () => {
  const items = [doc('a'), doc('b'), category('c', [])];
  expect(check(items, ['/portal/docs/a'])).toEqual([missing('/docs/b'), missing('/docs/c')]);
});

test.each([
  ['a path', '/portal/docs/a'],
  ['a whole address', 'https://site.example/portal/docs/a'],
])('accepts %s', (_name, href) => {
  expect(check([doc('a')], [href])).toEqual([]);
});

test('expects no links to unlisted docs, other entries, and pages of categories below', () => {
  const generated: SidebarItem = {
    type: 'category',
    label: 'Generated',
    href: '/docs/generated/',
    index: { title: 'Generated', description: '' },
    collapsed: true,
    items: [doc('b')],
  };
  const others: SidebarItem[] = [
    { type: 'link', label: 'Blog', href: '/blog/' },
    { type: 'html', value: '<hr>' },
  ];
  expect(check([doc('a', { unlisted: true }), generated, ...others], [])).toEqual([]);
});
