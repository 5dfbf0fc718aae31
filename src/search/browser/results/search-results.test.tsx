/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { SearchHit, SearchRequest } from '../../shared/response';
import { SearchResults } from './search-results';
import type { SearchOutcome } from '../search-source';
import { responseWith } from '../test-support';

let outcome: SearchOutcome;
const search = jest.fn(async (_requests: readonly SearchRequest[]) => outcome);
const giveHeadStart = jest.fn();
jest.mock('../site-search', () => ({
  siteSearch: () => ({ indexName: 'docs', isHosted: false, preload: jest.fn(), giveHeadStart, search }),
}));

// Each test starts as after a page load. Test of the memory: results-memory.test.tsx.
jest.mock('./results-memory', () => ({ keepResults: jest.fn(), keptResults: jest.fn() }));

const hit = (number: number): SearchHit => ({
  objectID: `h${number}`,
  type: 'lvl2',
  url: `/docs/layers#s${number}`,
  content: 'Text',
  hierarchy: { lvl0: 'REST API', lvl1: 'Layers', lvl2: `Section ${number}` },
  _highlightResult: { hierarchy: { lvl2: { value: `Section <mark>${number}</mark>`, matchLevel: 'full' } } },
  _snippetResult: { content: { value: '…the <mark>text</mark>…', matchLevel: 'full' } },
});
const answered: SearchOutcome = { status: 'answered', engine: 'local', response: responseWith([hit(1)]) };

const openAt = async (path: string) => {
  window.history.replaceState({ key: 'abc' }, '', path);
  await act(
    async () =>
      void render(
        <SearchResults search={window.location.search} mayTrack={() => false} onShown={() => () => undefined}>
          areas
        </SearchResults>,
      ),
  );
};
const wait = (milliseconds = 300) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value } }));

beforeAll(() => {
  window.matchMedia = (() => ({ matches: false })) as never;
});
beforeEach(() => {
  jest.useFakeTimers();
  search.mockClear();
  // The page is served with this title in its head.
  document.head.innerHTML = '<title>Search the documentation</title>';
  outcome = answered;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('SRP-1 shows the areas and requests nothing without a query; the HTML is the same for all queries', async () => {
  expect(
    renderToString(
      <SearchResults search="?q=a" mayTrack={() => false} onShown={() => () => undefined}>
        areas
      </SearchResults>,
    ),
  ).toContain('Search the documentation');
  await openAt('/search');
  await wait();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search the documentation');
  expect([search.mock.calls.length, document.body.textContent?.includes('areas')]).toEqual([0, true]);
});

test('SRP-1 SRP-3 SRP-5 searches for the query in the URL and shows heading, title, count and results', async () => {
  await openAt('/search?q=layers');
  await wait();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results for "layers"');
  expect(document.title).toMatch(/^Search results for "layers" \| /);
  expect(screen.getByRole('status').textContent).toBe('One document found');
  expect(screen.getByRole('heading', { level: 2 }).querySelector('a')?.getAttribute('href')).toBe('/docs/layers#s1');
  const item = screen.getByRole('listitem');
  expect(item.textContent).toBe('Section 1REST API › Layers…the text…');
  expect([...item.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['1', 'text']);
});

test('SRP-2 typing replaces the URL at once and searches after 300 ms, only for the latest query', async () => {
  await openAt('/search?q=l');
  await wait();
  await type('la');
  await wait(200);
  await type('lay');
  expect([window.location.search, window.history.length, (window.history.state as { key: string }).key]).toEqual([
    '?q=lay',
    window.history.length,
    'abc',
  ]);
  await wait(299);
  expect(search).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(search.mock.calls.map(([[request]]) => request?.query)).toEqual(['l', 'lay']);
});

test('SRP-1 a query has at most 512 characters', async () => {
  await openAt(`/search?q=${'x'.repeat(600)}`);
  await wait();
  expect(search.mock.calls[0]?.[0][0]?.query).toHaveLength(512);
  expect(screen.getByRole<HTMLInputElement>('searchbox').maxLength).toBe(512);
});

test('SRP-6 a failure is shown, and the search can be retried', async () => {
  outcome = { status: 'failed' };
  await openAt('/search?q=layers');
  await wait();
  expect(screen.getByRole('alert').textContent).toBe(
    'Unable to fetch resultsYou might want to check your network connection.',
  );
  outcome = answered;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await wait();
  expect([screen.queryByRole('alert'), screen.getAllByRole('heading', { level: 2 }).length]).toEqual([null, 1]);
  expect(giveHeadStart).toHaveBeenCalledTimes(1);
});
