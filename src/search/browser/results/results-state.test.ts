import type { SearchHit } from '../../shared/response';
import {
  countText,
  headingFor,
  NO_RESULTS,
  reduceResults,
  type ResultsAction,
  type ResultsState,
} from './results-state';

const hit = (objectID: string) => ({ objectID }) as SearchHit;
const answered = (request: number, ids: string[], overrides: object = {}): ResultsAction => ({
  type: 'response',
  request,
  outcome: {
    status: 'answered',
    engine: 'local',
    response: {
      results: [
        {
          hits: ids.map(hit),
          nbHits: 3,
          page: 0,
          nbPages: 2,
          hitsPerPage: 2,
          query: 'a',
          params: '',
          processingTimeMS: 1,
          ...overrides,
        },
      ],
    },
  },
});
const run = (...actions: ResultsAction[]): ResultsState => actions.reduce(reduceResults, NO_RESULTS);
const ids = (state: ResultsState) => state.hits.map(({ objectID }) => objectID);

test('SRP-1 without a query nothing is requested', () => {
  expect(run({ type: 'query', query: '  ' })).toMatchObject({ status: 'idle', hits: [] });
  expect(headingFor(' ')).toBe('Search the documentation');
  expect(headingFor('layers')).toBe('Search results for "layers"');
});

test('SRP-2 a response to an older query is dropped', () => {
  const state = run({ type: 'query', query: 'a' }, { type: 'query', query: 'ab' }, answered(1, ['old']));
  expect([state.status, ids(state)]).toEqual(['loading', []]);
  expect(ids(reduceResults(state, answered(2, ['new'])))).toEqual(['new']);
});

test('SRP-2 results stay until the new response arrives, and disappear when the query is cleared', () => {
  const state = run({ type: 'query', query: 'a' }, answered(1, ['1']), { type: 'query', query: 'ab' });
  expect(ids(state)).toEqual(['1']);
  expect(ids(reduceResults(state, { type: 'query', query: '' }))).toEqual([]);
});

test('SRP-4 the next page is appended without duplicates; nothing is requested after the last page', () => {
  const state = run({ type: 'query', query: 'a' }, answered(1, ['1', '2']), { type: 'more' }, answered(2, ['2', '3']));
  expect(ids(state)).toEqual(['1', '2', '3']);
  expect(reduceResults(state, { type: 'more' })).toBe(state);
});

test('SRP-4 while a page is loading no other page is requested', () => {
  const state = run({ type: 'query', query: 'a' }, answered(1, ['1']), { type: 'more' });
  expect(reduceResults(state, { type: 'more' })).toBe(state);
});

test('SRP-6 a failed search can be retried; if a later page fails, the earlier ones stay', () => {
  const failed = run({ type: 'query', query: 'a' }, { type: 'response', request: 1, outcome: { status: 'failed' } });
  expect([failed.status, ids(failed)]).toEqual(['failed', []]);
  expect(ids(reduceResults(reduceResults(failed, { type: 'retry' }), answered(2, ['1'])))).toEqual(['1']);
  const later = run(
    { type: 'query', query: 'a' },
    answered(1, ['1', '2']),
    { type: 'more' },
    { type: 'response', request: 2, outcome: { status: 'failed' } },
  );
  expect([later.status, ids(later)]).toEqual(['failed', ['1', '2']]);
});

test('SRP-6 results that the local engine returned in place of the hosted one are marked as a fallback', () => {
  const { outcome } = answered(1, ['1']) as Extract<ResultsAction, { type: 'response' }>;
  const state = run(
    { type: 'query', query: 'a' },
    { type: 'response', request: 1, outcome: { ...outcome, status: 'fallback' } as never },
  );
  expect([state.isFallback, ids(state)]).toEqual([true, ['1']]);
});

test.each([
  ['loading', 0, ''],
  ['done', 0, 'No results were found'],
  ['done', 1, 'One document found'],
  ['done', 12, '12 documents found'],
  ['failed', 0, ''],
] as const)('SRP-3 status %s with %i results is shown as %j', (status, total, words) => {
  expect(countText({ query: 'a', status, total })).toBe(words);
});
