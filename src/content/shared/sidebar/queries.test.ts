import { findPage, firstDescendant, pageOf } from './queries';
import { category, link } from './test-support';
import type { SidebarItem } from './types';

const sidebar: SidebarItem[] = [
  { type: 'html', value: '<hr>' },
  link('hidden', { unlisted: true }),
  link('intro', { paginationLabel: 'Start here' }),
  category('guides', [link('one')], { href: '/docs/guides' }),
];

test('DOC-7 external links and categories without a page are no pages', () => {
  expect(pageOf({ type: 'link', label: 'Code', href: 'https://a.example' })).toBeUndefined();
  expect(pageOf(category('loose', [link('three')]))).toBeUndefined();
});

test("NAV-6 finds a category's own page before the pages below it", () => {
  expect(findPage(sidebar, ({ label }) => label !== 'intro' && label !== 'hidden')?.label).toBe('guides');
  expect(findPage(sidebar, ({ docId }) => docId === 'one')?.label).toBe('one');
});

test('SB-7 finds the first page below a category, at any depth', () => {
  expect(firstDescendant(category('c', [category('d', [link('two')]), link('one')]))).toBe('/docs/two');
  expect(firstDescendant(category('c', []))).toBeUndefined();
});
