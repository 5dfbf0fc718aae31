/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { NavbarViewItem } from '../../components/navbar/view-items';
import { MobileMenu } from './mobile-menu';
import type { Navigate } from './use-mobile-menu';

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
const navigate = jest.fn<void, Parameters<Navigate>>();
const desktop = Object.assign(new EventTarget(), { matches: false });

function Page({ hasPanel = true }) {
  return (
    <>
      <header>
        <button>Elsewhere</button>
        <MobileMenu items={items} hasPanel={hasPanel} head={null} onNavigate={navigate} />
      </header>
      <main>
        {hasPanel && (
          <div data-menu-panel="">
            <a href="/docs/rooms">Rooms</a>
            <button>Guides</button>
          </div>
        )}
        <p>Text</p>
      </main>
    </>
  );
}

const menu = () => document.querySelector('header > details') as HTMLDetailsElement;
const control = () => menu().querySelector('summary') as HTMLElement;
const text = (name: string) => screen.getByText(name);
const exposed = () => [control().getAttribute('aria-label'), control().getAttribute('aria-expanded')];
const CLOSED = ['Toggle navigation bar', 'false'];
const OPEN = ['Close navigation bar', 'true'];

async function open(props: { hasPanel?: boolean } = {}): Promise<void> {
  render(<Page {...props} />);
  control().focus();
  fireEvent.click(control());
  await waitFor(() => expect(exposed()).toEqual(OPEN));
}

beforeEach(() => {
  desktop.matches = false;
  navigate.mockClear();
  Object.assign(window, { matchMedia: () => desktop });
  window.history.replaceState({ key: 'abc' }, '', '/');
});
afterEach(async () => {
  cleanup();
  // The browser goes back in a later task.
  await new Promise((resolve) => setTimeout(resolve));
});

test('MOB-1 NAV-10 the control opens the menu and exposes its state; the search stays in the bar', async () => {
  render(<Page hasPanel={false} />);
  expect(exposed()).toEqual(CLOSED);
  fireEvent.click(control());
  await waitFor(() => expect(exposed()).toEqual(OPEN));
  expect(menu().querySelectorAll('nav > ul > li')).toHaveLength(2);
  expect(screen.queryByText('← Back to main menu')).toBeNull();
});

test('MOB-5 while the menu is open, all but the menu and the panel of the page is inert', async () => {
  await open();
  const inert = [...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent);
  expect(inert).toEqual(['Elsewhere', 'Text']);
  fireEvent.click(control());
  await waitFor(() => expect(exposed()).toEqual(CLOSED));
  expect(document.querySelector('[inert]')).toBeNull();
});

test('MOB-3 MOB-5 the links are below a control, which leads to the first of them, and closed at the next opening', async () => {
  await open();
  const links = text('← Back to main menu').closest('details')!;
  expect([links.open, links.contains(text('Blog'))]).toEqual([false, true]);
  fireEvent.click(text('← Back to main menu'));
  await waitFor(() => expect(document.activeElement).toBe(text('Blog')));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect([menu().open, links.open]).toEqual([false, false]));
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['its control', () => fireEvent.click(control())],
  ['Back', () => act(() => window.history.back())],
  [
    'a switch to desktop',
    () =>
      act(() => {
        desktop.matches = true;
        desktop.dispatchEvent(new Event('change'));
      }),
  ],
])('MOB-2 MOB-4 MOB-5 %s closes the menu and removes its history entry; the focus returns', async (_, happen) => {
  await open();
  expect(window.history.state).toEqual({ key: 'abc', overlay: true });
  act(() => text('Rooms').focus());
  happen();
  await waitFor(() => expect([menu().open, ...exposed()]).toEqual([false, ...CLOSED]));
  expect(document.activeElement).toBe(control());
  await waitFor(() => expect(window.history.state).toEqual({ key: 'abc' }));
  expect(window.location.pathname).toBe('/');
});

test.each([
  ['the page', 'Rooms', {}, false, [['/docs/rooms', { replace: true }]]],
  ['the bar', 'Blog', {}, false, [['/blog', { replace: true }]]],
  ['another window', 'Rooms', { ctrlKey: true }, true, []],
  ['a section without a page', 'Guides', {}, true, []],
  ['a file', 'Cheatsheet', {}, false, []],
  ['another site', 'Client', {}, false, []],
])('MOB-2 a click that leads to %s', async (_, name, keys, staysOpen, calls) => {
  await open();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(text(name), keys);
  expect(navigate.mock.calls).toEqual(calls);
  expect(menu().open).toBe(staysOpen);
});

test('RTE-12 MOB-1 a menu that was open before the app started stays open, and gets what needs scripts', async () => {
  const onError = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  container.querySelector('details')!.open = true;
  render(<Page />, { container, hydrate: true });
  await waitFor(() => expect(exposed()).toEqual(OPEN));
  expect(window.history.state).toEqual({ key: 'abc', overlay: true });
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});

test('DD-3 a dropdown of the bar is collapsed unless an entry is active, and named after its action', () => {
  const { rerender } = render(<MobileMenu items={items} hasPanel={false} head={null} />);
  const summary = text('Tools').closest('summary')!;
  expect(summary.getAttribute('aria-label')).toBe('Tools: Expand the dropdown');
  const dropdown = summary.closest('details')!;
  expect(dropdown.open).toBe(false);
  rerender(
    <MobileMenu
      items={items.map((item) => (item.type === 'dropdown' ? { ...item, active: true } : item))}
      hasPanel={false}
      head={null}
    />,
  );
  expect(dropdown.open).toBe(true);
  fireEvent(dropdown, new Event('toggle'));
  expect(summary.getAttribute('aria-label')).toBe('Tools: Collapse the dropdown');
});
