import { INITIAL_MENU, reduceMenu } from './menu-state';
import { INITIAL_SECTION, isExpanded, toggleSection } from './section-state';

test('MOB-3 the menu always opens with the panel of the page', () => {
  const opened = reduceMenu(INITIAL_MENU, { type: 'open', hasSecondary: true });
  expect(opened).toEqual({ shown: 'full', panel: 'secondary' });
  const back = reduceMenu(opened, { type: 'back' });
  expect(back).toEqual({ shown: 'full', panel: 'main' });
  const again = reduceMenu(reduceMenu(back, { type: 'close' }), { type: 'open', hasSecondary: true });
  expect(again.panel).toBe('secondary');
});

test('MOB-3 on a page without its own panel, the menu opens with the main panel', () => {
  expect(reduceMenu({ shown: 'none', panel: 'secondary' }, { type: 'open', hasSecondary: false })).toEqual({
    shown: 'full',
    panel: 'main',
  });
});

test('MOB-2 the static menu opens and closes too, and closing twice changes nothing', () => {
  const opened = reduceMenu(INITIAL_MENU, { type: 'open-static' });
  expect(opened.shown).toBe('static');
  const closed = reduceMenu(opened, { type: 'close' });
  expect(closed.shown).toBe('none');
  expect(reduceMenu(closed, { type: 'close' })).toBe(closed);
});

test('DD-3 a section is collapsed unless it or a child is active', () => {
  expect(isExpanded(INITIAL_SECTION, false)).toBe(false);
  expect(isExpanded(INITIAL_SECTION, true)).toBe(true);
});

test("DD-3 the reader's choice is kept until a child becomes active", () => {
  const closedByHand = toggleSection(INITIAL_SECTION, true);
  expect(isExpanded(closedByHand, true)).toBe(false);
  const opened = toggleSection(INITIAL_SECTION, false);
  expect(isExpanded(opened, false)).toBe(true);
  const closed = toggleSection(opened, false);
  expect(isExpanded(closed, false)).toBe(false);
  expect(isExpanded(closed, true)).toBe(true);
});
