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
const resolve = (entry: Partial<NavbarSource>) => resolveNavbar([left(entry)], context);

/** The inner reason for which an entry is refused. */
function causeOf(entry: Partial<NavbarSource>, within = context): string {
  try {
    resolveNavbar([left(entry)], within);
  } catch (error) {
    return ((error as Error).cause as Error).message;
  }
  throw new Error('The entry was accepted.');
}

test('NAV-1 a plain entry keeps label, place, look and what makes it active', () => {
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

test('NAV-1 a named external address is looked up in the configuration', () => {
  expect(resolve({ label: 'Dashboard', href: 'link:dashboard' })).toEqual([
    { type: 'link', label: 'Dashboard', href: 'https://dashboard.rondo.example', position: 'left', look: 'link' },
  ]);
  expect(() => resolveHref('link:nowhere', context)).toThrow(
    '"link:nowhere" names no configured link; available: dashboard.',
  );
});

test('NAV-5 a doc entry links to the doc; its label falls back to the sidebar label, then to the id', () => {
  expect(resolve({ type: 'doc', docId: 'rest/overview' })).toEqual([
    { type: 'link', label: 'Overview', href: '/docs/rest/overview', position: 'left', look: 'link', sidebarId: 'rest' },
  ]);
  expect(resolve({ type: 'doc', docId: 'loose' })).toEqual([
    { type: 'link', label: 'loose', href: '/docs/loose', position: 'left', look: 'link' },
  ]);
  expect(resolve({ type: 'doc', docId: 'loose', label: 'Own' })).toMatchObject([{ label: 'Own' }]);
});

test('NAV-5 an entry for a draft or unlisted doc is left out', () => {
  expect(resolve({ type: 'doc', docId: 'secret' })).toEqual([]);
});

test("NAV-6 a sidebar entry links to the sidebar's first page, depth first, and takes its label", () => {
  expect(resolve({ type: 'docSidebar', sidebarId: 'rest' })).toEqual([
    { type: 'link', label: 'Overview', href: '/docs/rest/overview', position: 'left', look: 'link', sidebarId: 'rest' },
  ]);
  expect(resolve({ type: 'docSidebar', sidebarId: 'rest', label: 'REST API' })).toMatchObject([
    { label: 'REST API', href: '/docs/rest/overview' },
  ]);
});

test('NAV-3 a dropdown contains completed entries, html its markup, the others are completed where they are shown', () => {
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
  expect(resolve({ type: 'search', position: 'right' })).toEqual([{ type: 'search', position: 'right' }]);
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
    'NAV-14 names an unknown type',
    { type: 'docs' },
    'unknown type "docs"; allowed: default, localeDropdown, search, dropdown, html, doc, docSidebar, docsVersion, docsVersionDropdown.',
  ],
  [
    'NAV-14 names an unknown sidebar id, the versions and the available ids',
    { type: 'docSidebar', sidebarId: 'rset' },
    'sidebar "rset" does not exist in the versions current, 1.0; available: rest, empty.',
  ],
  [
    'NAV-14 names an unknown doc id, the versions and the available ids',
    { type: 'doc', docId: 'nope' },
    'doc "nope" does not exist in the versions current, 1.0; available: rest/overview, loose, secret.',
  ],
  [
    'NAV-14 names an unknown version and the available names',
    { type: 'docsVersionDropdown', versions: ['1.0', '2.0'] },
    'docsVersionDropdown names the version "2.0"; available: current, 1.0.',
  ],
  [
    'NAV-14 names a sidebar without a page to link to',
    { type: 'docSidebar', sidebarId: 'empty' },
    'sidebar "empty" has no page to link to.',
  ],
  ['NAV-14 names the field that a doc entry lacks', { type: 'doc' }, 'entry of type "doc" lacks the field "docId".'],
  [
    'NAV-14 names the field that a sidebar entry lacks',
    { type: 'docSidebar' },
    'entry of type "docSidebar" lacks the field "sidebarId".',
  ],
  [
    'NAV-16 refuses a dropdown inside a dropdown',
    { type: 'dropdown', label: 'Out', items: [left({ type: 'dropdown', label: 'In', items: [] })] },
    'dropdown "In" is inside another dropdown: dropdowns cannot be nested.',
  ],
  [
    'NAV-16 refuses both targets',
    { label: 'A', to: '/a', href: 'https://a.example' },
    'entry "A" has both "to" and "href": expected exactly one.',
  ],
  [
    'NAV-16 refuses both targets of a dropdown',
    { type: 'dropdown', label: 'A', to: '/a', href: 'https://a.example' },
    'entry "A" has both "to" and "href": expected exactly one.',
  ],
  [
    'NAV-16 refuses an entry without target',
    { label: 'A' },
    'entry "A" has neither "to" nor "href": expected exactly one.',
  ],
  [
    'NAV-16 refuses a label beside html',
    { type: 'html', label: 'A', value: '<b>' },
    'html entry has a label ("A"): an entry has either a label or html.',
  ],
  ['a plain entry without a label', { to: '/a' }, 'entry of type "default" lacks the field "label".'],
  [
    'a named address that is not configured',
    { label: 'A', href: 'link:x' },
    '"link:x" names no configured link; available: dashboard.',
  ],
])('%s', (_name, entry, message) => {
  expect(causeOf(entry)).toBe(message);
});

test("NAV-15 the outer error prints the entry's configuration as JSON, the reason is its cause", () => {
  const source = [
    left({ label: 'Good', to: '/a' }),
    { type: 'dropdown', position: 'right' as const, label: 'Tools', items: [left({ type: 'doc', docId: 'nope' })] },
  ];
  const message = [
    'A navigation bar entry failed:',
    '{',
    '  "type": "dropdown",',
    '  "position": "right",',
    '  "label": "Tools",',
    '  "items": [',
    '    {',
    '      "type": "doc",',
    '      "position": "left",',
    '      "docId": "nope"',
    '    }',
    '  ]',
    '}',
  ].join('\n');
  expect(() => resolveNavbar(source, context)).toThrow(
    new Error(message, {
      cause: new Error(
        'doc "nope" does not exist in the versions current, 1.0; available: rest/overview, loose, secret.',
      ),
    }),
  );
});

test('NAV-14 says so when there is nothing to choose from', () => {
  expect(causeOf({ type: 'docSidebar', sidebarId: 'rest' }, { ...context, sidebars: new Map(), versions: [] })).toBe(
    'sidebar "rest" does not exist in the versions (none); available: (none).',
  );
});
