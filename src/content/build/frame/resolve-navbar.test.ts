import { readFileSync } from 'node:fs';
import type { SidebarItem } from '../../shared/sidebar/types';
import { resolveHref, resolveNavbar, type NavbarContext } from './resolve-navbar';
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

/** Returns what is wrong with an entry, without its name. */
function causeOf(entry: Partial<NavbarSource>, within = context): string | undefined {
  const [problem] = resolveNavbar([left(entry)], within).problems;
  return problem?.message.replace(/^entry "[^"]*": /, '');
}

test('NAV-1 keeps the label, position, look and active paths of a plain entry', () => {
  expect(
    resolve({
      label: 'Blog',
      to: '/news',
      position: 'right',
      look: 'button',
      activeBasePath: '/news',
      activeBaseRegex: '^/n',
    }),
  ).toEqual([
    {
      type: 'link',
      label: 'Blog',
      href: '/news',
      position: 'right',
      look: 'button',
      activeBasePath: '/news',
      activeBaseRegex: '^/n',
    },
  ]);
});

test('NAV-1 looks up a named external URL in the configuration', () => {
  expect(resolve({ label: 'Dashboard', href: 'link:dashboard' })).toEqual([
    { type: 'link', label: 'Dashboard', href: 'https://dashboard.rondo.example', position: 'left', look: 'link' },
  ]);
  expect(() => resolveHref('link:nowhere', context)).toThrow(
    '"link:nowhere" is not a configured link; available: link:dashboard',
  );
});

test('NAV-5 links a doc entry to the doc; the label falls back to the sidebar label, then to the id', () => {
  expect(resolve({ type: 'doc', docId: 'rest/overview' })).toEqual([
    { type: 'link', label: 'Overview', href: '/docs/rest/overview', position: 'left', look: 'link', sidebarId: 'rest' },
  ]);
  expect(resolve({ type: 'doc', docId: 'loose' })).toEqual([
    { type: 'link', label: 'loose', href: '/docs/loose', position: 'left', look: 'link' },
  ]);
  expect(resolve({ type: 'doc', docId: 'loose', label: 'Own' })).toMatchObject([{ label: 'Own' }]);
});

test('NAV-5 leaves out an entry for a draft or unlisted doc', () => {
  expect(resolve({ type: 'doc', docId: 'secret' })).toEqual([]);
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
  [
    'NAV-14 reports an unknown type with the allowed types',
    { type: 'docs' },
    'unknown type "docs"; did you mean "doc"?; allowed: default, localeDropdown, search, dropdown, html, doc, docSidebar, docsVersion, docsVersionDropdown',
  ],
  [
    'NAV-14 reports an unknown sidebar id with the versions and the available ids',
    { type: 'docSidebar', sidebarId: 'rset' },
    'sidebar "rset" does not exist in the versions current, 1.0; nearest: rest',
  ],
  [
    'NAV-14 reports an unknown doc id with the versions and the available ids',
    { type: 'doc', docId: 'nope' },
    'doc "nope" does not exist in the versions current, 1.0; available: rest/overview, loose, secret',
  ],
  [
    'NAV-14 reports an unknown version with the available names',
    { type: 'docsVersionDropdown', versions: ['1.0', '2.0'] },
    'docsVersionDropdown lists the unknown version "2.0"; available: current, 1.0.',
  ],
  [
    'NAV-14 reports a sidebar without a page to link to',
    { type: 'docSidebar', sidebarId: 'empty' },
    'sidebar "empty" has no page to link to.',
  ],
  [
    'NAV-14 reports the missing field of a doc entry',
    { type: 'doc' },
    'entry of type "doc" requires the field "docId".',
  ],
  [
    'NAV-14 reports the missing field of a sidebar entry',
    { type: 'docSidebar' },
    'entry of type "docSidebar" requires the field "sidebarId".',
  ],
  [
    'NAV-16 rejects a dropdown inside a dropdown',
    { type: 'dropdown', label: 'Out', items: [left({ type: 'dropdown', label: 'In', items: [] })] },
    'dropdown "In" is inside another dropdown: dropdowns cannot be nested.',
  ],
  [
    'NAV-16 rejects an entry with both targets',
    { label: 'A', to: '/a', href: 'https://a.example' },
    'entry "A" has both "to" and "href": expected exactly one.',
  ],
  [
    'NAV-16 rejects a dropdown with both targets',
    { type: 'dropdown', label: 'A', to: '/a', href: 'https://a.example' },
    'entry "A" has both "to" and "href": expected exactly one.',
  ],
  [
    'NAV-16 rejects an entry without a target',
    { label: 'A' },
    'entry "A" has neither "to" nor "href": expected exactly one.',
  ],
  [
    'NAV-16 rejects a label on an html entry',
    { type: 'html', label: 'A', value: '<b>' },
    'html entry has a label ("A"): an entry has either a label or html.',
  ],
  ['rejects a plain entry without a label', { to: '/a' }, 'entry of type "default" requires the field "label".'],
  [
    'rejects a named URL that is not configured',
    { label: 'A', href: 'link:x' },
    '"link:x" is not a configured link; available: link:dashboard',
  ],
])('%s', (_name, entry, message) => {
  expect(causeOf(entry)).toBe(message);
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

test('NAV-14 says "(none)" if there are no versions or ids', () => {
  expect(causeOf({ type: 'docSidebar', sidebarId: 'rest' }, { ...context, sidebars: new Map(), versions: [] })).toBe(
    'sidebar "rest" does not exist in the versions (none); available: (none)',
  );
});

test('CONTRIBUTING.md describes every type of entry', () => {
  const section = /^#### Navigation bar$[\s\S]*?(?=^#)/m.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[0] ?? '';
  const described = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, type]) => type);
  const allowed = /allowed: (.+)$/.exec(causeOf({ type: 'none' }) ?? '')?.[1]?.split(', ');
  expect(described.sort()).toEqual(allowed?.sort());
});
