import { docsTagHeading, groupTags, postsTagHeading } from './tags';

const tag = (label: string) => ({ label, path: `/docs/tags/${label}`, count: 1 });

test('TAG-1 tags are grouped by their upper-cased first letter, in the order of the locale', () => {
  const groups = groupTags([tag('zoom'), tag('API'), tag('éclair'), tag('android'), tag('Events'), tag('3D')]);
  expect(groups.map(({ letter, tags }) => [letter, ...tags.map(({ label }) => label)])).toEqual([
    ['3', '3D'],
    ['A', 'android', 'API'],
    ['E', 'Events'],
    ['É', 'éclair'],
    ['Z', 'zoom'],
  ]);
});

test('TAG-1 a letter of two code units stays whole', () => {
  expect(groupTags([tag('𝒜b')])[0]?.letter).toBe('𝒜');
});

test('TAG-1 the list that was passed in keeps its order', () => {
  const tags = [tag('b'), tag('a')];
  groupTags(tags);
  expect(tags.map(({ label }) => label)).toEqual(['b', 'a']);
});

test.each([
  [0, '0 docs tagged with "Layers"'],
  [1, 'One doc tagged with "Layers"'],
  [2, '2 docs tagged with "Layers"'],
])('TAG-2 the heading for %i docs', (count, expected) => {
  expect(docsTagHeading(count, 'Layers')).toBe(expected);
});

test.each([
  [1, 'One post tagged with "API"'],
  [12, '12 posts tagged with "API"'],
])('TAG-3 the heading for %i posts', (count, expected) => {
  expect(postsTagHeading(count, 'API')).toBe(expected);
});
