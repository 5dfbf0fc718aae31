/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ConsentBanner } from './consent-banner';
import { useConsent } from './use-consent';

const tag = { id: 'TAG-1', host: 'tags.example' };
const reload = jest.fn();

function Page({ withTag = true }: { readonly withTag?: boolean }) {
  const control = useConsent(withTag ? tag : null, reload);
  return (
    <>
      <ConsentBanner control={control} />
      <p>Text</p>
      <button onClick={control.reopen}>Cookie settings</button>
    </>
  );
}

const tagElements = () => document.querySelectorAll('[src*="tags.example"], noscript, link[rel="preconnect"]');
const banner = () => screen.queryByRole('region', { name: 'Cookie consent' });

beforeAll(async () => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Loads the banner's code, which later tests expect at once.
  render(<Page />);
  await screen.findByRole('region', { name: 'Cookie consent' });
  cleanup();
});
beforeEach(() => {
  document.cookie = 'CookieConsent=; Max-Age=0; Path=/';
  tagElements().forEach((element) => element.remove());
  reload.mockClear();
});
afterEach(cleanup);

test('CKB-1 the banner is not in the HTML and appears once the cookie has been read', () => {
  expect(renderToString(<Page />)).not.toContain('We use cookies');
  render(<Page />);
  expect(banner()?.textContent).toContain(
    'We use cookies to provide and improve our services. By agreeing, you consent to cookies.',
  );
});

test('CKB-4 agreeing stores true, hides the banner and loads the tag immediately', () => {
  render(<Page />);
  expect(tagElements()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(document.cookie).toContain('CookieConsent=true');
  expect(banner()).toBeNull();
  expect(document.querySelector('script')?.getAttribute('src')).toBe('https://tags.example/gtm.js?id=TAG-1');
  expect(document.querySelector('noscript')?.textContent).toContain('https://tags.example/ns.html?id=TAG-1');
  expect(document.querySelector('iframe')).toBeNull();
});

test('CKB-4 declining stores false and never requests anything from the tag host', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(document.cookie).toContain('CookieConsent=false');
  expect(banner()).toBeNull();
  cleanup();
  render(<Page />);
  expect(banner()).toBeNull();
  expect(tagElements()).toHaveLength(0);
  expect(reload).not.toHaveBeenCalled();
});

test('CKB-4 earlier consent loads the tag, and any other value does not', () => {
  document.cookie = 'CookieConsent=yes; Path=/';
  render(<Page />);
  expect(tagElements()).toHaveLength(0);
  cleanup();
  document.cookie = 'CookieConsent=true; Path=/';
  render(<Page />);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('CKB-3 scrolling, Escape and a click elsewhere do not count as an answer', () => {
  render(<Page />);
  fireEvent.scroll(window);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(screen.getByText('Text'));
  expect(banner()).not.toBeNull();
  expect(document.cookie).not.toContain('CookieConsent');
});

test('CKB-6 the settings button shows and focuses the banner; withdrawing consent reloads the page', () => {
  document.cookie = 'CookieConsent=true; Path=/';
  render(<Page />);
  const settings = screen.getByRole('button', { name: 'Cookie settings' });
  settings.focus();
  fireEvent.click(settings);
  expect(document.activeElement).toBe(banner());
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(document.cookie).toContain('CookieConsent=false');
  expect(document.activeElement).toBe(settings);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('CKB-5 the banner is not modal, comes first and exposes its height', () => {
  render(<Page />);
  expect(banner()?.getAttribute('aria-modal')).toBeNull();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Agree',
    'Decline',
    'Cookie settings',
  ]);
  expect(document.documentElement.style.getPropertyValue('--banner-height')).toMatch(/px$/);
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(document.documentElement.style.getPropertyValue('--banner-height')).toBe('');
});

/** Another tab stores a decision, and the reader returns to this one. */
function decideElsewhere(value: 'true' | 'false'): void {
  document.cookie = `CookieConsent=${value}; Path=/`;
  act(() => void window.dispatchEvent(new Event('focus')));
}

test('CKB-4 agreeing in another tab loads the tag here, and withdrawing consent there reloads this page', () => {
  render(<Page />);
  decideElsewhere('true');
  expect(banner()).toBeNull();
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  decideElsewhere('false');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('CKB-3 a new banner lets presses through for half a second', () => {
  jest.useFakeTimers();
  render(<Page />);
  expect(banner()?.className).toContain('untouchable');
  act(() => jest.advanceTimersByTime(499));
  expect(banner()?.className).toContain('untouchable');
  act(() => jest.advanceTimersByTime(1));
  expect(banner()?.className).not.toContain('untouchable');
  jest.useRealTimers();
});
