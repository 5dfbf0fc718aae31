import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { testOn } from './support/fixture-site';
import { onlyInAll } from './support/only-in-all';

const onFixture = testOn('zeta');
const TABS = '/docs/blocks/tabs';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

test(
  'TAB-1 tabs and panels of the shipped pages reference each other, and the first is shown',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, '/docs/rest/advanced/meeting_observer');
    const list = page.getByRole('tablist').first();
    const tabs = list.getByRole('tab');
    await expect(tabs).toHaveText(['Node.js', 'Python', 'Go']);
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    const shown = page.getByRole('tabpanel', { name: 'Node.js' });
    await expect(shown).toBeVisible();
    expect(await tabs.nth(0).getAttribute('aria-controls')).toBe(await shown.getAttribute('id'));
    await expect(page.getByRole('tabpanel', { name: 'Python', includeHidden: true })).toBeHidden();
    await tabs.nth(1).click();
    await expect(page.getByRole('tabpanel', { name: 'Python' })).toBeVisible();
    await expect(shown).toBeHidden();
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'false');
  },
);

onFixture('TAB-1 arrow keys, Home and End move the focus and wrap around; Enter and Space select', async ({ page }) => {
  await openPage(page, TABS);
  await tab(page, 'Two').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Three')).toBeFocused();
  await expect(tab(page, 'Two')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'One')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Three')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, 'One')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Three')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The third panel, with a long line of code:')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('The first panel.')).toBeVisible();
  // The selected tab is the only tab stop of the row.
  await expect(tab(page, 'One')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tab(page, 'One')).toBeFocused();
});

onFixture(
  'TAB-2 tab groups with the same id stay in sync, also in other windows and on the next visit',
  async ({ page, context }) => {
    await openPage(page, TABS);
    const other = await context.newPage();
    await openPage(other, TABS);
    await tab(page, 'Linux').last().click();
    await expect(page.getByText('Above, for Linux.')).toBeVisible();
    await expect(page.getByText('Below, for Linux.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.platform'))).toBe('linux');
    await expect(other.getByText('Above, for Linux.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Below, for Linux.')).toBeVisible();
    // A group with a different id does not change.
    await expect(page.getByText('For Bash.')).toBeVisible();
  },
);

onFixture('TAB-2 the clicked tab keeps its position on the screen when panels above it change', async ({ page }) => {
  await openPage(page, TABS);
  await page.setViewportSize({ width: 1280, height: 500 });
  const lower = tab(page, 'Linux').last();
  await lower.scrollIntoViewIfNeeded();
  const before = (await lower.boundingBox())?.y ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await lower.click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(height - 100);
  expect((await lower.boundingBox())?.y).toBeCloseTo(before, 0);
});

onFixture(
  'TAB-3 the query takes precedence over the stored value, and a choice replaces it in place',
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.shell', 'bash'));
    await openPage(page, `${TABS}?terminal=fish&from=test#in-the-address`);
    await expect(page.getByText('For Fish.')).toBeVisible();
    const length = await page.evaluate(() => history.length);
    await tab(page, 'Bash').click();
    await expect(page).toHaveURL(`${TABS}?terminal=bash&from=test#in-the-address`);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await expect(page.getByText('For Bash.')).toBeVisible();
    // Without an explicit query parameter name, the group's id is used.
    await tab(page, 'Emacs').click();
    await expect(page).toHaveURL(`${TABS}?terminal=bash&from=test&editor=emacs#in-the-address`);
  },
);

onFixture('TAB-1 without scripts, all panels are shown with their labels', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto(TABS);
  for (const text of ['The first panel.', 'The second panel, which its author wants first.', 'For Bash.', 'For Fish.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('tablist').first()).toBeHidden();
  const names = await page
    .locator('[data-label]')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
  expect(names.slice(0, 2)).toEqual(['"One"', '"Two"']);
  await context.close();
});

test(
  'TAB-2 who chooses TypeScript has it in all samples, on this page and the next one',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, '/docs/sdks/js/features/stream-control');
    const main = page.getByRole('main');
    const selected = main.getByRole('tab', { selected: true });
    const shown = main.getByRole('tabpanel');
    const count = await selected.count();
    expect(count).toBeGreaterThan(2);
    await expect(selected).toHaveText(Array.from({ length: count }, () => 'JavaScript'));
    await expect(shown.first()).toContainText('let localStream;');
    await selected.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(selected).toHaveText(Array.from({ length: count }, () => 'TypeScript'));
    await expect(shown.first()).toContainText('let localStream: MediaStream');
    await openPage(page, '/docs/sdks/js/features/chat');
    await expect(selected.first()).toHaveText('TypeScript');
    await expect(shown.first()).toContainText('function addMessage(author: string, time: Date, text: string)');
  },
);
