import { expect } from '@playwright/test';
import { recordLayoutShifts } from './support/browser';
import { below, testOn } from './support/fixture-site';
import { expectStable, store } from './support/stability';

const onFixture = testOn('zeta');
const onPortal = testOn('portal');

const TABS = '/docs/blocks/tabs';

onFixture('TAB-3 the choice in the URL is shown before the app runs, and nothing moves', async ({ page }) => {
  await recordLayoutShifts(page);
  await store(page, {
    'docusaurus.tab.shell': 'bash',
    'docusaurus.tab.editor': 'emacs',
    'docusaurus.tab.platform': 'linux',
  });
  await expectStable(page, `${TABS}?terminal=fish&editor=nano`, async () => {
    for (const text of [
      'For Fish.',
      'For Emacs.',
      'Above, for Linux.',
      'The second panel, which its author wants first.',
    ])
      await expect(page.getByText(text)).toBeVisible();
    for (const text of ['For Bash.', 'For Vi.', 'Above, for the Mac: this panel', 'The first panel.'])
      await expect(page.getByText(text)).toBeHidden();
  });
});

onFixture('VER-1 with a version stored, the version link is right before the app runs', async ({ page }) => {
  await recordLayoutShifts(page);
  await store(page, { 'docs-preferred-version-default': '1.0' });
  await expectStable(page, '/', async () => {
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    const link = bar.getByRole('link', { name: /^(?:Next|2\.0|1\.0)$/ });
    await expect(link.filter({ visible: true }).first()).toHaveText('1.0', { useInnerText: true });
  });
});

onPortal('ANN-3 a dismissed announcement is never shown, and nothing moves', async ({ page }) => {
  await recordLayoutShifts(page);
  await store(page, { 'docusaurus.announcement.id': 'releases', 'docusaurus.announcement.dismiss': 'true' });
  for (const path of ['/', '/docs/start'])
    await expectStable(page, below(path), () =>
      expect(page.getByRole('region', { name: 'Announcement', includeHidden: true })).toBeHidden(),
    );
});
