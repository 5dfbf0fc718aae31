import { expandedCategories, positionsOf } from './positions';
import { category, link } from './test-support';
import type { SidebarItem } from './types';

const sidebar: SidebarItem[] = [
  { type: 'html', value: '<hr>' },
  link('intro'),
  category('guides', [link('one'), category('deep', [link('two')])], { href: '/docs/guides', collapsed: false }),
  category('loose', [link('three'), link('one')]),
];
const positions = (path: string) => {
  const { entries, categories } = positionsOf(sidebar, path);
  return [[...entries], [...categories]];
};

test.each([
  ['/docs/intro', ['1'], []],
  ['/docs/INTRO/', ['1'], []],
  ['/docs/intro?q=1#part', ['1'], []],
  ['/docs/two', ['2.1.0'], ['2', '2.1']],
  ['/docs/guides', ['2'], ['2']],
  ['/docs/one', ['2.0', '3.1'], ['2', '3']],
  ['/docs/elsewhere', [], []],
])('SB-5 %s has the entries %p in the categories %p', (path, entries, categories) => {
  expect(positions(path)).toEqual([entries, categories]);
});

test('SB-2 lists the categories that are expanded by default', () => {
  expect(expandedCategories(sidebar)).toEqual(['2']);
});
