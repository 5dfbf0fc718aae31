import { distinctTitle } from './distinct-title';

const trail = (...labels: string[]) => labels.map((label) => ({ label }));

test.each<[string, string, number, string[], string]>([
  ['a title that only one doc has', 'Snapshot', 1, ['Reference', 'Snapshot'], 'Snapshot'],
  ['a shared title', 'Snapshot', 2, ['JavaScript', 'Features', 'Snapshot'], 'Snapshot | JavaScript'],
  ['a shared title outside of categories', 'Snapshot', 2, ['Snapshot'], 'Snapshot'],
  ['a shared title of a doc in no sidebar', 'Snapshot', 2, [], 'Snapshot'],
])('META-1 %s', (_name, title, count, labels, expected) => {
  expect(distinctTitle(title, count, trail(...labels))).toBe(expected);
});
