/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { FrameData } from '../../content/shared/frame';
import { SiteFrame } from './site-frame';

const data: FrameData = {
  navbar: [
    { type: 'link', label: 'REST API', href: '/docs/rest/start', position: 'left', look: 'link', sidebarId: 'rest' },
    {
      type: 'dropdown',
      label: 'Tools',
      position: 'left',
      items: [
        { type: 'link', label: 'Client', href: 'https://client.example', position: 'left', look: 'link' },
        { type: 'link', label: 'Sheet', href: '/sheet.pdf', position: 'left', look: 'link' },
      ],
    },
    { type: 'localeDropdown', position: 'right' },
    { type: 'search', position: 'right' },
    { type: 'link', label: 'Dashboard', href: 'https://dashboard.example', position: 'right', look: 'button' },
  ],
  footer: [{ title: 'Docs', items: [{ label: 'Release notes', href: '/release-notes' }] }],
  sidebars: {},
  versions: [],
  recentPosts: [],
};

const frame = (
  <SiteFrame
    data={data}
    page={{ kind: 'doc', sidebarId: 'rest' }}
    path="/docs/rest/rooms"
    locationKey="a"
    search={<button>Search</button>}
  >
    <main>Text</main>
  </SiteFrame>
);

let root: Root | undefined;
const problems: unknown[] = [];

beforeAll(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  problems.length = 0;
  document.body.innerHTML = `<div id="app">${renderToString(frame)}</div>`;
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
});

const hydrate = () =>
  act(() => {
    root = hydrateRoot(document.getElementById('app') as HTMLElement, frame, {
      onRecoverableError: (problem) => problems.push(problem),
    });
  });

test('RTE-12 hydrates the HTML without a mismatch', () => {
  const consoleError = jest.spyOn(console, 'error');
  hydrate();
  expect(problems).toEqual([]);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('SKP-1 the skip link is the first focusable element, and leads to the content even without scripts', () => {
  const focusable = [...document.querySelectorAll<HTMLAnchorElement>('a[href], button')];
  expect(focusable[0]?.textContent).toBe('Skip to main content');
  expect(document.querySelector(focusable[0]?.getAttribute('href') ?? '')?.textContent).toBe('Text');
});

test('SKP-1 the skip link focuses the first main element', () => {
  hydrate();
  fireEvent.click(screen.getByText('Skip to main content'));
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('CKB-5 the cookie banner appears after hydration, directly after the skip link', () => {
  expect(document.body.textContent).not.toContain('We use cookies');
  hydrate();
  expect(screen.getByRole('region', { name: 'Skip to main content' }).nextElementSibling).toBe(
    screen.getByRole('region', { name: 'Cookie consent' }),
  );
});

test('ANN-1 the announcement on every page links to the cheatsheet', () => {
  const region = screen.getByRole('region', { name: 'Announcement' });
  expect(region.textContent).toBe('New: get the API cheatsheet as PDF');
  expect(within(region).getByRole('link').getAttribute('href')).toMatch(/-api-cheatsheet\.pdf$/);
});

test('NAV-1 the bar is the navigation named Main, with a link to the start page and the entries in order', () => {
  const bar = screen.getByRole('navigation', { name: 'Main' });
  expect(within(bar).getAllByRole('link')[0]?.getAttribute('href')).toBe('/');
  const controls = [...bar.querySelectorAll('a, button')].map((control) => control.textContent);
  expect(controls).toEqual([
    '',
    'Rondo',
    'REST API',
    'Tools',
    'Client (opens in new tab)',
    'Sheet',
    'English',
    expect.stringContaining('Switch to'),
    'Search',
    'Dashboard (opens in new tab)',
  ]);
});

test("NAV-6 the entry for the page's sidebar is active", () => {
  expect(screen.getByRole('link', { name: 'REST API' }).getAttribute('aria-current')).toBe('true');
});

test('MOB-1 shows the links of the phone menu without scripts', () => {
  const [, html = ''] = /<noscript>(.*?)<\/noscript>/.exec(renderToString(frame)) ?? [];
  const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('nav a');
  expect([...links].map((link) => link.textContent)).toEqual([
    'REST API',
    'Client (opens in new tab)',
    'Sheet',
    'English',
    'Dashboard (opens in new tab)',
  ]);
});

test('MOB-1 the HTML contains the closed hamburger button but not the menu', () => {
  const html = renderToString(frame);
  expect(html).toMatch(/aria-label="Toggle navigation bar" aria-expanded="false"/);
  expect(html).not.toContain('<dialog');
});

test('MOB-1 shows no hamburger button if the menu would be empty', () => {
  const html = renderToString(
    <SiteFrame data={{ ...data, navbar: [] }} page={{ kind: 'page' }} path="/" locationKey="a" search={null}>
      <main>Text</main>
    </SiteFrame>,
  );
  expect(html).not.toContain('Toggle navigation bar');
});

test('DD-4 the label of a menu without entries is text instead of a link', () => {
  const html = renderToString(
    <SiteFrame
      data={{ ...data, navbar: [{ type: 'dropdown', label: 'Empty', position: 'left', items: [] }] }}
      page={{ kind: 'page' }}
      path="/"
      locationKey="a"
      search={null}
    >
      <main>Text</main>
    </SiteFrame>,
  );
  expect(html).toMatch(/<span[^>]*>Empty<\/span>/);
  expect(html).not.toMatch(/<(?:a|button)[^>]*>Empty</);
});

test('FTR-1 the footer has its groups and the configured year instead of the current one', () => {
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain('Copyright © 2025 Rondo');
  expect(within(footer).getByRole('link', { name: 'Release notes' }).getAttribute('href')).toBe('/release-notes');
});

test('CKB-6 a button in the footer reopens the cookie banner', () => {
  hydrate();
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.queryByRole('region', { name: 'Cookie consent' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(screen.getByRole('region', { name: 'Cookie consent' })).toBeTruthy();
});
