import type { SearchHit } from '../../shared/answer';
import {
  countFor,
  headingFor,
  NO_RESULTS,
  reduceResults,
  type ResultsAction,
  type ResultsState,
} from './results-state';

const hit = (objectID: string) => ({ objectID }) as SearchHit;
const answered = (request: number, ids: string[], over: object = {}): ResultsAction => ({
  type: 'answer',
  request,
  outcome: {
    status: 'answered',
    engine: 'local',
    answer: {
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
          ...over,
        },
      ],
    },
  },
});
const run = (...actions: ResultsAction[]): ResultsState => actions.reduce(reduceResults, NO_RESULTS);
const ids = (state: ResultsState) => state.hits.map(({ objectID }) => objectID);

test('SRP-1 without a query nothing is asked', () => {
  expect(run({ type: 'query', query: '  ' })).toMatchObject({ status: 'idle', hits: [] });
  expect(headingFor(' ')).toBe('Search the documentation');
  expect(headingFor('layers')).toBe('Search results for "layers"');
});

test('SRP-2 an answer to an older query is dropped', () => {
  const state = run({ type: 'query', query: 'a' }, { type: 'query', query: 'ab' }, answered(1, ['old']));
  expect([state.status, ids(state)]).toEqual(['loading', []]);
  expect(ids(reduceResults(state, answered(2, ['new'])))).toEqual(['new']);
});

test('SRP-2 what was found stays until the new answer is there, and goes with an emptied query', () => {
  const state = run({ type: 'query', query: 'a' }, answered(1, ['1']), { type: 'query', query: 'ab' });
  expect(ids(state)).toEqual(['1']);
  expect(ids(reduceResults(state, { type: 'query', query: '' }))).toEqual([]);
});

test('SRP-4 the next page is appended without duplicates; behind the last one there is none', () => {
  const state = run({ type: 'query', query: 'a' }, answered(1, ['1', '2']), { type: 'more' }, answered(2, ['2', '3']));
  expect(ids(state)).toEqual(['1', '2', '3']);
  expect(reduceResults(state, { type: 'more' })).toBe(state);
});

test('SRP-4 while a page is on its way no other is asked for', () => {
  const state = run({ type: 'query', query: 'a' }, answered(1, ['1']), { type: 'more' });
  expect(reduceResults(state, { type: 'more' })).toBe(state);
});

test('SRP-6 a failure can be tried again; a failed further page keeps the ones before', () => {
  const failed = run({ type: 'query', query: 'a' }, { type: 'answer', request: 1, outcome: { status: 'failed' } });
  expect([failed.status, ids(failed)]).toEqual(['failed', []]);
  expect(ids(reduceResults(reduceResults(failed, { type: 'retry' }), answered(2, ['1'])))).toEqual(['1']);
  const later = run(
    { type: 'query', query: 'a' },
    answered(1, ['1', '2']),
    { type: 'more' },
    { type: 'answer', request: 2, outcome: { status: 'failed' } },
  );
  expect([later.status, ids(later)]).toEqual(['failed', ['1', '2']]);
});

test('SRP-6 results of the local engine that replace the hosted ones are marked as such', () => {
  const { outcome } = answered(1, ['1']) as Extract<ResultsAction, { type: 'answer' }>;
  const state = run(
    { type: 'query', query: 'a' },
    { type: 'answer', request: 1, outcome: { ...outcome, status: 'fallback' } as never },
  );
  expect([state.isFallback, ids(state)]).toEqual([true, ['1']]);
});

test.each([
  ['loading', 0, ''],
  ['done', 0, 'No results were found'],
  ['done', 1, 'One document found'],
  ['done', 12, '12 documents found'],
  ['failed', 0, ''],
] as const)('SRP-3 %s with %i is %j', (status, total, words) => {
  expect(countFor({ query: 'a', status, total })).toBe(words);
});
