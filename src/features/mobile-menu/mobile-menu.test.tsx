/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { siteConfig } from '../../site/config/site-config';
import { dialog, hamburger, installBrowser, isOpen, MenuPage } from './test-support';
import type { Navigate } from './use-mobile-menu';

const navigate = jest.fn<void, Parameters<Navigate>>();
const desktop = { matches: false, notify: () => {} };

beforeEach(() => {
  desktop.matches = false;
  navigate.mockClear();
  installBrowser(desktop);
  window.history.replaceState({ key: 'abc' }, '', '/');
});
afterEach(async () => {
  cleanup();
  // The browser goes back in a later task.
  await new Promise((resolve) => setTimeout(resolve));
});

const open = (props: Parameters<typeof MenuPage>[0] = {}) => {
  render(<MenuPage navigate={navigate} {...props} />);
  hamburger().focus();
  fireEvent.click(hamburger());
};

test('MOB-1 the hamburger button opens the menu and exposes its state; the search stays in the bar', () => {
  open();
  expect(isOpen()).toBe(true);
  expect(hamburger().getAttribute('aria-expanded')).toBe('true');
  expect(dialog().querySelectorAll('nav > ul > li')).toHaveLength(2);
});

test('MOB-3 the menu opens with the panel of the page; the hidden panel is inert; back leads to the main panel', () => {
  open();
  const [main, secondary] = [
    dialog().querySelector('nav')!,
    within(dialog()).getByText('Rooms').closest('[class="panel"]')!,
  ];
  expect([main.hasAttribute('inert'), secondary.hasAttribute('inert')]).toEqual([true, false]);
  fireEvent.click(within(dialog()).getByText('← Back to main menu'));
  expect([main.hasAttribute('inert'), secondary.hasAttribute('inert')]).toEqual([false, true]);
});

test('MOB-5 after going back, the focus is in the visible panel', () => {
  open();
  const back = within(dialog()).getByText('← Back to main menu');
  back.focus();
  fireEvent.click(back);
  expect(document.activeElement).toBe(within(dialog()).getByText('Blog'));
});

test('MOB-3 without a panel of the page, the main panel is active', () => {
  open({ withSecondary: false });
  expect(dialog().querySelector('nav')!.hasAttribute('inert')).toBe(false);
  expect(screen.queryByText('← Back to main menu')).toBeNull();
});

test('MOB-5 the focus moves into the menu, Escape closes the menu, and the focus returns', async () => {
  open();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close navigation bar' }));
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(hamburger());
  await waitFor(() => expect(window.history.state).toEqual({ key: 'abc' }));
});

test.each([
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close navigation bar' }))],
  ['the backdrop', () => fireEvent.click(dialog())],
  [
    'a switch to desktop',
    () =>
      act(() => {
        desktop.matches = true;
        desktop.notify();
      }),
  ],
])('MOB-2 %s closes the menu and removes its history entry', async (_, happen) => {
  open();
  happen();
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(window.history.state).toEqual({ key: 'abc' }));
});

test('MOB-4 the page does not scroll while the menu is open; Back only closes the menu', async () => {
  open();
  expect(document.body.style.overflow).toBe('hidden');
  expect(window.history.state).toEqual({ key: 'abc', overlay: true });
  act(() => window.history.back());
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(window.location.pathname).toBe('/');
  expect(document.body.style.overflow).toBe('');
});

test('MOB-2 following a link closes the menu and replaces its history entry', () => {
  open();
  fireEvent.click(within(dialog()).getByText('Rooms'));
  expect(isOpen()).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/docs/rooms', { replace: true });
});

test.each([
  ['a click with a modifier key', 'Rooms', { ctrlKey: true }, true],
  ['a click on a section without a page', 'Guides', {}, true],
  ['a click on a file', 'Cheatsheet', {}, false],
  ['a click on an external link', 'Client', {}, false],
])('MOB-2 %s does not navigate within the app', (_, text, keys, staysOpen) => {
  open();
  const target = within(dialog()).getByText(text);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(target, keys);
  expect(navigate).not.toHaveBeenCalled();
  expect(isOpen()).toBe(staysOpen);
});

test.each([
  ['that requires a full load', '/docs/rooms', { 'data-full-load': '' }],
  ['whose path cannot be decoded', '/docs/%E0%A4%A', {}],
  ['that is downloaded', '/docs/rooms', { download: '' }],
])('MOB-2 a link %s closes the menu and is left to the browser', (_, href, attributes) => {
  const isKept = followInMenu(href, attributes);
  expect(navigate).not.toHaveBeenCalled();
  expect(isKept).toBe(true);
  expect(isOpen()).toBe(false);
});

test.each([
  ['outside of it is left to the browser', '/docs/rooms', []],
  ['below it is a page of this site', '/portal/docs/rooms', [['/portal/docs/rooms', { replace: true }]]],
])('MOB-2 if the site has a base path, a link %s', (_, href, calls) => {
  const baseUrl = jest.replaceProperty(siteConfig, 'baseUrl', '/portal/');
  followInMenu(href);
  expect(navigate.mock.calls).toEqual(calls);
  baseUrl.restore();
});

test('MOB-2 a link with an explicit target of the same window is followed like any other', () => {
  followInMenu('/docs/rooms', { target: '_self' });
  expect(navigate).toHaveBeenCalledWith('/docs/rooms', { replace: true });
});

/** Clicks a link in the open menu. Returns true if following the link is left to the browser. */
function followInMenu(href: string, attributes: Record<string, string> = {}): boolean {
  open();
  const link = within(dialog()).getByText('Rooms');
  for (const [name, value] of Object.entries({ href, ...attributes })) link.setAttribute(name, value);
  let isLeftToBrowser = false;
  const stop = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(link);
  return isLeftToBrowser;
}

test('MOB-2 a click that is already handled leaves the menu open', () => {
  render(<MenuPage />);
  fireEvent.click(hamburger());
  const link = within(dialog()).getByText('Rooms');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(isOpen()).toBe(true);
});

test('DD-3 a dropdown of the bar is collapsed, and its button is named after its action', () => {
  open({ withSecondary: false });
  const toggle = screen.getByRole('button', { name: /Expand the dropdown/ });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(screen.getByRole('button', { name: /Collapse the dropdown/ }).getAttribute('aria-expanded')).toBe('true');
  expect(within(dialog()).getByText('Cheatsheet').closest('[hidden]')).toBeNull();
});
