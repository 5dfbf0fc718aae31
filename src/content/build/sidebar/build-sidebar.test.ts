import { buildSidebar, type SidebarContext } from './build-sidebar';
import type { SidebarDoc } from '../../shared/sidebar/types';
import type { SidebarSource } from '../types/sidebars-file';

const doc = (docId: string, fields: Partial<SidebarDoc> = {}): SidebarDoc => ({
  docId,
  path: `/docs/${docId}`,
  title: `Title of ${docId}`,
  sidebarLabel: null,
  paginationLabel: null,
  description: `About ${docId}`,
  draft: false,
  unlisted: false,
  ...fields,
});

const context: SidebarContext = {
  docs: new Map(
    [
      doc('a'),
      doc('b', { sidebarLabel: 'B label' }),
      doc('paged', { paginationLabel: 'Paged' }),
      doc('draft', { draft: true }),
      doc('hidden', { unlisted: true }),
    ].map((entry) => [entry.docId, entry]),
  ),
  hideDrafts: true,
  categoryPath: (slug, labelSlug) => (slug === undefined ? `/docs/category/${labelSlug}` : `/docs${slug}`),
};

const build = (source: SidebarSource[], overrides: Partial<SidebarContext> = {}) =>
  buildSidebar(source, { ...context, ...overrides });
const itemsOf = (...source: SidebarSource[]) => build(source).items;
const a: SidebarSource = { type: 'doc', id: 'a' };
const link = (docId: string, label: string) => ({
  type: 'link',
  label,
  href: `/docs/${docId}`,
  docId,
  description: `About ${docId}`,
});

test("takes a doc's label from the entry, then from its sidebar label, then from its title", () => {
  expect(itemsOf(a, { type: 'doc', id: 'b' }, { type: 'doc', id: 'b', label: 'Own' })).toEqual([
    link('a', 'Title of a'),
    link('b', 'B label'),
    link('b', 'Own'),
  ]);
});

test('DOC-10 includes a draft unless drafts are hidden', () => {
  const source: SidebarSource[] = [
    { type: 'doc', id: 'draft' },
    { type: 'category', label: 'C', items: [a], link: { type: 'doc', id: 'draft' } },
  ];
  expect(build(source).items).toEqual([
    { type: 'category', label: 'C', collapsed: true, items: [link('a', 'Title of a')] },
  ]);
  expect(build(source, { hideDrafts: false }).items).toMatchObject([
    { href: '/docs/draft' },
    { type: 'category', href: '/docs/draft', docId: 'draft' },
  ]);
});

test('SB-2 collapses a category unless its entry says otherwise', () => {
  expect(
    itemsOf(
      { type: 'category', label: 'C', items: [a] },
      { type: 'category', label: 'D', collapsed: false, items: [a] },
    ),
  ).toMatchObject([{ collapsed: true }, { collapsed: false }]);
});

test('SB-8 removes a category that contains only drafts, and any category that this leaves empty', () => {
  const drafts: SidebarSource = { type: 'category', label: 'Drafts', items: [{ type: 'doc', id: 'draft' }] };
  expect(itemsOf(drafts, { type: 'category', label: 'Outer', items: [drafts] })).toEqual([]);
  expect(itemsOf({ ...drafts, link: { type: 'doc', id: 'draft' } })).toEqual([]);
  expect(itemsOf({ ...drafts, link: { type: 'generated-index' } })).toEqual([]);
});

test('CAT-1 takes the path and title of a generated index from its slug and title, or else from its label', () => {
  const items = [a];
  expect(
    itemsOf(
      { type: 'category', label: 'How-to: Guides', items, link: { type: 'generated-index' } },
      {
        type: 'category',
        label: 'Usage',
        items,
        link: { type: 'generated-index', slug: '/sdks/usage', title: 'All usage', description: 'Everything' },
      },
    ),
  ).toMatchObject([
    { href: '/docs/category/how-to-guides', index: { title: 'How-to: Guides', description: '' } },
    { href: '/docs/sdks/usage', index: { title: 'All usage', description: 'Everything' } },
  ]);
});

test('BLD-5 collects every unknown id from entries and category links at any depth', () => {
  const { items, unknownIds } = build([
    { type: 'doc', id: 'x' },
    a,
    {
      type: 'category',
      label: 'C',
      link: { type: 'doc', id: 'y' },
      items: [{ type: 'category', label: 'D', items: [{ type: 'doc', id: 'z' }] }, a],
    },
  ]);
  expect(unknownIds).toEqual(['x', 'z', 'y']);
  expect(items).toHaveLength(2);
});

test('DOC-7 and DOC-10 copies the pagination label and the unlisted flag of a doc', () => {
  expect(itemsOf({ type: 'doc', id: 'paged' }, { type: 'doc', id: 'hidden' })).toEqual([
    { ...link('paged', 'Title of paged'), paginationLabel: 'Paged' },
    { ...link('hidden', 'Title of hidden'), unlisted: true },
  ]);
  const category: SidebarSource = { type: 'category', label: 'C', items: [a], link: { type: 'doc', id: 'hidden' } };
  expect(itemsOf(category)).toMatchObject([{ docId: 'hidden', description: 'About hidden', unlisted: true }]);
});
