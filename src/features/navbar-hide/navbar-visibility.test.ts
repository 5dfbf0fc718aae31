import {
  afterFocus,
  afterNavigation,
  afterScroll,
  INITIAL_VISIBILITY,
  type NavbarVisibility,
  type ScrollFacts,
} from './navbar-visibility';

const facts = (y: number, change: Partial<ScrollFacts> = {}): ScrollFacts => ({
  y,
  navbarHeight: 60,
  viewportHeight: 800,
  pageHeight: 5000,
  held: false,
  covers: false,
  ...change,
});
const at = (previousY: number, change: Partial<NavbarVisibility> = {}): NavbarVisibility => ({
  hidden: false,
  previousY,
  ignoreNext: false,
  ...change,
});

test.each([
  ['hides on scrolling down', at(500), facts(600), true],
  ['hides if the position is the same', at(500), facts(500), true],
  ['shows on scrolling up', at(600, { hidden: true }), facts(500), false],
  ['shows within its height of the top', at(30), facts(59), false],
  ['hides from its height on', at(30), facts(60), true],
  ['shows if there was no previous position', at(0), facts(600), false],
  ['shows within its height of the end', at(4000), facts(4140), false],
  ['hides just before its height of the end', at(4000), facts(4139), true],
  ['shows above the top (overscroll)', at(10), facts(-20), false],
])('NAV-11 the bar %s', (_, state, scroll, hidden) => {
  expect(afterScroll(state, scroll)).toEqual({ hidden, previousY: scroll.y, ignoreNext: false });
});

test.each([true, false])(
  'NAV-11 the bar ignores the first scroll event after an anchor jump (hidden: %s)',
  (hidden) => {
    const next = afterScroll(at(600, { hidden, ignoreNext: true }), facts(hidden ? 300 : 900));
    expect(next).toEqual({ hidden, previousY: hidden ? 300 : 900, ignoreNext: false });
  },
);

test('NAV-12 a URL with an anchor hides the bar, and any other URL shows it', () => {
  expect(afterNavigation(INITIAL_VISIBILITY, true, false)).toMatchObject({ hidden: true, ignoreNext: true });
  expect(afterNavigation(at(600, { hidden: true }), false, false)).toMatchObject({ hidden: false, ignoreNext: false });
});

test('NAV-13 the bar never hides while it contains the focus or an open menu', () => {
  expect(afterScroll(at(500), facts(600, { held: true })).hidden).toBe(false);
  expect(afterNavigation(at(500), true, true).hidden).toBe(false);
  expect(afterFocus(at(500, { hidden: true }), { held: true, covers: false }).hidden).toBe(false);
});

test('SKP-2 the bar hides if it would cover the focused element', () => {
  expect(afterFocus(at(500), { held: false, covers: true }).hidden).toBe(true);
  expect(afterScroll(at(600, { hidden: true }), facts(500, { covers: true })).hidden).toBe(true);
  expect(afterFocus(at(500), { held: false, covers: false }).hidden).toBe(false);
});
