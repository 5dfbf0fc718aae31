/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SearchHit } from '../../shared/response';
import { buildRequest } from '../build-request';
import { answered, field, openDialog, page, prepareDialogTests, type } from './test-support';

const dialog = prepareDialogTests();

test('SRM-11 groups have at most five entries, sections follow their page, and only marks are markup', async () => {
  await openDialog();
  await type('section');
  const [first] = screen.getAllByRole('listbox');
  const options = within(first as HTMLElement).getAllByRole('option');
  expect(options).toHaveLength(5);
  expect(options.map((option) => option.hasAttribute('data-child'))).toEqual([false, true, true, true, true]);
  expect(options[1]?.querySelector('mark')?.textContent).toBe('Sec');
  expect(options[1]?.textContent).toContain('<img src=x>');
  expect(document.querySelector('.search-hit img')).toBeNull();
});

test('SRM-12 a click chooses path and hash and closes the dialog; Ctrl+click is left to the browser', async () => {
  await openDialog();
  await type('section');
  const option = screen.getAllByRole('option')[1] as HTMLElement;
  // jsdom cannot follow links.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => void fireEvent.click(option, { ctrlKey: true }));
  expect([dialog.onChoose.mock.calls, dialog.onClose.mock.calls]).toEqual([[], []]);
  await act(async () => void fireEvent.click(option));
  expect(dialog.onChoose.mock.calls).toEqual([[{ href: '/docs/layers#s1', isExternal: false }]]);
  expect(dialog.onClose).toHaveBeenCalled();
  expect(
    (JSON.parse(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs') ?? '[]') as SearchHit[]).map(
      ({ objectID }) => objectID,
    ),
  ).toEqual(['h1']);
});

test('SRM-12 Enter chooses a result; Ctrl+Enter opens it in a new tab and keeps the dialog open', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await openDialog();
  await type('section');
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
  expect([opened.mock.calls[0]?.[0], dialog.onClose.mock.calls.length]).toEqual(['/docs/layers', 0]);
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
  expect([dialog.onChoose.mock.calls, dialog.onClose.mock.calls.length]).toEqual([
    [[{ href: '/docs/layers', isExternal: false }]],
    1,
  ]);
});

test('SRM-11 a stored page leads to a page of this site, whatever URL is stored', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { _highlightResult, _snippetResult, ...stored } = page;
  const urls = ['javascript:alert(1)', 'https://x//evil.example/a', '//evil.example/b'];
  localStorage.setItem(
    '__DOCSEARCH_RECENT_SEARCHES__docs',
    JSON.stringify(urls.map((url) => ({ ...stored, objectID: url, url }))),
  );
  await openDialog();
  const hrefs = screen.getAllByRole('link', { name: 'Layers' }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/evil.example/a', '/b']);
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
  expect(opened.mock.lastCall?.[0]).toBe('/');
});

test('SRM-15 without hits it says so, suggests earlier groups and links to a form for missing results', async () => {
  await openDialog();
  await type('section');
  dialog.outcome = answered([]);
  await type('zzz');
  expect(document.querySelector('.DocSearch-NoResults')?.textContent).toContain(
    'No results for "zzz"Try searching for:REST APISDKsBelieve this query should return results? Let us know.',
  );
  expect(screen.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toBe(
    'https://issues.example/new?title=zzz',
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'REST API' })));
  expect(dialog.requests.at(-1)?.query).toBe('rest api ');
});

test.each([
  ['wide', false],
  ['narrow', true],
])('SRC-1 SRC-2 SRC-3 in a %s window the search page sends the same request as DocSearch', async (_, isNarrow) => {
  dialog.isNarrow = isNarrow;
  await openDialog();
  await type('layers');
  expect(buildRequest({ indexName: 'docs', query: 'layers', page: 0, isNarrow, clickAnalytics: false })).toEqual({
    ...dialog.requests.at(-1),
    page: 0,
  });
});

test('SRM-16 a failure stays until the query changes, and Retry repeats the same query', async () => {
  dialog.outcome = { status: 'failed' };
  await openDialog();
  await type('layers');
  expect(screen.getByRole('alert').textContent).toBe(
    'Unable to fetch resultsYou might want to check your network connection.',
  );
  expect(screen.getByRole('dialog').dataset.failure).toBe('failed');
  dialog.outcome = answered([page]);
  const before = dialog.requests.length;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect([dialog.requests.length - before, dialog.requests.at(-1)?.query, field().value]).toEqual([
    1,
    'layers',
    'layers',
  ]);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(dialog.giveHeadStart).toHaveBeenCalledTimes(1);
});

test('SRM-16 SRC-6 a fallback notice is shown above the local results; clearing the field removes it', async () => {
  dialog.outcome = answered([page], 'fallback');
  await openDialog();
  await type('layers');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Unable to fetch results');
  expect(alert.compareDocumentPosition(screen.getByRole('option')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await type('');
  expect(screen.queryByRole('alert')).toBeNull();
});
