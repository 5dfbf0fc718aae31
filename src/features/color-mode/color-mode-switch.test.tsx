/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ColorModeSettings } from './color-mode-state';
import { ColorModeSwitch } from './color-mode-switch';
import { useColorMode } from './use-color-mode';

const shipped: ColorModeSettings = { defaultMode: 'dark', disableSwitch: false, respectSystem: false };
const respecting: ColorModeSettings = { ...shipped, respectSystem: true };

let systemIsDark = false;
let notifySystemChange: () => void = () => {};

beforeEach(() => {
  systemIsDark = false;
  window.localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.themeChoice;
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('dark') && systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => (notifySystemChange = listener),
    removeEventListener: () => {},
  })) as never;
});

afterEach(cleanup);

function Switch({ settings }: { readonly settings: ColorModeSettings }) {
  return <ColorModeSwitch settings={settings} onSwitch={useColorMode(settings)} />;
}

const root = () => ({
  theme: document.documentElement.dataset.theme,
  choice: document.documentElement.dataset.themeChoice,
});
const press = () => fireEvent.click(screen.getByRole('button'));

test('CLR-2 pressing the switch changes the mode and stores it', () => {
  render(<Switch settings={shipped} />);
  expect(root()).toEqual({ theme: 'dark', choice: 'dark' });
  press();
  expect(root()).toEqual({ theme: 'light', choice: 'light' });
  expect(window.localStorage.getItem('theme')).toBe('light');
  press();
  expect(window.localStorage.getItem('theme')).toBe('dark');
});

test("CLR-5 with the system's mode chosen, the page follows the system and stores nothing", () => {
  render(<Switch settings={respecting} />);
  expect(root()).toEqual({ theme: 'light', choice: 'system' });
  systemIsDark = true;
  act(() => notifySystemChange());
  expect(root()).toEqual({ theme: 'dark', choice: 'system' });
  expect(window.localStorage.getItem('theme')).toBeNull();
});

test('CLR-6 the page follows another window', () => {
  render(<Switch settings={shipped} />);
  const changeStorage = (newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })));
  changeStorage('light');
  expect(root().theme).toBe('light');
});

test('CLR-7 a disabled switch is not rendered, and the stored value is cleared', () => {
  window.localStorage.setItem('theme', 'light');
  render(<Switch settings={{ ...shipped, disableSwitch: true }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(window.localStorage.getItem('theme')).toBeNull();
  expect(root().theme).toBe('dark');
});

test('CLR-8 the HTML contains the icon and name of every choice, of which the style sheet shows one', () => {
  const html = renderToString(<ColorModeSwitch settings={respecting} onSwitch={() => {}} />);
  expect([...html.matchAll(/data-choice="(\w+)"/g)].map(([, choice]) => choice)).toEqual(['system', 'light', 'dark']);
  expect(html).toContain('Switch to dark mode (currently light mode)');
});

test('CLR-9 with blocked storage, the switch works with one warning and no exception', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  render(<Switch settings={shipped} />);
  press();
  expect(root().theme).toBe('light');
  press();
  expect(root().theme).toBe('dark');
  expect(warn).toHaveBeenCalledTimes(1);
  blocked.mockRestore();
  warn.mockRestore();
});
