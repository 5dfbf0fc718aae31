/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { SearchConfig } from '../../site/config/site-config';
import type { SearchHit, SearchRequest } from '../shared/answer';
import SearchDialog from './search-dialog';
import type { SearchOutcome } from './search-source';

const config: SearchConfig = {
  appId: '',
  indexName: 'docs',
  apiKey: '',
  hosts: [],
  localFallback: true,
  shortcuts: { ctrlK: true, slash: true },
  insights: false,
  externalUrlRegex: 'playground',
  letUsKnowUrl: 'https://issues.example/new?title={query}',
};
const hit = (number: number, over: Partial<SearchHit> = {}): SearchHit => ({
  objectID: `h${number}`,
  type: 'lvl2',
  url: `https://developers.example/docs/layers#s${number}`,
  content: 'Text',
  hierarchy: {
    lvl0: 'REST API',
    lvl1: 'Layers',
    lvl2: `Section ${number}`,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: {
    hierarchy: { lvl2: { value: `<mark>Sec</mark>tion ${number} <img src=x>`, matchLevel: 'full' } },
  },
  _snippetResult: { content: { value: 'Text', matchLevel: 'none' } },
  ...over,
});
const page = hit(0, {
  type: 'lvl1',
  url: 'https://developers.example/docs/layers',
  hierarchy: { ...hit(0).hierarchy, lvl2: null },
  _highlightResult: { hierarchy: { lvl1: { value: '<mark>Lay</mark>ers', matchLevel: 'full' } } },
});
const answered = (hits: SearchHit[], status: 'answered' | 'fallback' = 'answered'): SearchOutcome => ({
  status,
  engine: 'local',
  answer: {
    results: [{ hits, nbHits: 113, page: 0, nbPages: 6, hitsPerPage: 20, query: '', params: '', processingTimeMS: 1 }],
  },
});

let outcome: SearchOutcome | Promise<SearchOutcome>;
const asked: SearchRequest[] = [];
const onClose = jest.fn();
const onChoose = jest.fn();
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (query: string) => act(async () => void fireEvent.input(field(), { target: { value: query } }));

const open = async (initialQuery = '') => {
  const source = {
    indexName: 'docs',
    isHosted: false,
    preload: () => undefined,
    search: async (requests: readonly SearchRequest[]) => {
      asked.push(...requests);
      return outcome;
    },
  };
  await act(
    async () =>
      void render(
        <SearchDialog
          source={source}
          config={config}
          initialQuery={initialQuery}
          mayTrack={false}
          onClose={onClose}
          onChoose={onChoose}
        />,
      ),
  );
};

beforeAll(() => {
  window.matchMedia = (() => ({ matches: false })) as never;
  window.scrollTo = () => undefined;
  // Nothing has a size in this environment.
  Element.prototype.getClientRects = () => [{}] as never;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  outcome = answered([
    page,
    ...Array.from({ length: 8 }, (_, number) => hit(number + 1)),
    hit(20, { hierarchy: { ...hit(20).hierarchy, lvl0: 'SDKs' } }),
  ]);
  asked.length = 0;
  onClose.mockReset();
  onChoose.mockReset();
  localStorage.clear();
});
afterEach(cleanup);

test('SRM-5 it is a modal dialog with a name, not a button', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  expect([
    dialog.getAttribute('aria-modal'),
    dialog.getAttribute('aria-expanded'),
    dialog.getAttribute('aria-controls'),
    dialog.tabIndex,
  ]).toEqual(['true', null, null, -1]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toContain('arrow keys');
});

test('SRM-9 without anything kept it says so', async () => {
  await open();
  expect(screen.getByText('No recent searches')).toBeTruthy();
});

test('SRM-5 SRM-12 results are list boxes of links, the first is chosen, and the field says which', async () => {
  await open();
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

test('SRM-11 groups have at most five entries, sections stand below their page, marks are marks and the rest is text', async () => {
  await open();
  await type('section');
  const [first] = screen.getAllByRole('listbox');
  const options = within(first as HTMLElement).getAllByRole('option');
  expect(options).toHaveLength(5);
  expect(options.map((option) => option.hasAttribute('data-child'))).toEqual([false, true, true, true, true]);
  expect(options[1]?.querySelector('mark')?.textContent).toBe('Sec');
  expect(options[1]?.textContent).toContain('<img src=x>');
  expect(document.querySelector('.search-hit img')).toBeNull();
});

test('SRM-12 a click chooses path and hash and closes; with Ctrl the browser follows the link and the dialog stays', async () => {
  await open();
  await type('section');
  const option = screen.getAllByRole('option')[1] as HTMLElement;
  // This environment cannot follow links.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => void fireEvent.click(option, { ctrlKey: true }));
  expect([onChoose.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  await act(async () => void fireEvent.click(option));
  expect(onChoose.mock.calls).toEqual([['/docs/layers#s1']]);
  expect(onClose).toHaveBeenCalled();
  expect(
    (JSON.parse(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs') ?? '[]') as SearchHit[]).map(
      ({ objectID }) => objectID,
    ),
  ).toEqual(['h1']);
});

test('SRM-12 Enter chooses; with Ctrl it opens a tab and the dialog stays', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await open();
  await type('section');
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
  expect([opened.mock.calls[0]?.[0], onClose.mock.calls.length]).toEqual(['/docs/layers', 0]);
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
  expect([onChoose.mock.calls, onClose.mock.calls.length]).toEqual([[['/docs/layers']], 1]);
});

test('SRM-13 an address that the pattern names stays as it is', async () => {
  outcome = answered([hit(1, { url: 'https://developers.example/playground/layouts/' })]);
  await open();
  await type('section');
  expect(screen.getByRole('option').getAttribute('href')).toBe('https://developers.example/playground/layouts/');
});

test('SRM-14 all results are a link away', async () => {
  await open();
  await type('section & more');
  const link = screen.getByRole('link', { name: 'See all 113 results' });
  expect(link.getAttribute('href')).toBe('/search?q=section%20%26%20more');
  await act(async () => void fireEvent.click(link));
  expect([onChoose.mock.calls, onClose.mock.calls.length]).toEqual([[['/search?q=section%20%26%20more']], 1]);
});

test('SRM-15 without hits it says so, suggests earlier groups and offers to tell us', async () => {
  await open();
  await type('section');
  outcome = answered([]);
  await type('zzz');
  expect(document.querySelector('.DocSearch-NoResults')?.textContent).toContain(
    'No results for "zzz"Try searching for:REST APISDKsBelieve this query should return results? Let us know.',
  );
  expect(screen.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toBe(
    'https://issues.example/new?title=zzz',
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'REST API' })));
  expect(asked.at(-1)?.query).toBe('rest api ');
});

test('SRC-1 SRC-3 the dialog sends the established request', async () => {
  await open();
  await type('layers');
  expect(asked.at(-1)).toMatchObject({
    query: 'layers',
    indexName: 'docs',
    hitsPerPage: 20,
    clickAnalytics: false,
    distinct: 1,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
});

test('SRM-16 a failure stays until the query changes, and Retry asks again for the same query', async () => {
  outcome = { status: 'failed' };
  await open();
  await type('layers');
  expect(screen.getByRole('alert').textContent).toBe(
    'Unable to fetch resultsYou might want to check your network connection.',
  );
  expect(screen.getByRole('dialog').dataset.failure).toBe('failed');
  outcome = answered([page]);
  const before = asked.length;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect([asked.length - before, asked.at(-1)?.query, field().value]).toEqual([1, 'layers', 'layers']);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('SRM-16 SRC-6 with the fallback its words stand above the local results; an emptied field takes them away', async () => {
  outcome = answered([page], 'fallback');
  await open();
  await type('layers');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Unable to fetch results');
  expect(alert.compareDocumentPosition(screen.getByRole('option')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await type('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SRM-8 a late answer to an older query is not shown', async () => {
  let settle: (late: SearchOutcome) => void = () => undefined;
  outcome = new Promise((resolve) => (settle = resolve));
  await open();
  await type('old');
  outcome = answered([page]);
  await type('new');
  await act(async () => settle(answered([hit(7)])));
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual(['/docs/layers']);
});

test('SRM-7 a query is cut at 64 characters', async () => {
  await open('x'.repeat(80));
  expect([field().value.length, field().maxLength]).toEqual([64, 64]);
});

test('SRM-9 SRM-10 what was opened before is a grid whose rows can be kept and removed; a damaged list is empty', async () => {
  const { _highlightResult, _snippetResult, ...stored } = { ...page, url: '/docs/layers' };
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify([stored]));
  localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs', '{broken');
  await open();
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

test('SRM-5 Tab stays inside, with the results of the moment, and the page behind cannot be reached', async () => {
  const behind = document.createElement('main');
  document.body.append(behind);
  await open();
  expect(behind.inert).toBe(true);
  await type('section');
  field().focus();
  await act(async () => void fireEvent.keyDown(field(), { key: 'Tab', shiftKey: true }));
  const last = document.activeElement;
  expect(last?.closest('[role="dialog"]')).toBeTruthy();
  expect(last).not.toBe(field());
  await act(async () => void fireEvent.keyDown(last as Element, { key: 'Tab' }));
  expect(document.activeElement).toBe(field());
  cleanup();
  expect(behind.inert).toBe(false);
  behind.remove();
});

test('SRM-4 a press beside the dialog closes it and leaves the focus alone; one inside is a press like any other', async () => {
  await open();
  // False where the browser's own part was prevented.
  expect([fireEvent.mouseDown(screen.getByRole('dialog')), onClose.mock.calls.length]).toEqual([false, 1]);
  expect([fireEvent.mouseDown(field()), onClose.mock.calls.length]).toEqual([true, 1]);
});

test('SRM-5 the number of results is announced once typing rests', async () => {
  jest.useFakeTimers();
  await open();
  await type('section');
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => void jest.advanceTimersByTime(600));
  expect(screen.getByRole('status').textContent).toBe('6 results');
  jest.useRealTimers();
});
