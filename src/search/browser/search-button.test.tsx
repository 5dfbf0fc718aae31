/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { withBase } from '../../site/routes';
import { preloadSearch } from './dialog/site-search-dialog';
import type { SearchDialogProps } from './dialog/search-dialog';
import { SearchButton } from './search-button';

/** Mock of the dialog: shows its query, and can be closed with and without a choice. */
function Dialog({ initialQuery, onClose, onChoose }: Pick<SearchDialogProps, 'initialQuery' | 'onClose' | 'onChoose'>) {
  useEffect(() => () => void document.body.setAttribute('data-left', ''), []);
  return (
    <div role="dialog">
      <input aria-label="query" defaultValue={initialQuery} />
      <button onClick={onClose}>close</button>
      <button
        onClick={() => {
          onChoose({ href: withBase('/', '/docs/a#b'), isExternal: false });
          onClose();
        }}
      >
        choose
      </button>
    </div>
  );
}

jest.mock('./dialog/site-search-dialog', () => ({ SiteSearchDialog: Dialog, preloadSearch: jest.fn() }));

let root: Root;
const onNavigate = jest.fn();
const app = <SearchButton onNavigate={onNavigate} />;
const button = () => screen.getByRole('button', { name: /^Search/ });

beforeEach(async () => {
  jest.mocked(preloadSearch).mockReset();
  onNavigate.mockReset();
  document.body.innerHTML = `<div id="app">${renderToString(app)}</div>`;
});
const hydrate = () => act(async () => void (root = hydrateRoot(document.getElementById('app') as HTMLElement, app)));
afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
});

test('SRM-1 the button is named Search; its shortcut appears after hydration, in reserved space', async () => {
  expect(button().querySelector('[data-ready]')).toBeNull();
  expect(button().getAttribute('aria-keyshortcuts')).toBeNull();
  const consoleError = jest.spyOn(console, 'error');
  await hydrate();
  expect(consoleError).not.toHaveBeenCalled();
  expect(button().querySelector('[data-ready]')?.textContent).toBe('Ctrl K');
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K');
});

test.each(['focus', 'pointerEnter', 'touchStart'] as const)(
  'SRM-3 %s preloads dialog and index without opening the dialog',
  async (event) => {
    await hydrate();
    await act(async () => void fireEvent[event](button()));
    expect([jest.mocked(preloadSearch).mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null]);
  },
);

test('SRM-2 SRM-4 keys open and close the dialog; a letter typed on the button becomes the query', async () => {
  await hydrate();
  await act(async () => void fireEvent.keyDown(window, { key: '/' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => button().focus());
  await act(async () => void fireEvent.keyDown(button(), { key: 'r' }));
  expect((screen.getByLabelText('query') as HTMLInputElement).value).toBe('r');
  await act(async () => void fireEvent.keyDown(window, { key: 'k', ctrlKey: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SRM-12 the chosen result is opened by client navigation once the dialog is gone', async () => {
  await hydrate();
  await act(async () => void fireEvent.click(button()));
  document.body.removeAttribute('data-left');
  onNavigate.mockImplementation(() => expect(document.body.hasAttribute('data-left')).toBe(true));
  await act(async () => void fireEvent.click(screen.getByText('choose')));
  expect(onNavigate.mock.calls).toEqual([['/docs/a#b', { replace: true }]]);
});
