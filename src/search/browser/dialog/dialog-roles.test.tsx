/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { field, openDialog, page, prepareDialogTests, type } from './test-support';

prepareDialogTests();

test('SRM-5 the container is a named modal dialog, not a button', async () => {
  await openDialog();
  const element = screen.getByRole('dialog', { name: 'Search' });
  expect([
    element.getAttribute('aria-modal'),
    element.getAttribute('aria-expanded'),
    element.getAttribute('aria-controls'),
    element.tabIndex,
  ]).toEqual(['true', null, null, -1]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toContain('arrow keys');
});

test('SRM-5 SRM-12 results are list boxes of links; the first is selected, and the field refers to it', async () => {
  await openDialog();
  await type('section');
  const boxes = screen.getAllByRole('listbox');
  expect(
    boxes.map((box) => [box.id, document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent]),
  ).toEqual([
    ['search-list-0', 'REST API'],
    ['search-list-1', 'SDKs'],
  ]);
  expect(field().getAttribute('aria-controls')).toBe('search-list-0 search-list-1');
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect([
    active()?.getAttribute('role'),
    active()?.getAttribute('aria-selected'),
    active()?.getAttribute('href'),
  ]).toEqual(['option', 'true', '/docs/layers']);
  await act(async () => void fireEvent.keyDown(field(), { key: 'ArrowUp' }));
  expect(active()).toBe(screen.getAllByRole('option').at(-1));
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
});

test('SRM-9 SRM-10 recent pages are a grid with buttons in each row; a damaged list counts as empty', async () => {
  const { _highlightResult, _snippetResult, ...stored } = { ...page, url: '/docs/layers' };
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify([stored]));
  localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs', '{broken');
  await openDialog();
  const row = within(screen.getByRole('grid')).getByRole('row');
  expect(within(row).getByRole('link', { name: 'Layers' }).getAttribute('href')).toBe('/docs/layers');
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Save this search: Layers', 'Remove this search from history: Layers']);
  expect([
    field().getAttribute('aria-haspopup'),
    field().getAttribute('aria-controls'),
    row.getAttribute('aria-selected'),
  ]).toEqual(['grid', 'search-grid', 'true']);
});

test('SRM-5 Tab stays inside the dialog even after its results change, and the page behind is inert', async () => {
  const background = document.createElement('main');
  document.body.append(background);
  await openDialog();
  expect(background.inert).toBe(true);
  await type('section');
  field().focus();
  await act(async () => void fireEvent.keyDown(field(), { key: 'Tab', shiftKey: true }));
  const last = document.activeElement;
  expect(last?.closest('[role="dialog"]')).toBeTruthy();
  expect(last).not.toBe(field());
  await act(async () => void fireEvent.keyDown(last as Element, { key: 'Tab' }));
  expect(document.activeElement).toBe(field());
  cleanup();
  expect(background.inert).toBe(false);
  background.remove();
});

test('SRM-5 the number of results is announced once typing pauses', async () => {
  jest.useFakeTimers();
  await openDialog();
  await type('section');
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => void jest.advanceTimersByTime(600));
  expect(screen.getByRole('status').textContent).toBe('6 results');
  jest.useRealTimers();
});
