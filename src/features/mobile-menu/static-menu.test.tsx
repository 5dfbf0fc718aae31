/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hamburger, installBrowser, isOpen, MenuPage } from './test-support';
import type { Navigate } from './use-mobile-menu';

const navigate = jest.fn<void, Parameters<Navigate>>();

beforeEach(() => {
  navigate.mockClear();
  installBrowser({ matches: false, notify: () => {} });
  window.history.replaceState({ key: 'abc' }, '', '/');
});
afterEach(cleanup);

const staticMenu = () => document.querySelector('details') as HTMLDetailsElement;
const staticLink = (name: string) =>
  [...staticMenu().querySelectorAll('a')].find(({ textContent }) => textContent === name) as HTMLAnchorElement;

/** Renders the page for a reader who opened the menu before the app started. */
const openStatic = () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<MenuPage />);
  container.querySelector('details')!.open = true;
  render(<MenuPage navigate={navigate} />, { container, hydrate: true });
};

test('MOB-1 the full menu opens as soon as its code has been loaded', async () => {
  let isLoaded = false;
  const code = {
    load: async () => {
      await Promise.resolve();
      return (isLoaded = true);
    },
    loaded: () => isLoaded || undefined,
  };
  render(<MenuPage code={code} />);
  fireEvent.click(hamburger());
  expect([isOpen(), staticMenu().open, hamburger().getAttribute('aria-busy')]).toEqual([false, false, 'true']);
  await waitFor(() => expect(isOpen()).toBe(true));
  expect([staticMenu().open, hamburger().hasAttribute('aria-busy')]).toEqual([false, false]);
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('offline'))],
  ['takes long to load', () => new Promise(() => {})],
])('MOB-1 if the code of the full menu %s, the static menu opens, once', async (_, load) => {
  render(<MenuPage code={{ load, loaded: () => undefined }} />);
  fireEvent.click(hamburger());
  fireEvent.click(hamburger());
  await waitFor(() => expect(staticMenu().open).toBe(true));
  await waitFor(() => expect(hamburger().getAttribute('aria-expanded')).toBe('true'));
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('MOB-4 MOB-5 a static menu that was open before the app started stays, and Escape or Back closes it', async () => {
  for (const close of [() => fireEvent.keyDown(document.body, { key: 'Escape' }), () => window.history.back()]) {
    openStatic();
    expect([staticMenu().open, isOpen(), hamburger().getAttribute('aria-expanded')]).toEqual([true, false, 'true']);
    expect(document.body.style.overflow).toBe('hidden');
    expect(window.history.state).toEqual({ key: 'abc', overlay: true });
    act(() => staticLink('Blog').focus());
    act(() => void close());
    await waitFor(() => expect(staticMenu().open).toBe(false));
    expect(document.activeElement).toBe(hamburger());
    await waitFor(() => expect(window.history.state).toEqual({ key: 'abc' }));
    expect(document.body.style.overflow).toBe('');
    cleanup();
  }
});

test('MOB-2 the static menu closes when a link is followed, when the focus leaves it and by its control', async () => {
  const closeActions = [
    () => fireEvent.click(staticLink('Blog')),
    () => act(() => screen.getByText('Elsewhere').focus()),
    () => fireEvent.click(hamburger()),
  ];
  for (const close of closeActions) {
    openStatic();
    close();
    await waitFor(() => expect(staticMenu().open).toBe(false));
    await waitFor(() => expect(hamburger().getAttribute('aria-expanded')).toBe('false'));
    cleanup();
    window.history.replaceState({ key: 'abc' }, '', '/');
  }
  expect(navigate.mock.calls).toEqual([['/blog', { replace: true }]]);
});

test('MOB-3 the static menu of a page with a panel has its links below a control; without one they are shown', () => {
  render(<MenuPage />);
  const back = staticMenu().querySelector('nav > details > summary')!;
  expect(back.textContent).toBe('← Back to main menu');
  expect(staticLink('Blog').closest('nav > details')).toBe(back.parentElement);
  cleanup();
  render(<MenuPage withSecondary={false} />);
  expect(staticMenu().querySelector('nav > ul')?.contains(staticLink('Blog'))).toBe(true);
});
