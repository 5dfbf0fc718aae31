import { expect } from '@playwright/test';
import { addLink, crashTitle, openPage, recordComplaints, recordFullLoads } from '../../support/browser';
import { entries, heading } from '../../support/navigation';
import { ACTIONS, FROM, SAME_KIND, TITLES, openTab } from './reader-actions';
import { LATER_TEXT, test, type ReleaseName } from './release-site';

/** Real builds (`scripts/build-fixtures.mjs`) that follow each other. */
const RELEASES: readonly { readonly what: string; readonly before: ReleaseName; readonly after: ReleaseName }[] = [
  { what: 'content changed', before: 'zeta', after: 'later' },
  { what: 'a template, a component and pages were added', before: 'zeta', after: 'recipes' },
  { what: 'a template, a component and pages were removed', before: 'recipes', after: 'zeta' },
];

const HOSTS = [
  { host: 'deleted', isKept: false },
  { host: 'kept', isKept: true },
];

for (const { what, before, after } of RELEASES)
  for (const { host, isKept } of HOSTS)
    for (const action of ACTIONS)
      test(`a tab opened before ${what}, old files ${host}: ${action.name}`, async ({ page, context, site }) => {
        site.release(before);
        const count = await openTab(page, action);
        site.release(after, isKept ? before : undefined);
        const complaints = recordComplaints(page);
        const loads = recordFullLoads(page);
        await action.act(page, context);
        await expect(heading(page)).toHaveText(TITLES[action.arrives]);
        await expect(page).toHaveURL(new RegExp(`${action.arrives}(?:#main)?$`));
        await action.check?.(page);
        expect(await entries(page)).toBe(count + action.adds);
        expect(loads.length).toBeLessThanOrEqual(isKept && action.name !== 'Retry' ? 0 : 1);
        await expect(crashTitle(page)).toHaveCount(0);
        expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
        // A page that the app shows has the focus at its start; one that is loaded has none yet.
        if (action.arrives !== FROM && action.adds === 1)
          expect(await page.evaluate(() => document.activeElement?.matches('body, [data-focus-target]'))).toBe(true);
      });

for (const { host, isKept } of HOSTS)
  test(`a tab follows a link to a page that the next release removed, old files ${host}`, async ({ page, site }) => {
    site.release('recipes');
    const count = await openTab(page, ACTIONS[0]!);
    site.release('zeta', isKept ? 'recipes' : undefined);
    const loads = recordFullLoads(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/docs/blocks/keys' });
      document.body.append(link);
      link.click();
    });
    await expect(heading(page)).toHaveText(isKept ? 'Keys' : 'Page not found');
    await expect(page).toHaveURL('/docs/blocks/keys');
    expect(loads).toEqual(isKept ? [] : ['/docs/blocks/keys']);
    expect(await entries(page)).toBe(count + 1);
  });

test('a tab sees content that changed when it follows a link, without loading a page', async ({ page, site }) => {
  site.release('zeta');
  await openPage(page, SAME_KIND);
  site.release('later');
  const loads = recordFullLoads(page);
  await (await addLink(page, FROM)).click();
  await expect(page.locator('main')).toContainText(LATER_TEXT);
  expect(loads).toEqual([]);
});
