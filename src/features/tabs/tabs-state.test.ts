import { focusAfterKey, initialTab, queryKeyOf, rememberedTab, withQueryValue } from './tabs-state';

const tabs = [
  { value: 'js', isDefault: false },
  { value: 'py', isDefault: true },
  { value: 'go', isDefault: false },
];

test.each([
  ['the named default', tabs, 'go', 'go'],
  ['the flagged one', tabs, undefined, 'py'],
  ['the first', [tabs[0]!, tabs[2]!], undefined, 'js'],
])('TAB-1 the initial tab is %s', (_name, given, defaultValue, expected) => {
  expect(initialTab(given, defaultValue)).toBe(expected);
});

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, null],
])('TAB-1 key %s on tab %i moves the focus to %p', (key, index, expected) => {
  expect(focusAfterKey(key, index, 3)).toBe(expected);
});

test.each([
  ['go', 'js', 'go'],
  ['ruby', 'js', 'js'],
  [null, 'js', 'js'],
  [null, 'ruby', null],
  [null, null, null],
])('TAB-3 with %p in the URL and %p in storage, the tab is %p', (fromAddress, fromStorage, expected) => {
  expect(rememberedTab(tabs, fromAddress, fromStorage)).toBe(expected);
});

test.each([
  [undefined, 'language', null],
  [true, 'language', 'language'],
  [true, undefined, null],
  ['lang', 'language', 'lang'],
  ['lang', undefined, 'lang'],
  [false, 'language', null],
])('TAB-3 queryString %p in group %p uses the query parameter %p', (queryString, groupId, expected) => {
  expect(queryKeyOf(queryString, groupId)).toBe(expected);
});

test('TAB-3 changing a query value keeps other values and the hash', () => {
  expect(withQueryValue('https://rondo.example/docs?a=1&lang=js#top', 'lang', 'C++')).toBe(
    '/docs?a=1&lang=C%2B%2B#top',
  );
});
