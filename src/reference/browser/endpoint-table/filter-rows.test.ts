import { filterRows, groupRows, type EndpointRow } from './filter-rows';

const row = (change: Partial<EndpointRow>): EndpointRow => ({
  method: 'GET',
  path: '/rooms',
  summary: 'List meetings',
  credential: 'API key',
  tag: 'Rooms',
  href: '/x',
  errors: ['403'],
  ...change,
});
const rows = [
  row({}),
  row({
    method: 'POST',
    path: '/rooms/{ACCESS_KEY}/layers',
    summary: 'Place an image',
    credential: 'Access key',
    tag: 'Layers',
    errors: ['400', '410'],
  }),
];

test('a query matches rows that contain all its words, in any field and in any case', () => {
  expect(filterRows(rows, 'POST layers')).toEqual([rows[1]]);
  expect(filterRows(rows, '410')).toEqual([rows[1]]);
  expect(filterRows(rows, 'rooms api')).toEqual([rows[0]]);
  expect(filterRows(rows, 'nothing')).toEqual([]);
});

test('an empty query matches all rows', () => {
  expect(filterRows(rows, '  ')).toBe(rows);
});

test('groups keep the order of the API description', () => {
  expect(groupRows([...rows, row({ path: '/rooms/x' })]).map(({ tag, rows: own }) => [tag, own.length])).toEqual([
    ['Rooms', 2],
    ['Layers', 1],
  ]);
});
