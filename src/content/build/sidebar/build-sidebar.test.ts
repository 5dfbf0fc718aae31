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

const build = (source: SidebarSource[], change: Partial<SidebarContext> = {}) =>
  buildSidebar(source, { ...context, ...change });
const itemsOf = (...source: SidebarSource[]) => build(source).items;
const a: SidebarSource = { type: 'doc', id: 'a' };
const link = (docId: string, label: string) => ({
  type: 'link',
  label,
  href: `/docs/${docId}`,
  docId,
  description: `About ${docId}`,
});

test("a doc's label is the entry's, else its sidebar label, else its title", () => {
  expect(itemsOf(a, { type: 'doc', id: 'b' }, { type: 'doc', id: 'b', label: 'Own' })).toEqual([
    link('a', 'Title of a'),
    link('b', 'B label'),
    link('b', 'Own'),
  ]);
});

test('DOC-7 and DOC-10 pagination label and unlisted are carried along', () => {
  expect(itemsOf({ type: 'doc', id: 'paged' }, { type: 'doc', id: 'hidden' })).toEqual([
    { ...link('paged', 'Title of paged'), paginationLabel: 'Paged' },
    { ...link('hidden', 'Title of hidden'), unlisted: true },
  ]);
});

test('SB-8 external and html entries stay as they are written', () => {
  expect(
    itemsOf(
      { type: 'link', label: 'Code', href: 'https://a.example', description: 'Source' },
      { type: 'link', label: 'Code', href: 'https://a.example' },
      { type: 'html', value: '<hr>' },
    ),
  ).toEqual([
    { type: 'link', label: 'Code', href: 'https://a.example', description: 'Source' },
    { type: 'link', label: 'Code', href: 'https://a.example' },
    { type: 'html', value: '<hr>' },
  ]);
});

test('DOC-10 a draft is left out where drafts are hidden, and shown while authors work', () => {
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

test('SB-2 a category is collapsed unless its author says otherwise', () => {
  expect(
    itemsOf(
      { type: 'category', label: 'C', items: [a] },
      { type: 'category', label: 'D', collapsed: false, items: [a] },
    ),
  ).toMatchObject([{ collapsed: true }, { collapsed: false }]);
});

test('SB-8 a category with only drafts disappears, with what encloses it', () => {
  const drafts: SidebarSource = { type: 'category', label: 'Drafts', items: [{ type: 'doc', id: 'draft' }] };
  expect(itemsOf(drafts, { type: 'category', label: 'Outer', items: [drafts] })).toEqual([]);
  expect(itemsOf({ ...drafts, link: { type: 'doc', id: 'draft' } })).toEqual([]);
  expect(itemsOf({ ...drafts, link: { type: 'generated-index' } })).toEqual([]);
});

test('SB-8 an empty category with a doc link becomes a plain link', () => {
  expect(itemsOf({ type: 'category', label: 'C', items: [], link: { type: 'doc', id: 'b' } })).toEqual([
    link('b', 'C'),
  ]);
});

test("a category's own doc gives it address, id and description", () => {
  const category: SidebarSource = { type: 'category', label: 'C', items: [a], link: { type: 'doc', id: 'hidden' } };
  const built = {
    type: 'category',
    label: 'C',
    collapsed: true,
    items: [link('a', 'Title of a')],
    href: '/docs/hidden',
    docId: 'hidden',
    unlisted: true,
  };
  expect(itemsOf(category, { ...category, description: 'Own' })).toEqual([
    { ...built, description: 'About hidden' },
    { ...built, description: 'Own' },
  ]);
});

test('CAT-1 a generated index has its own address, else one from the label; its title is its own, else the label', () => {
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

test('BLD-5 every unknown id is collected, from entries and category links at any depth', () => {
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
