import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseQueries, QUERY_KINDS, rankOf, toMetrics } from './search-relevance';

const queries = parseQueries(readFileSync(join(__dirname, 'search-queries.tsv'), 'utf8'));

test('there are at least 120 unique queries, at least 20 of each kind', () => {
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  for (const kind of QUERY_KINDS)
    expect([kind, queries.filter((query) => query.kind === kind).length >= 20]).toEqual([kind, true]);
});

test('every query expects a page in the route table', () => {
  const routes = new Set(
    readFileSync(join(__dirname, '../e2e/support/routes.tsv'), 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[0]),
  );
  expect(queries.filter(({ route }) => !routes.has(route))).toEqual([]);
});

test.each([
  ['query\tkind\troute\nlayers\ttask', /:2: expected query, kind and route/],
  ['query\tkind\troute\nlayers\twish\t/docs', /:2: found kind "wish"; must be one of call, identifier/],
  ['query\troute\nlayers\t/docs', /:1: the header line/],
])('an invalid query file is rejected with the line number: %j', (text, message) => {
  expect(() => parseQueries(text)).toThrow(message);
});

test('metrics are based on the highest rank of the expected page', () => {
  expect(rankOf('/b', ['/a', '/a', '/b', '/a'])).toBe(2);
  expect(rankOf('/c', ['/a'])).toBe(0);
  expect(toMetrics([1, 2, 0, 11])).toEqual({ count: 4, mrr: 0.375, success1: 0.25, success3: 0.5 });
});
