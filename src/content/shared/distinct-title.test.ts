import { distinctTitle } from './distinct-title';

const trail = (...labels: string[]) => labels.map((label) => ({ label }));

test.each<[string, string, boolean, string[], string]>([
  ['a title that only one doc has', 'Snapshot', false, ['Reference', 'Snapshot'], 'Snapshot'],
  ['a shared title', 'Snapshot', true, ['JavaScript', 'Features', 'Snapshot'], 'Snapshot | JavaScript'],
  ['a shared title outside of categories', 'Snapshot', true, ['Snapshot'], 'Snapshot'],
  ['a shared title of a doc in no sidebar', 'Snapshot', true, [], 'Snapshot'],
])('META-1 %s', (_name, title, isShared, labels, expected) => {
  expect(distinctTitle(title, isShared, trail(...labels))).toBe(expected);
});
