import { expect, test, type Page } from '@playwright/test';
import { decodeSources } from '../../src/playgrounds/shared/sources/sources-url';
import { addSource, code, expectNoViolations, openSources, preparePlaygrounds } from '../support/playgrounds';

preparePlaygrounds();

const list = (page: Page) =>
  page.getByRole('list', { name: 'Sources', exact: true }).getByRole('heading', { level: 3 });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const width = 360;
test(`PLAY-SOURCES at ${width} px, a source can be edited with the keyboard, and the edit undone`, async ({ page }) => {
  await page.setViewportSize({ width, height: 800 });
  await openSources(page);
  await addSource(page, 'Guest');
  await addSource(page, 'IP camera');
  const edit = tool(page, 'Edit camera-1');
  await expect(edit).toHaveAttribute('aria-expanded', 'false');
  await edit.press('Enter');
  const form = page.getByRole('form', { name: 'Edit camera-1' });
  await expect(form.getByLabel('User id')).toBeFocused();
  await expect(edit).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

  await form.getByLabel('User id').fill('guest-1');
  await form.getByLabel('User id').press('Enter');
  await expect(form.getByLabel('User id')).toBeFocused();
  await expect(form.getByLabel('User id')).toHaveAccessibleDescription(/is taken/);
  await form.getByLabel('User id').fill('yard');
  await form.getByLabel('Delay in ms').fill('60');
  await form.getByLabel('Delay in ms').press('Enter');
  await expect(form).toHaveCount(0);
  await expect(tool(page, 'Edit yard')).toBeFocused();
  await expect(page.getByText('Changed yard.')).toBeVisible();
  await expect(code(page, 'Connect the camera')).toContainText('--user-id yard --delay 60'.replace(/ --/, ' \\\n  --'));
  await expect.poll(() => decodeSources(new URL(page.url()).hash)?.value?.sources[1]?.values.id).toBe('yard');

  await page.keyboard.press('Control+z');
  await expect(tool(page, 'Edit camera-1')).toBeVisible();
  await expect(code(page, 'Connect the camera')).toContainText('--delay 150');
});

test('PLAY-SOURCES Cancel keeps the source and returns the focus, and an undo closes the form', async ({ page }) => {
  await openSources(page);
  await addSource(page, 'Guest');
  await tool(page, 'Edit guest-1').click();
  const form = page.getByRole('form', { name: 'Edit guest-1' });
  await form.getByLabel('Name').fill('Other');
  await tool(page, 'Cancel').press('Enter');
  await expect(form).toHaveCount(0);
  await expect(tool(page, 'Edit guest-1')).toBeFocused();
  await expect(list(page)).toHaveText(['Jonas Berg']);
  await tool(page, 'Edit guest-1').click();
  await tool(page, 'Undo').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('No sources yet')).toBeVisible();
});
