import { describeDialog } from './use-dialog';

test.each([
  [{ query: '', isWaiting: false, resultCount: 3, hasNoResults: false }, false, ''],
  [{ query: 'a', isWaiting: true, resultCount: 3, hasNoResults: false }, false, 'Searching'],
  [{ query: 'a', isWaiting: false, resultCount: 1, hasNoResults: false }, false, '1 result'],
  [{ query: 'a', isWaiting: false, resultCount: 14, hasNoResults: false }, false, '14 results'],
  [{ query: 'a', isWaiting: false, resultCount: 0, hasNoResults: true }, false, 'No results for "a"'],
  [{ query: 'a', isWaiting: false, resultCount: 0, hasNoResults: true }, true, ''],
])('SRM-5 %j (failed: %s) is announced as %j', (state, hasFailed, words) => {
  expect(describeDialog(state, hasFailed)).toBe(words);
});
