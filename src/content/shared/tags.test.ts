import { groupTags } from './tags';

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
