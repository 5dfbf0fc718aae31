import { category, link } from '../../shared/sidebar/test-support';
import { chooseSidebar } from './choose-sidebar';
import { placePages, type SidebarPlaces } from './place-pages';

const sidebars: [string, SidebarPlaces][] = [
  ['rest', placePages([link('a')])],
  ['sdk', placePages([category('C', [link('a'), link('b')])])],
];
const choose = (path: string, displayedSidebar: string | null = null, suppressed: string[] = []) =>
  chooseSidebar({ path, displayedSidebar, suppressed }, sidebars);

test('SB-1 chooses the first sidebar that contains the doc at any depth', () => {
  expect([choose('/docs/a'), choose('/docs/b/'), choose('/docs/c')]).toEqual(['rest', 'sdk', null]);
});

test('SB-1 lets front matter choose another sidebar or none', () => {
  expect([choose('/docs/a', 'sdk'), choose('/docs/a', null, ['sidebar']), choose('/docs/a', null, ['next'])]).toEqual([
    'sdk',
    null,
    'rest',
  ]);
});
