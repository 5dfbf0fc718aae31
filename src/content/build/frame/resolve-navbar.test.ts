import type { SidebarItem } from '../../shared/sidebar/types';
import { resolveNavbar, type NavbarContext } from './resolve-navbar';
import type { NavbarSource } from '../types/navbar-file';

const sidebars = new Map<string, SidebarItem[]>([
  [
    'rest',
    [
      {
        type: 'category',
        label: 'Start',
        collapsed: true,
        items: [{ type: 'link', label: 'Overview', href: '/docs/rest/overview', docId: 'rest/overview' }],
      },
    ],
  ],
  ['empty', [{ type: 'link', label: 'Elsewhere', href: 'https://a.example' }]],
]);

const context: NavbarContext = {
  sidebars,
  docs: new Map([
    [
      'rest/overview',
      {
        path: '/docs/rest/overview',
        sidebarLabel: 'Overview',
        title: 'The overview',
        hidden: false,
        sidebarId: 'rest',
      },
    ],
    ['loose', { path: '/docs/loose', sidebarLabel: null, title: 'Loose', hidden: false, sidebarId: null }],
    ['secret', { path: '/docs/secret', sidebarLabel: null, title: 'Secret', hidden: true, sidebarId: 'rest' }],
  ]),
  versions: [
    { name: 'current', mainDocPath: '/docs/rest/overview' },
    { name: '1.0', mainDocPath: '/docs/1.0/rest/overview' },
  ],
  links: { dashboard: 'https://dashboard.rondo.example' },
};

const left = (entry: Partial<NavbarSource>): NavbarSource => ({ type: 'default', position: 'left', ...entry });
const resolve = (entry: Partial<NavbarSource>) => resolveNavbar([left(entry)], context).items;

test('NAV-5 links a doc entry to the doc; the label falls back to the sidebar label, then to the id', () => {
  expect(resolve({ type: 'doc', docId: 'rest/overview' })).toEqual([
    { type: 'link', label: 'Overview', href: '/docs/rest/overview', position: 'left', look: 'link', sidebarId: 'rest' },
  ]);
  expect(resolve({ type: 'doc', docId: 'loose' })).toEqual([
    { type: 'link', label: 'loose', href: '/docs/loose', position: 'left', look: 'link' },
  ]);
  expect(resolve({ type: 'doc', docId: 'loose', label: 'Own' })).toMatchObject([{ label: 'Own' }]);
});

test("NAV-6 links a sidebar entry to the sidebar's first page, depth first, and uses its label", () => {
  expect(resolve({ type: 'docSidebar', sidebarId: 'rest' })).toEqual([
    { type: 'link', label: 'Overview', href: '/docs/rest/overview', position: 'left', look: 'link', sidebarId: 'rest' },
  ]);
  expect(resolve({ type: 'docSidebar', sidebarId: 'rest', label: 'REST API' })).toMatchObject([
    { label: 'REST API', href: '/docs/rest/overview' },
  ]);
});

test('NAV-3 completes the entries of a dropdown and passes through html and the types that are completed later', () => {
  expect(
    resolve({
      type: 'dropdown',
      label: 'Tools',
      items: [
        left({ label: 'A', to: '/a' }),
        left({ type: 'docSidebar', sidebarId: 'rest' }),
        left({ type: 'doc', docId: 'secret' }),
      ],
    }),
  ).toMatchObject([{ type: 'dropdown', label: 'Tools', items: [{ href: '/a' }, { href: '/docs/rest/overview' }] }]);
  expect(resolve({ type: 'html', value: '<b>x</b>' })).toEqual([{ type: 'html', value: '<b>x</b>', position: 'left' }]);
  expect(resolve({ type: 'search', position: 'right' })).toEqual([{ type: 'search', position: 'right', items: [] }]);
  expect(
    resolve({ type: 'search', items: [left({ label: 'A', to: '/a' }), left({ type: 'doc', docId: 'secret' })] }),
  ).toMatchObject([{ type: 'search', items: [{ label: 'A', href: '/a' }] }]);
  expect(resolve({ type: 'localeDropdown' })).toEqual([{ type: 'localeDropdown', position: 'left' }]);
  expect(resolve({ type: 'docsVersion', label: 'Docs' })).toEqual([
    { type: 'docsVersion', position: 'left', label: 'Docs' },
  ]);
  expect(resolve({ type: 'docsVersionDropdown', versions: ['1.0'] })).toEqual([
    { type: 'docsVersionDropdown', position: 'left', versions: ['1.0'] },
  ]);
});

test.each<[string, Partial<NavbarSource>, string]>([
  ['NAV-14 a sidebar without a page', { type: 'docSidebar', sidebarId: 'empty' }, 'has no page to link to.'],
  [
    'NAV-16 a dropdown with both targets',
    { type: 'dropdown', label: 'A', to: '/a', href: 'b' },
    'expected exactly one.',
  ],
])('reports %s', (_name, entry, message) => {
  expect(resolveNavbar([left(entry)], context).problems).toEqual([
    { path: [0], message: expect.stringContaining(message) },
  ]);
});

test('NAV-15 reports each wrong entry with its place, and keeps the others', () => {
  const source = [
    left({ label: 'Good', to: '/a' }),
    { type: 'dropdown', position: 'right' as const, label: 'Tools', items: [left({ type: 'doc', docId: 'nope' })] },
    left({ type: 'serch' }),
  ];
  const { items, problems } = resolveNavbar(source, context);
  expect(items.map(({ type }) => type)).toEqual(['link', 'dropdown']);
  expect(problems).toEqual([
    {
      path: [1, 'items', 0],
      message:
        'entry "doc": doc "nope" does not exist in the versions current, 1.0; available: rest/overview, loose, secret',
    },
    {
      path: [2],
      message: expect.stringMatching(/^entry "serch": unknown type "serch"; did you mean "search"\?; allowed: /),
    },
  ]);
});
