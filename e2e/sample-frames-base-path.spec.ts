import { expect } from '@playwright/test';
import { PORTAL_BASE, testOn } from './support/fixture-site';
import { frame, IFRAME_PAGES, log, REACT_PAGE, run } from './support/sample-frames';

const test = testOn('portal');
const belowBase = (path: string): string => PORTAL_BASE.slice(0, -1) + path;

test('BASE below the base path, programs of both SDKs run', async ({ page }) => {
  await run(page, belowBase(REACT_PAGE), 'src/App.jsx');
  await frame(page).getByRole('button', { name: 'Join' }).click();
  await expect(log(page)).toContainText('event accept');
  await run(page, belowBase(`${IFRAME_PAGES}references/events`), 'events.js');
  await expect(log(page)).toContainText('event meetingJoin');
});
