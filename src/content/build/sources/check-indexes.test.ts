import { formatProblem } from '../../../site/problems';
import { category, link } from '../../shared/sidebar/test-support';
import type { SidebarItem } from '../../shared/sidebar/types';
import { checkIndexes } from './check-indexes';
import type { KnownAddresses } from './find-broken';

const SITE: KnownAddresses = {
  pages: new Map(),
  hasFile: () => false,
  baseUrl: '/portal/',
  siteUrl: 'https://site.example',
};
/** A category whose page is a doc. */
const indexOf = (name: string, items: readonly SidebarItem[]) =>
  category(name, items, { href: `/docs/${name}/`, docId: name });

/** What is reported of the index at /docs/guides, which has these links. */
function check(items: readonly SidebarItem[], hrefs: readonly string[]): string[] {
  const links = hrefs.map((href) => ({ file: 'docs/guides.mdx', line: 5, where: '', href }));
  const pages = new Map([['/docs/guides', { file: 'docs/guides.mdx', path: '/docs/guides/', links }]]);
  return checkIndexes([[indexOf('guides', items)]], pages, SITE).map(formatProblem);
}

const missing = (path: string): string =>
  `docs/guides.mdx:1 does not link ${path}, which the sidebar lists below it; expected a link to each of these pages`;

test('names the pages that an index does not link', () => {
  const items = [link('a'), link('b'), indexOf('c', [])];
  expect(check(items, ['/portal/docs/a'])).toEqual([missing('/docs/b'), missing('/docs/c')]);
});

test.each([
  ['a path', '/portal/docs/a'],
  ['a whole address', 'https://site.example/portal/docs/a'],
])('accepts %s', (_name, href) => {
  expect(check([link('a')], [href])).toEqual([]);
});

test('expects no links to unlisted docs, other entries, and pages of categories below', () => {
  const generated = category('generated', [link('b')], {
    href: '/docs/generated/',
    index: { title: 'Generated', description: '' },
  });
  const others: SidebarItem[] = [
    { type: 'link', label: 'Blog', href: '/blog/' },
    { type: 'html', value: '<hr>' },
  ];
  expect(check([link('a', { unlisted: true }), generated, ...others], [])).toEqual([]);
});
