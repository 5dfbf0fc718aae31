import { scrollTopShowing } from './scroll-to-entry';

const scroller = { top: 60, height: 600 };

test.each([
  ['keeps its position if the entry is visible', { top: 300, height: 30 }, 100, 100],
  ['scrolls down to an entry below', { top: 1000, height: 30 }, 100, 755],
  ['scrolls up to an entry above', { top: 0, height: 30 }, 400, 55],
  ['never scrolls above the top', { top: 20, height: 30 }, 10, 0],
])('SB-9 the sidebar %s', (_name, entry, scrollTop, expected) => {
  expect(scrollTopShowing(entry, scroller, scrollTop)).toBe(expected);
});
