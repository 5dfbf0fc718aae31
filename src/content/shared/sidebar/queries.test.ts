import { breadcrumbsTo, firstDescendant, firstPage, flattenSidebar, isActive, neighborsOf } from './queries';
import type { SidebarCategory, SidebarItem } from './types';

const link = (name: string, fields: object = {}): SidebarItem => ({
  type: 'link',
  label: name,
  href: `/docs/${name}`,
  docId: name,
  ...fields,
});
const category = (name: string, items: SidebarItem[], fields: object = {}): SidebarCategory => ({
  type: 'category',
  label: name,
  collapsed: true,
  items,
  ...fields,
});

const sidebar: SidebarItem[] = [
  { type: 'html', value: '<hr>' },
  link('hidden', { unlisted: true }),
  link('intro', { paginationLabel: 'Start here' }),
  category(
    'guides',
    [link('one'), { type: 'link', label: 'Code', href: 'https://a.example' }, category('deep', [link('two')])],
    { href: '/docs/guides' },
  ),
  category('loose', [link('three')]),
];

const labels = (items: readonly { label?: string }[]) => items.map(({ label }) => label);

test("DOC-7 lists pages depth first, with a category's own page before the pages below it", () => {
  expect(labels(flattenSidebar(sidebar))).toEqual(['hidden', 'intro', 'guides', 'one', 'two', 'three']);
});

test('DOC-7 keeps the fields of a page that links to it need', () => {
  expect(flattenSidebar(sidebar).slice(0, 3)).toEqual([
    { label: 'hidden', path: '/docs/hidden', docId: 'hidden', unlisted: true },
    { label: 'intro', path: '/docs/intro', docId: 'intro', paginationLabel: 'Start here' },
    { label: 'guides', path: '/docs/guides' },
  ]);
});

test('NAV-6 skips unlisted pages and external links when it looks for the first page', () => {
  expect(firstPage(sidebar)?.label).toBe('intro');
  expect(firstPage([{ type: 'link', label: 'Code', href: 'https://a.example' }])).toBeUndefined();
});

test('SB-7 finds the first page below a category, at any depth', () => {
  expect(firstDescendant(category('c', [category('d', [link('two')]), link('one')]))).toBe('/docs/two');
  expect(firstDescendant(category('c', []))).toBeUndefined();
});

test.each([
  ['/docs/intro', 'intro', true],
  ['/docs/INTRO/', 'intro', true],
  ['/docs/two', 'guides', true],
  ['/docs/guides', 'guides', true],
  ['/docs/three', 'guides', false],
])('SB-5 on %s, isActive for the entry "%s" is %p', (path, label, active) => {
  const item = sidebar.find((entry) => entry.type !== 'html' && entry.label === label);
  expect(item && isActive(item, path)).toBe(active);
});

test('SB-5 an html entry is never active', () => {
  expect(sidebar.slice(0, 1).map((item) => isActive(item, ''))).toEqual([false]);
});

test('DOC-2 builds breadcrumbs from the outermost category to the page', () => {
  expect(labels(breadcrumbsTo(sidebar, '/docs/two'))).toEqual(['guides', 'deep', 'two']);
  expect(labels(breadcrumbsTo(sidebar, '/docs/guides/'))).toEqual(['guides']);
  expect(breadcrumbsTo(sidebar, '/docs/elsewhere')).toEqual([]);
});

test.each([
  ['/docs/intro', undefined, 'guides'],
  ['/docs/guides', 'intro', 'one'],
  ['/docs/two', 'one', 'three'],
  ['/docs/three', 'two', undefined],
  ['/docs/elsewhere', undefined, undefined],
])('DOC-7 the neighbors of %s are %p and %p', (path, previous, next) => {
  const neighbors = neighborsOf(sidebar, path);
  expect([neighbors.previous?.label, neighbors.next?.label]).toEqual([previous, next]);
});

test('DOC-7 skips unlisted pages, but finds the neighbors of an unlisted page', () => {
  const items = [link('a'), link('u', { unlisted: true }), link('v', { unlisted: true }), link('b')];
  expect(neighborsOf(items, '/docs/a').next?.label).toBe('b');
  expect(neighborsOf(items, '/docs/b').previous?.label).toBe('a');
  expect(labels(Object.values(neighborsOf(items, '/docs/v')))).toEqual(['a', 'b']);
});
