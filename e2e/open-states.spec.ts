import { expect, test } from '@playwright/test';
import { axeFindingsInBothModes } from './support/axe';
import { pageWidth } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { openState, OPEN_STATES } from './support/states';

test.describe.configure({ mode: 'parallel' });

/** States of `npm test`: one of each area. */
const SAMPLE = ['menu', 'console', 'term', 'lesson', 'search-results'];

for (const state of OPEN_STATES) {
  const title = `in the state ${state.name}, the page has no axe violations in both modes and does not scroll sideways`;
  test(title, onlyInAll(!SAMPLE.includes(state.name)), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await openState(page, state);
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
    // An open menu would close when the window becomes wide, and go back.
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1280, height: 800 });
    await openState(page, state);
    expect(await axeFindingsInBothModes(page)).toEqual([]);
  });
}
