import { formatProblem } from '../../../site/problems';
import type { SidebarSource } from '../types/sidebars-file';
import { buildDocsVersion, type VersionDoc, type VersionInput } from './build-docs-version';

const doc = (docId: string, fields: Partial<VersionDoc> = {}): VersionDoc => ({
  docId,
  path: `/docs/${docId}`,
  title: docId.toUpperCase(),
  sidebarLabel: null,
  paginationLabel: null,
  description: '',
  draft: false,
  unlisted: false,
  suppressed: [],
  displayedSidebar: null,
  paginationPrevious: null,
  paginationNext: null,
  sourcePath: `docs/${docId}.mdx`,
  ...fields,
});
const entry = (id: string): SidebarSource => ({ type: 'doc', id });

const build = (input: Partial<VersionInput>) =>
  buildDocsVersion({
    name: 'current',
    label: 'Next',
    path: '',
    isLast: true,
    docs: [doc('a'), doc('b'), doc('c')],
    sidebars: {},
    sidebarsFile: 'content/data/sidebars.yaml',
    hideDrafts: true,
    ...input,
  });

test('CFG-2 a version has a main doc, docs with their sidebars, drafts and sidebar links', () => {
  const version = build({
    docs: [doc('a'), doc('b'), doc('lost'), doc('draft', { draft: true })],
    sidebars: { rest: [{ type: 'category', label: 'C', items: [entry('b')] }], sdk: [entry('a')] },
  });
  expect(version.problems).toEqual([]);
  expect(version).toMatchObject({
    mainDocId: 'b',
    docs: [
      { id: 'a', path: '/docs/a', sidebar: 'sdk' },
      { id: 'b', path: '/docs/b', sidebar: 'rest' },
      { id: 'lost', path: '/docs/lost', sidebar: null },
    ],
    draftIds: ['draft'],
    sidebars: { rest: { link: { path: '/docs/b', label: 'B' } }, sdk: { link: { path: '/docs/a', label: 'A' } } },
  });
});

test('warns of a doc that no sidebar contains, unless it is a draft, unlisted or belongs in none', () => {
  const { warnings } = build({
    docs: [
      doc('a'),
      doc('lost'),
      doc('draft', { draft: true }),
      doc('unlisted', { unlisted: true }),
      doc('alone', { suppressed: ['sidebar'] }),
    ],
    sidebars: { rest: [entry('a')] },
  });
  expect(warnings.map(formatProblem)).toEqual([
    expect.stringMatching(/docs\/lost\.mdx:1 is in no sidebar: add "lost" to content\/data\/sidebars\.yaml, /),
  ]);
});

test('VER-2 without a doc at the root path, the main doc is the first in the first sidebar, or the first of all', () => {
  expect(
    build({
      sidebars: {
        one: [
          { type: 'html', value: '<hr>' },
          { type: 'category', label: 'C', items: [entry('c')] },
        ],
        two: [entry('b')],
      },
    }).mainDocId,
  ).toBe('c');
  expect(build({}).mainDocId).toBe('a');
});

describe('category pages', () => {
  const index = (label: string, items: SidebarSource[], link: object = {}): SidebarSource => ({
    type: 'category',
    label,
    items,
    link: { type: 'generated-index', ...link },
  });
  const cardsOf = (items: SidebarSource[], docs?: VersionDoc[]) =>
    build({ sidebars: { rest: [index('Usage', items)] }, ...(docs ? { docs } : {}) }).categories[0]?.cards;

  test('CAT-1 a page has a title, path, breadcrumbs and links to the adjacent pages', () => {
    const { categories } = build({
      docs: [doc('a', { paginationLabel: 'Begin' }), doc('b')],
      sidebars: {
        rest: [
          entry('a'),
          {
            type: 'category',
            label: 'Outer',
            items: [index('Inner', [entry('b')], { title: 'All inner', description: 'What is inside' })],
          },
        ],
      },
    });
    expect(categories).toMatchObject([
      {
        path: '/docs/category/inner',
        sidebarId: 'rest',
        title: 'All inner',
        description: 'What is inside',
        breadcrumbs: [{ label: 'Outer' }, { label: 'Inner', path: '/docs/category/inner' }],
        previous: { label: 'Begin', path: '/docs/a' },
        next: { label: 'B', path: '/docs/b' },
      },
    ]);
  });

  test('CAT-2 creates a card for each child in order, with kind, title and description', () => {
    expect(
      cardsOf(
        [
          entry('b'),
          { type: 'link', label: 'Code', href: 'https://a.example', description: 'Source' },
          { type: 'link', label: 'Release notes', href: '/release-notes' },
          {
            type: 'category',
            label: 'Linked',
            description: 'Own text',
            items: [entry('a')],
            link: { type: 'doc', id: 'c' },
          },
        ],
        [doc('a'), doc('b', { description: 'About b' }), doc('c', { description: 'About c' })],
      ),
    ).toEqual([
      { kind: 'doc', title: 'B', description: 'About b', href: '/docs/b' },
      { kind: 'external', title: 'Code', description: 'Source', href: 'https://a.example' },
      { kind: 'doc', title: 'Release notes', description: '', href: '/release-notes' },
      { kind: 'category', title: 'Linked', description: 'Own text', href: '/docs/c' },
    ]);
  });

  test('CAT-2 and DOC-10 creates no cards for unlisted docs and for entries that cannot be linked', () => {
    const { categories } = build({
      docs: [doc('a'), doc('hidden', { unlisted: true })],
      sidebars: {
        rest: [
          index('Usage', [
            { type: 'html', value: '<hr>' },
            entry('hidden'),
            { type: 'category', label: 'Empty', items: [{ type: 'html', value: '<hr>' }] },
            entry('a'),
          ]),
        ],
      },
    });
    expect(categories[0]?.cards.map(({ title }) => title)).toEqual(['A']);
  });
});

test('BLD-6 reports unknown pagination ids and displayed sidebars with file, version, field and what is available', () => {
  expect(
    build({
      docs: [doc('a', { paginationPrevious: 'xyz', paginationNext: 'uvw', displayedSidebar: 'zzzzz' })],
      sidebars: { rest: [entry('a')], sdk: [entry('a')] },
    }).problems.map(formatProblem),
  ).toEqual([
    'content/docs/a.mdx field "pagination_prev": found "xyz", which is no doc of version "current"; available: a',
    'content/docs/a.mdx field "pagination_next": found "uvw", which is no doc of version "current"; available: a',
    'content/docs/a.mdx field "displayed_sidebar": found "zzzzz", which is no sidebar of version "current"; available: rest, sdk',
  ]);
});
