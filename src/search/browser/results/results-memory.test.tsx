/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SearchHit, SearchRequest } from '../../shared/response';
import type { SearchOutcome } from '../search-source';
import { responseWith } from '../test-support';
import { SearchResults } from './search-results';

const hit = (number: number): SearchHit => ({
  objectID: `h${number}`,
  type: 'lvl1',
  url: `/docs/page-${number}`,
  content: null,
  hierarchy: { lvl0: 'SDKs', lvl1: `Page ${number}` },
});
const search = jest.fn(async ([request]: readonly SearchRequest[]): Promise<SearchOutcome> => {
  const page = request?.page ?? 0;
  const hits = Array.from({ length: 20 }, (_, index) => hit(page * 20 + index));
  return { status: 'answered', engine: 'local', response: responseWith(hits, { nbHits: 60, page, nbPages: 3 }) };
});
jest.mock('../site-search', () => ({
  siteSearch: () => ({ indexName: 'docs', isHosted: false, preload: jest.fn(), giveHeadStart: jest.fn(), search }),
}));

const wait = (milliseconds = 300) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const openAt = (path: string) => {
  window.history.replaceState({ key: 'abc' }, '', path);
  render(
    <SearchResults search={window.location.search} mayTrack={() => false} onShown={() => () => undefined}>
      areas
    </SearchResults>,
  );
};
const count = () => screen.queryAllByRole('listitem').length;

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
beforeEach(() => {
  jest.useFakeTimers();
  search.mockClear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('SCR-2 a page that is shown again has as many results as before at once, without a request', async () => {
  openAt('/search?q=first');
  await wait();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Load more' })));
  await wait();
  expect([count(), search.mock.calls.length]).toEqual([40, 2]);
  cleanup();
  openAt('/search?q=first');
  expect([count(), search.mock.calls.length]).toEqual([40, 2]);
  await wait(1000);
  expect([count(), search.mock.calls.length]).toEqual([40, 2]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Load more' })));
  await wait();
  expect(count()).toBe(60);
});

test('LOAD-1 while the browser is going back to another page, the results stay', async () => {
  openAt('/search?q=seventh');
  await wait();
  window.history.replaceState({ key: 'abc' }, '', '/docs');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  await wait(1000);
  expect([count(), screen.getByRole('searchbox').getAttribute('value')]).toEqual([20, 'seventh']);
  await act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'eighth' } }));
  expect(window.location.pathname + window.location.search).toBe('/docs');
});
