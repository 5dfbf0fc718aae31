/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
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
    { type: 'search', position: 'right', items: [] },
    { type: 'link', label: 'Dashboard', href: 'https://dashboard.example', position: 'right', look: 'button' },
  ],
  announcement: 'New: <a href="/cheatsheet.pdf">the cheat sheet</a>',
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

test('SKP-1 the skip link is the first focusable element, and leads to the content even without scripts', () => {
  const focusable = [...document.querySelectorAll<HTMLAnchorElement>('a[href], button')];
  expect(focusable[0]?.textContent).toBe('Skip to main content');
  expect(document.querySelector(focusable[0]?.getAttribute('href') ?? '')?.textContent).toBe('Text');
});

test('CKB-5 the cookie banner appears after hydration, directly after the skip link', async () => {
  expect(document.body.textContent).not.toContain('We use cookies');
  hydrate();
  const banner = await screen.findByRole('region', { name: 'Cookie consent' });
  expect(screen.getByRole('region', { name: 'Skip to main content' }).nextElementSibling).toBe(banner);
});

test('NAV-1 the bar is the navigation named Main, with a link to the start page and the entries in order', () => {
  const bar = screen.getByRole('navigation', { name: 'Main' });
  expect(within(bar).getAllByRole('link')[0]?.getAttribute('href')).toBe('/');
  const controls = [...bar.querySelectorAll('a, button')].map((control) => control.textContent);
  expect(controls).toEqual([
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

test('MOB-1 the HTML contains a closed menu with all links, which works without scripts', () => {
  const menu = document.querySelector('header > details') as HTMLDetailsElement;
  expect(menu.open).toBe(false);
  expect(menu.querySelector('summary')?.getAttribute('aria-label')).toBe('Toggle navigation bar');
  expect([...menu.querySelectorAll('nav a')].map((link) => link.textContent)).toEqual([
    'REST API',
    'Client (opens in new tab)',
    'Sheet',
    'English',
    'Dashboard (opens in new tab)',
  ]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('RTE-12 MOB-1 a menu that the reader has opened stays open when the app starts', () => {
  const menu = document.querySelector('header > details') as HTMLDetailsElement;
  menu.open = true;
  const consoleError = jest.spyOn(console, 'error');
  hydrate();
  expect(problems).toEqual([]);
  expect(consoleError).not.toHaveBeenCalled();
  expect(menu.open).toBe(true);
  expect(menu.querySelector('summary')?.getAttribute('aria-expanded')).toBe('true');
  consoleError.mockRestore();
});
