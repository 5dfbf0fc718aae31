import { positionsOf } from '../../content/shared/sidebar/positions';
import type { SidebarItem } from '../../content/shared/sidebar/types';
import { initialSidebarState, isVisible, setCategoryOpen, visitPage } from './sidebar-state';

const link = (name: string, unlisted = false): SidebarItem => ({
  type: 'link',
  label: name,
  href: `/docs/${name}`,
  ...(unlisted ? { unlisted } : {}),
});
const category = (label: string, items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: 'category',
  label,
  collapsed: true,
  items,
  ...more,
});

/** Positions: guides 0, deep 0.1, reference 1, open 2. */
const items: SidebarItem[] = [
  category('Guides', [link('rooms'), category('Deep', [link('layers')])]),
  category('Reference', [link('calls')]),
  category('Open', [link('limits')], { collapsed: false }),
  link('plain'),
];

const open = (state: { open: ReadonlySet<string> }) => [...state.open].sort();

test.each([
  ['/docs/plain', ['2']],
  ['/docs/rooms', ['0', '2']],
  ['/docs/layers/', ['0', '0.1', '2']],
  ['/docs/CALLS', ['1', '2']],
])('SB-2 initially, only the categories around %s and the default ones are open', (path, expected) => {
  expect(open(initialSidebarState(items, path))).toEqual(expected);
});

test('SB-4 a category that becomes active opens, and its siblings stay open', () => {
  const state = visitPage(initialSidebarState(items, '/docs/rooms'), items, '/docs/calls');
  expect(open(state)).toEqual(['0', '1', '2']);
});

test('SB-4 a category that the reader closed stays closed while it stays active', () => {
  const closed = setCategoryOpen(initialSidebarState(items, '/docs/rooms'), '0', false);
  expect(open(visitPage(closed, items, '/docs/layers'))).toEqual(['0.1', '2']);
});

test('SB-4 a category that the reader closed opens again when it becomes active again', () => {
  const closed = setCategoryOpen(initialSidebarState(items, '/docs/rooms'), '0', false);
  const away = visitPage(closed, items, '/docs/plain');
  expect(open(away)).toEqual(['2']);
  expect(open(visitPage(away, items, '/docs/rooms'))).toEqual(['0', '2']);
});

test("SB-4 another sidebar discards the reader's changes", () => {
  const state = setCategoryOpen(initialSidebarState(items, '/docs/plain'), '1', true);
  const other = [category('Other', [link('one')]), category('Second', [link('two')])];
  expect(open(visitPage(state, other, '/docs/two'))).toEqual(['1']);
  expect(open(visitPage(visitPage(state, other, '/docs/two'), items, '/docs/plain'))).toEqual(['2']);
});

test.each([
  ['a listed page', link('a'), '/docs/b', true],
  ['an unlisted page', link('a', true), '/docs/b', false],
  ['an unlisted page that is the current page', link('a', true), '/docs/a', true],
  ['a category with only unlisted pages', category('C', [link('a', true)]), '/docs/b', false],
  ['a category with only unlisted pages and the current page', category('C', [link('a', true)]), '/docs/a', true],
  ['a category with its own page', category('C', [link('a', true)], { href: '/docs/c' }), '/docs/b', true],
])('DOC-10 %s has the right visibility', (_name, item, path, expected) => {
  expect(isVisible(item, '0', positionsOf([item], path))).toBe(expected);
});
