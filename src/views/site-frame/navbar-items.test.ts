import type { NavbarViewItem, NavbarViewLink } from '../../components/navbar/view-items';
import { createSiteConfig } from '../../site/config/site-config';
import type { NavbarItem, NavbarLink, VersionSummary } from '../../content/shared/navbar/types';
import { linkActivity } from './link-activity';
import { buildNavbar, type NavbarSituation } from './navbar-items';

const english = createSiteConfig({}).i18n;
const bilingual = {
  defaultLocale: 'en',
  locales: ['en', 'de'],
  localeConfigs: {
    ...english.localeConfigs,
    de: {
      label: 'Deutsch',
      direction: 'ltr',
      htmlLang: 'de-AT',
      calendar: 'gregory',
      path: 'de',
      baseUrl: '/de/',
    },
  },
} as const;
const version = (name: string, isLast: boolean): VersionSummary => ({
  name,
  label: `Version ${name}`,
  isLast,
  path: `/docs/${name}`,
  mainDocId: 'start',
  mainDocPath: `/docs/${name}/start`,
});
const versions = [version('2', true), version('1', false)];

const situation = (change: Partial<NavbarSituation> = {}): NavbarSituation => ({
  path: '/docs/2/rooms',
  sidebarId: 'rest',
  versionName: '2',
  versions,
  preferredVersion: null,
  chooseVersion: () => {},
  i18n: english,
  suffix: '',
  ...change,
});
const link = (change: Partial<NavbarLink>): NavbarLink => ({
  type: 'link',
  label: 'A',
  href: '/a',
  position: 'left',
  look: 'link',
  ...change,
});
const first = (item: NavbarItem, change: Partial<NavbarSituation> = {}): NavbarViewItem =>
  buildNavbar([item], situation(change)).left[0]!;

test.each([
  ['its own page', { href: '/blog' }, '/blog', 'page'],
  ['a page below it', { href: '/blog' }, '/blog/post', 'page'],
  ['the start page, elsewhere', { href: '/' }, '/blog', undefined],
  ['a base path, its own page outside', { href: '/x', activeBasePath: '/docs' }, '/x', undefined],
  ['another site', { href: 'https://x.example/blog' }, '/blog', undefined],
])('NAV-4 aria-current of an entry: %s', (_, entry, path, current) => {
  expect(linkActivity(entry, { path }).current).toBe(current);
});

test.each([
  ['its first page', '/docs/rest/start', 'rest', 'page'],
  ['another page of the sidebar', '/docs/rest/rooms', 'rest', 'true'],
  ['a page of another sidebar', '/docs/rest/start/more', 'sdk', undefined],
])('NAV-6 aria-current of a sidebar entry on %s', (_, path, sidebarId, current) => {
  expect(linkActivity({ href: '/docs/rest/start', sidebarId: 'rest' }, { path, sidebarId }).current).toBe(current);
});

test('NAV-10 adds a search entry at the end if there is none, and otherwise leaves it in its place', () => {
  const last = link({ position: 'right', label: 'Z' });
  expect(buildNavbar([last], situation()).right.map(({ type }) => type)).toEqual(['link', 'search']);
  expect(
    buildNavbar([{ type: 'search', position: 'right', items: [] }, last], situation()).right.map(({ type }) => type),
  ).toEqual(['search', 'link']);
});

test('DD-1 a menu is active if one of its entries is', () => {
  const items = [link({ href: '/a' }), link({ href: '/docs/2' })];
  expect(first({ type: 'dropdown', label: 'M', position: 'left', items })).toMatchObject({
    type: 'dropdown',
    active: true,
  });
  expect(first({ type: 'dropdown', label: 'M', position: 'left', items }, { path: '/' })).toMatchObject({
    active: false,
  });
});

test('DD-4 a menu with one entry becomes that link, and one without entries a plain label', () => {
  expect(
    first({ type: 'dropdown', label: 'M', position: 'left', items: [link({ label: 'Only', href: '/a' })] }),
  ).toMatchObject({ type: 'link', label: 'Only', href: '/a' });
  expect(first({ type: 'dropdown', label: 'M', position: 'left', items: [] })).toMatchObject({
    type: 'link',
    label: 'M',
  });
});

test('NAV-9 links to the same page in several languages, with query and hash', () => {
  const menu = first(
    { type: 'localeDropdown', position: 'left' },
    { i18n: bilingual, path: '/playground/layouts/', suffix: '?q=1#a' },
  );
  expect(menu).toMatchObject({
    type: 'dropdown',
    label: 'English',
    items: [
      { href: '/playground/layouts/?q=1#a', lang: 'en' },
      { href: '/de/playground/layouts/?q=1#a', lang: 'de-AT' },
    ],
  });
});

test('NAV-7 the version link shows the current version, otherwise the preferred one, otherwise the latest', () => {
  const entry: NavbarItem = { type: 'docsVersion', position: 'left' };
  expect(first(entry)).toMatchObject({ label: 'Version 2', href: '/docs/2/start' });
  expect(first(entry, { versionName: null, preferredVersion: '1' })).toMatchObject({
    label: 'Version 1',
    href: '/docs/1/start',
  });
  expect(first({ ...entry, label: 'Docs' }, { versionName: null })).toMatchObject({
    label: 'Docs',
    href: '/docs/2/start',
  });
});

test('NAV-7 on pages without a version, all versions are variants, of which the preferred one is shown', () => {
  const variants = (change: Partial<NavbarSituation>, item: Partial<NavbarItem> = {}) => {
    const entry = first({ type: 'docsVersion', position: 'left', ...item } as NavbarItem, change);
    return 'variants' in entry ? entry.variants?.map(({ option, href, isShown }) => [option, href, isShown]) : null;
  };
  const expected = [
    ['docs-preferred-version-default=2', '/docs/2/start', false],
    ['docs-preferred-version-default=1', '/docs/1/start', true],
  ];
  expect(variants({ versionName: null, preferredVersion: '1' })).toEqual(expected);
  expect(variants({ versionName: null, preferredVersion: '1' }, { type: 'docsVersionDropdown' })).toEqual(expected);
  expect(variants({ versionName: null })?.map(([, , isShown]) => isShown)).toEqual([true, false]);
  expect(variants({ versionName: '1', preferredVersion: '2' })).toBeUndefined();
  expect(variants({ versionName: null, versions: [version('2', true)] })).toBeUndefined();
});

test('NAV-8 the version menu links to the same doc with query and hash, and stores the choice', () => {
  const chosen: string[] = [];
  const menu = first(
    { type: 'docsVersionDropdown', position: 'left' },
    { alternates: { 1: '/docs/1/rooms' }, suffix: '?a=1#b', chooseVersion: (name) => chosen.push(name) },
  );
  expect(menu).toMatchObject({ type: 'dropdown', label: 'Version 2', mobileLabel: 'Versions' });
  const items = menu.type === 'dropdown' ? (menu.items as NavbarViewLink[]) : [];
  expect(items.map(({ href, active }) => [href, active])).toEqual([
    ['/docs/2/start?a=1#b', true],
    ['/docs/1/rooms?a=1#b', false],
  ]);
  items[1]?.onChoose?.();
  expect(chosen).toEqual(['1']);
});
