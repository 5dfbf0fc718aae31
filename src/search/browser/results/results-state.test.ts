import type { SearchHit } from '../../shared/response';
import { responseWith } from '../test-support';
import {
  countText,
  NO_RESULTS,
  reduceResults,
  sectionText,
  type ResultsAction,
  type ResultsState,
} from './results-state';

const hit = (objectID: string, area = 'SDKs') => ({ objectID, hierarchy: { lvl0: area } }) as SearchHit;
const answered = (request: number, ids: string[], overrides: object = {}): ResultsAction => ({
  type: 'response',
  request,
  outcome: {
    status: 'answered',
    engine: 'local',
    response: responseWith(
      ids.map((id) => hit(id)),
      { page: 0, nbPages: 2, ...overrides },
    ),
  },
});
const run = (...actions: ResultsAction[]): ResultsState => actions.reduce(reduceResults, NO_RESULTS);
const ids = (state: ResultsState) => state.hits.map(({ objectID }) => objectID);

test('SRP-2 a response to an older query is dropped', () => {
  const state = run({ type: 'query', query: 'a' }, { type: 'query', query: 'ab' }, answered(1, ['old']));
  expect([state.status, ids(state)]).toEqual(['loading', []]);
  expect(ids(reduceResults(state, answered(2, ['new'])))).toEqual(['new']);
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

test('SRP-4 SRP-6 further results come from the engine of the first ones; a retry of its results starts over', () => {
  const { outcome } = answered(1, ['1']) as Extract<ResultsAction, { type: 'response' }>;
  const slow = run(
    { type: 'query', query: 'a' },
    { type: 'response', request: 1, outcome: { ...outcome, status: 'slow' } as never },
    { type: 'more' },
    answered(2, ['2']),
  );
  expect([slow.engine, slow.failure, slow.page, ids(slow)]).toEqual(['local', 'slow', 1, ['1', '2']]);
  const failed = [{ type: 'retry' }, { type: 'response', request: 3, outcome: { status: 'failed' } }] as const;
  expect(failed.reduce(reduceResults, slow)).toMatchObject({ page: 0, failure: 'failed', hits: [] });
  const hosted = { type: 'response', request: 3, outcome: { ...outcome, engine: 'hosted' } as never } as const;
  const retried = [{ type: 'retry' }, hosted] as const;
  expect(retried.reduce(reduceResults, slow)).toMatchObject({ page: 0, engine: 'hosted', failure: null });
});

test.each([
  ['loading', 0, undefined, '', ''],
  ['done', 0, undefined, 'No results were found', ''],
  ['done', 1, undefined, 'One document found', ''],
  ['done', 223, 31, '31 documents found', '223 matching sections'],
] as const)(
  'SRP-3 status %s with %i results in %p documents is shown as %j and %j',
  (status, total, documents, words, sections) => {
    const state = { query: 'a', status, total, documents };
    expect([countText(state), sectionText(state)]).toEqual([words, sections]);
  },
);

test('SRP-3 suggestions are the areas of the response with the most areas, and stay when the query is cleared', () => {
  const first = run({ type: 'query', query: 'a' }, answered(1, [], { hits: [hit('1', 'SDKs'), hit('2', 'Blog')] }));
  expect(first.suggestions).toEqual(['SDKs', 'Blog']);
  const later = [{ type: 'query', query: '' }, { type: 'query', query: 'b' }, answered(3, ['3'])] as const;
  expect(later.reduce(reduceResults, first).suggestions).toEqual(['SDKs', 'Blog']);
});

test('SRC-5 each hit has the query id of its response and its position among all results', () => {
  const state = run(
    { type: 'query', query: 'a' },
    answered(1, ['1', '2'], { queryID: 'q1' }),
    { type: 'more' },
    answered(2, ['2', '3'], { queryID: 'q2' }),
  );
  expect(state.hits.map(({ objectID, queryID, position }) => [objectID, queryID, position])).toEqual([
    ['1', 'q1', 1],
    ['2', 'q1', 2],
    ['3', 'q2', 3],
  ]);
});

test('SRP-4 the next page is appended without duplicates; nothing is requested after the last page', () => {
  const state = run({ type: 'query', query: 'a' }, answered(1, ['1', '2']), { type: 'more' }, answered(2, ['2', '3']));
  expect(ids(state)).toEqual(['1', '2', '3']);
  expect(reduceResults(state, { type: 'more' })).toBe(state);
});
