/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { NavbarViewItem } from '../../components/navbar/view-items';
import type { LazyPart } from '../../hooks/lazy-part';
import { siteConfig } from '../../site/config/site-config';
import { Hamburger } from './hamburger';
import { MobileMenu } from './mobile-menu';
import { useMobileMenu, type Navigate } from './use-mobile-menu';

const items: NavbarViewItem[] = [
  { type: 'link', label: 'Blog', href: '/blog', look: 'link', active: false },
  { type: 'search' },
  {
    type: 'dropdown',
    label: 'Tools',
    active: false,
    items: [
      { type: 'link', label: 'Cheatsheet', href: '/sheet.pdf', look: 'link', active: false },
      { type: 'link', label: 'Client', href: 'https://client.example', look: 'link', active: false },
    ],
  },
];
const sidebar = (
  <div>
    <a href="/docs/rooms">Rooms</a>
    <button>Guides</button>
  </div>
);

let notifyDesktopChange: () => void = () => {};
let isDesktop = false;
const navigate = jest.fn<void, Parameters<Navigate>>();

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});
beforeEach(() => {
  isDesktop = false;
  code = { load: () => Promise.resolve(true), loaded: () => true };
  navigate.mockClear();
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query === '(min-width: 997px)' && isDesktop;
    },
    addEventListener: (_: string, listener: () => void) => (notifyDesktopChange = listener),
    removeEventListener: () => {},
  })) as never;
  window.history.replaceState({ key: 'abc' }, '', '/');
});
afterEach(cleanup);

/** Loads the menu's code, which is already loaded by default. */
let code: LazyPart<unknown>;

function Page({
  withSecondary = true,
  withNavigate = true,
}: {
  readonly withSecondary?: boolean;
  readonly withNavigate?: boolean;
}) {
  const menu = useMobileMenu(withSecondary, code, withNavigate ? navigate : undefined);
  return (
    <>
      <Hamburger control={menu} />
      <MobileMenu control={menu} items={items} secondary={withSecondary ? sidebar : null} head={<span>Head</span>} />
    </>
  );
}

const hamburger = () => screen.getByRole('button', { name: 'Toggle navigation bar' });
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const isOpen = () => dialog().hasAttribute('open');
const open = (props: Parameters<typeof Page>[0] = {}) => {
  render(<Page {...props} />);
  hamburger().focus();
  fireEvent.click(hamburger());
};

test('MOB-1 the code of the menu is loaded first; a failure is reported, and the next click retries', async () => {
  const load = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(true);
  code = { load, loaded: () => undefined };
  render(<Page />);
  await act(async () => void fireEvent.click(hamburger()));
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('The menu could not be loaded. Try again.');
  await act(async () => void fireEvent.click(hamburger()));
  expect(isOpen()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('MOB-1 the hamburger button opens the menu and exposes its state; the search stays in the bar', () => {
  open();
  expect(isOpen()).toBe(true);
  expect(hamburger().getAttribute('aria-expanded')).toBe('true');
  expect(dialog().querySelectorAll('nav > ul > li')).toHaveLength(2);
});

test('MOB-3 the menu opens with the panel of the page; the hidden panel is inert; back leads to the main panel', () => {
  open();
  const [main, secondary] = [dialog().querySelector('nav')!, screen.getByText('Rooms').closest('[class="panel"]')!];
  expect([main.hasAttribute('inert'), secondary.hasAttribute('inert')]).toEqual([true, false]);
  fireEvent.click(screen.getByText('← Back to main menu'));
  expect([main.hasAttribute('inert'), secondary.hasAttribute('inert')]).toEqual([false, true]);
});

test('MOB-5 after going back, the focus is in the visible panel', () => {
  open();
  const back = screen.getByText('← Back to main menu');
  back.focus();
  fireEvent.click(back);
  expect(document.activeElement).toBe(screen.getByText('Blog'));
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
        isDesktop = true;
        notifyDesktopChange();
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
  expect(window.history.state).toEqual({ key: 'abc', mobileMenu: true });
  act(() => window.history.back());
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(window.location.pathname).toBe('/');
  expect(document.body.style.overflow).toBe('');
});

test('MOB-2 following a link closes the menu and replaces its history entry', () => {
  open();
  fireEvent.click(screen.getByText('Rooms'));
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
  const target = screen.getByText(text);
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
  const link = screen.getByText('Rooms');
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
  render(<Page withNavigate={false} />);
  fireEvent.click(hamburger());
  const link = screen.getByText('Rooms');
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
  expect(screen.getByText('Cheatsheet').closest('[hidden]')).toBeNull();
});
