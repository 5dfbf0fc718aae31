import { expect, type Page } from '@playwright/test';
import { addLink, crashTitle, openPage, recordComplaints, recordFullLoads, waitForApp } from '../support/browser';
import { heading } from '../support/navigation';
import { test } from '../support/release-site';
import { searchField } from '../support/search';

const FROM = '/docs/lists/alone';
const OTHER = '/docs/blocks/no-toc';

/** What a reader does with a tab that was opened before a release. */
const ACTIONS: readonly {
  readonly name: string;
  readonly isStarted: boolean;
  readonly act: (page: Page) => Promise<unknown>;
  /** Path that is loaded as a whole if the host has deleted the files of the tab's release. */
  readonly loads: string;
  readonly ends: (page: Page, isKept: boolean) => Promise<unknown>;
}[] = [
  {
    name: 'LOAD-2 FW-2 a link',
    isStarted: true,
    act: async (page) => (await addLink(page, `${OTHER}?a=b#main`)).click(),
    loads: OTHER,
    ends: async (page) => {
      await expect(heading(page)).toHaveText('Without contents');
      await expect(page).toHaveURL(`${OTHER}?a=b#main`);
    },
  },
  {
    name: 'SRM-2 the search',
    isStarted: true,
    act: (page) => page.keyboard.press('Control+k'),
    loads: '/search',
    ends: (page, isKept) => (isKept ? expect(searchField(page)).toBeFocused() : expect(page).toHaveURL('/search')),
  },
  {
    name: 'FW-7 the first interaction',
    isStarted: false,
    act: (page) => page.mouse.move(300, 300, { steps: 2 }),
    loads: FROM,
    ends: (page) => expect(heading(page)).toHaveText('Alone'),
  },
];

for (const { name, isStarted, act, loads, ends } of ACTIONS)
  for (const isKept of [false, true])
    test(`${name} in a tab from before a release, old files ${isKept ? 'kept' : 'deleted'}`, async ({ page, site }) => {
      if (isStarted) await openPage(page, FROM);
      else await page.goto(FROM);
      site.release(isKept);
      const complaints = recordComplaints(page);
      const loaded = recordFullLoads(page);
      await act(page);
      await ends(page, isKept);
      await waitForApp(page);
      expect(loaded.map((path) => path.replace(/[?#].*/, ''))).toEqual(isKept ? [] : [loads]);
      await expect(crashTitle(page)).toHaveCount(0);
      await expect(page.locator('#start-banner')).toHaveCount(0);
      expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    });
