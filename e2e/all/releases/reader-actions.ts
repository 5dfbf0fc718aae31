import { expect, type BrowserContext, type Page } from '@playwright/test';
import { addLink, openPage, pageDataOf, waitForApp } from '../../support/browser';
import { entries, go, heading, markAsRetried } from '../../support/navigation';
import { searchDialog, searchField } from '../../support/search';

/** Pages that all releases have: two of one kind and one of another. */
export const FROM = '/docs/lists/alone';
export const SAME_KIND = '/docs/blocks/no-toc';
export const OTHER_KIND = '/docs/tags';
export const TITLES = { [FROM]: 'Alone', [SAME_KIND]: 'Without contents', [OTHER_KIND]: 'Tags' } as const;

type PagePath = keyof typeof TITLES;

/** What a reader does with a tab that was opened before a release. */
interface ReaderAction {
  readonly name: string;
  /** Done before the release. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Done after the release. */
  readonly act: (page: Page, context: BrowserContext) => Promise<void>;
  /** The page that is shown in the end. */
  readonly arrives: PagePath;
  /** Number of history entries that the action adds. */
  readonly adds: 0 | 1;
  /** Further checks in the end. */
  readonly check?: (page: Page) => Promise<void>;
}

const click = async (page: Page, path: string) => (await addLink(page, path, `To ${path}`)).click();

/** Goes from one page to another in the app and loads the last one again, so that it only knows this one. */
const walk = async (page: Page, paths: readonly PagePath[]) => {
  for (const path of paths) {
    await click(page, path);
    await expect(heading(page)).toHaveText(TITLES[path]);
  }
};

const reload = async (page: Page) => {
  await page.reload();
  await waitForApp(page);
};

const typedInDialog = async (page: Page) => {
  await expect(searchField(page)).toHaveValue('code');
  await expect(searchField(page)).toBeFocused();
};

export const ACTIONS: readonly ReaderAction[] = [
  { name: 'click, same kind of page', act: (page) => click(page, SAME_KIND), arrives: SAME_KIND, adds: 1 },
  { name: 'click, other kind of page', act: (page) => click(page, OTHER_KIND), arrives: OTHER_KIND, adds: 1 },
  {
    name: 'Back',
    prepare: async (page) => {
      await walk(page, [OTHER_KIND]);
      await reload(page);
    },
    act: (page) => go(page, -1),
    arrives: FROM,
    adds: 0,
  },
  {
    name: 'Back in the app',
    prepare: (page) => walk(page, [OTHER_KIND]),
    act: (page) => go(page, -1),
    arrives: FROM,
    adds: 0,
  },
  {
    name: 'Forward',
    prepare: async (page) => {
      await walk(page, [SAME_KIND]);
      await go(page, -1);
      await expect(heading(page)).toHaveText(TITLES[FROM]);
      await reload(page);
    },
    act: (page) => go(page, 1),
    arrives: SAME_KIND,
    adds: 0,
  },
  {
    name: 'search',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('code');
    },
    arrives: FROM,
    // The dialog has an entry of its own, so that Back closes it.
    adds: 1,
    check: typedInDialog,
  },
  {
    name: 'open dialog',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(searchField(page)).toBeFocused();
    },
    act: (page) => page.keyboard.type('code'),
    arrives: FROM,
    adds: 0,
    check: async (page) => {
      await typedInDialog(page);
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toHaveCount(0);
    },
  },
  {
    name: 'Retry',
    prepare: async (page) => {
      await markAsRetried(page, OTHER_KIND);
      await page.route(pageDataOf(OTHER_KIND), (route) => route.abort());
      await click(page, OTHER_KIND);
      await expect(heading(page)).toHaveText('This page could not be loaded');
      await page.unroute(pageDataOf(OTHER_KIND));
    },
    act: (page) => page.getByRole('button', { name: 'Retry' }).click(),
    arrives: OTHER_KIND,
    adds: 0,
  },
  {
    name: 'hash',
    act: (page) => click(page, `${FROM}#main`),
    arrives: FROM,
    adds: 1,
    check: (page) => expect(page).toHaveURL(/#main$/),
  },
  {
    name: 'hover, then click',
    act: async (page) => {
      const link = await addLink(page, OTHER_KIND);
      const answered = page.waitForResponse(pageDataOf(OTHER_KIND));
      await link.hover();
      await answered;
      await link.click();
    },
    arrives: OTHER_KIND,
    adds: 1,
  },
  {
    name: 'offline and back, then click',
    act: async (page, context) => {
      await context.setOffline(true);
      const link = await addLink(page, SAME_KIND, 'Hovered');
      const failed = page.waitForEvent('requestfailed');
      await link.hover();
      await failed;
      await context.setOffline(false);
      await click(page, OTHER_KIND);
    },
    arrives: OTHER_KIND,
    adds: 1,
  },
];

/** Opens the tab and does what comes before the release. Returns the number of history entries. */
export async function openTab(page: Page, { prepare }: ReaderAction): Promise<number> {
  await openPage(page, FROM);
  await prepare?.(page);
  return entries(page);
}
