import { areaInQuery, areaOptions, queryWithArea } from './area-query';

const AREAS = ['REST API', 'Node.js', 'iOS'];

test.each([
  ['?area=rest-api', 'REST API'],
  ['?q=a&area=node-js', 'Node.js'],
  ['', null],
  ['?area=', null],
  ['?area=REST%20API', null],
  ['?area=unknown', null],
  ['?area=%E0%A4%A', null],
  ['?area=ios&area=node-js', 'iOS'],
])('the query %j names the area %p', (search, area) => {
  expect(areaInQuery(search, AREAS)).toBe(area);
});

test('the attribute of an element has the parameter of each of its areas, sorted', () => {
  expect(areaOptions(['REST API', 'iOS'])).toBe('?area=ios ?area=rest-api');
});

test('choosing an area keeps the other parameters, and all areas need no parameter', () => {
  expect(queryWithArea('', 'REST API')).toBe('?area=rest-api');
  expect(queryWithArea('?a=1&area=ios', 'Node.js')).toBe('?a=1&area=node-js');
  expect(queryWithArea('?a=1&area=ios', null)).toBe('?a=1');
  expect(queryWithArea('?area=ios', null)).toBe('');
});
