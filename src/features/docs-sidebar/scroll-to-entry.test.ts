import { scrollTopShowing } from './scroll-to-entry';

const scroller = { top: 60, height: 600 };

test.each([
  ['stays when the entry is in sight', { top: 300, height: 30 }, 100, 100],
  ['moves down to an entry below', { top: 1000, height: 30 }, 100, 755],
  ['moves up to an entry above', { top: 0, height: 30 }, 400, 55],
  ['never goes above the top', { top: 20, height: 30 }, 10, 0],
])('SB-9 the sidebar %s', (_name, entry, scrollTop, expected) => {
  expect(scrollTopShowing(entry, scroller, scrollTop)).toBe(expected);
});
