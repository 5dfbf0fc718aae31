import { docsTagHeading, groupTags, postsTagHeading } from './tags';

const tag = (label: string) => ({ label, path: `/docs/tags/${label}`, count: 1 });

test('TAG-1 groups tags by their uppercase first letter, sorted by the rules of the locale', () => {
  const groups = groupTags([tag('zoom'), tag('API'), tag('éclair'), tag('android'), tag('Events'), tag('3D')]);
  expect(groups.map(({ letter, tags }) => [letter, ...tags.map(({ label }) => label)])).toEqual([
    ['3', '3D'],
    ['A', 'android', 'API'],
    ['E', 'Events'],
    ['É', 'éclair'],
    ['Z', 'zoom'],
  ]);
});

test.each([
  [0, '0 docs tagged with "Layers"'],
  [1, 'One doc tagged with "Layers"'],
  [2, '2 docs tagged with "Layers"'],
])('TAG-2 writes the heading for %i docs', (count, expected) => {
  expect(docsTagHeading(count, 'Layers')).toBe(expected);
});

test.each([
  [1, 'One post tagged with "API"'],
  [12, '12 posts tagged with "API"'],
])('TAG-3 writes the heading for %i posts', (count, expected) => {
  expect(postsTagHeading(count, 'API')).toBe(expected);
});
