import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/browser';

const RECORDING = '/docs/rest/references/recording';
/** A page with a table of contents: it shows no calls. */
const AUTHORIZATION = '/docs/rest/references/authorization';

const contentsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Contents of this page' });

/** Ids of the headings in the table of contents, in order. */
const listedIds = (page: Page): Promise<string[]> =>
  contentsOf(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))));

/** Scrolls so that the heading's upper edge is `top` pixels below that of the window. */
async function putHeadingAt(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([name, y]) =>
      window.scrollBy({
        top: (document.getElementById(name)?.getBoundingClientRect().top ?? 0) - y,
        behavior: 'instant',
      }),
    [id, top] as const,
  );
  await expect
    .poll(() =>
      page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 0), id),
    )
    .toBe(top);
}

test('DOC-1 DOC-8 DOC-9 a doc has its title once, no version, and below the text its tags, edit link and date', async ({
  page,
}) => {
  await openPage(page, RECORDING);
  await test.step('a doc has one first-level heading, the same as its title', async () => {
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recording');
    expect(await page.title()).toMatch(/^Recording \| /);
  });

  await test.step('with a single version there is no version badge and no banner', async () => {
    await expect(page.getByText(/^Version: /)).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Version' })).toHaveCount(0);
  });

  await test.step('below the text are the tags, the edit link and the date of the last change', async () => {
    const foot = page.locator('article footer');
    await expect(foot).toContainText('Tags:');
    const tags = foot.getByRole('link').and(page.locator('[rel="tag"]'));
    expect(await tags.count()).toBeGreaterThan(0);
    const edit = foot.getByRole('link', { name: /^Edit this page/ });
    await expect(edit).toHaveAttribute('href', /\/edit\/main\/content\/docs\/rest\/references\/recording\.mdx$/);
    await expect(edit).toHaveAttribute('target', '_blank');
    const time = foot.locator('time');
    const iso = (await time.getAttribute('datetime')) ?? '';
    const day = new Date(iso).toLocaleDateString('en-US', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
    });
    await expect(foot).toContainText(`Last updated on ${day}`);
    await tags.first().click();
    await expect(page).toHaveURL(/\/docs\/tags\/[\w-]+$/);
  });
});

test('DOC-2 breadcrumbs link home and to ancestors with a page; the page itself is current, not a link', async ({
  page,
}) => {
  await openPage(page, '/docs/sdks/js/features/chat');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/^$/, /JavaScript/, /Features/, /Chat/]);
  await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(crumbs.getByRole('link', { name: 'JavaScript' })).toHaveAttribute('href', '/docs/sdks/js/rondo-js-sdk');
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Chat');
  await expect(crumbs.locator('a[aria-current]')).toHaveCount(0);
  await crumbs.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL('/docs/sdks/js/features');
});

test('DOC-3 DOC-4 the table of contents nests levels 2 and 3 and keeps inline code', async ({ page }) => {
  await openPage(page, '/docs/sdks/node-js');
  const headings = await page
    .locator('article :is(h2, h3)')
    .evaluateAll((found) =>
      found.filter((heading) => heading.checkVisibility()).map(({ id, tagName }) => ({ id, level: tagName })),
    );
  expect(await listedIds(page)).toEqual(headings.map(({ id }) => id));
  for (const { id, level } of headings.slice(0, 8)) {
    const depth = await contentsOf(page)
      .locator(`a[href="#${id}"]`)
      .evaluate((link) => {
        let lists = 0;
        for (let box = link.parentElement; box && box.tagName !== 'NAV'; box = box.parentElement)
          if (box.tagName === 'UL') lists += 1;
        return lists;
      });
    expect(depth, id).toBe(level === 'H2' ? 1 : 2);
  }
  expect(await contentsOf(page).locator('code').count()).toBe(await page.locator('article :is(h2, h3) code').count());
});

test('DOC-4 DOC-6 the table of contents marks the heading being read and leads to headings', async ({ page }) => {
  await openPage(page, AUTHORIZATION);
  await test.step('the table of contents stays visible and marks the heading being read', async () => {
    const ids = await listedIds(page);
    expect(ids.length).toBeGreaterThan(4);
    const marked = contentsOf(page).locator('[aria-current]');
    const [, second = '', third = ''] = ids;

    await putHeadingAt(page, second, 120);
    await expect(marked).toHaveAttribute('href', `#${second}`);
    await expect(contentsOf(page)).toBeInViewport();

    // The next heading is in the lower half of the window, so the previous one is still being read.
    await putHeadingAt(page, third, 500);
    await expect(marked).toHaveAttribute('href', `#${second}`);
    await putHeadingAt(page, third, 300);
    await expect(marked).toHaveAttribute('href', `#${third}`);
  });

  await test.step('a link to a heading scrolls it to half a line below the upper edge', async () => {
    for (const heading of await page.locator('article :is(h2, h3)[id]').all())
      expect(await heading.evaluate((element) => getComputedStyle(element).scrollMarginBlockStart)).toBe('8px');
    const [, , id = ''] = await listedIds(page);
    await contentsOf(page).locator(`a[href="#${id}"]`).click();
    await expect
      .poll(() =>
        page.locator(`[id="${id}"]`).evaluate((element) => Math.abs(element.getBoundingClientRect().top - 8) <= 1),
      )
      .toBe(true);
  });
});

test('DOC-5 SB-10 on a phone the table of contents is a collapsed button above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, AUTHORIZATION);
  await expect(contentsOf(page)).toBeHidden();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const button = contents.locator('summary');
  await expect(button).toHaveText('On this page');
  await expect(contents.locator('details')).not.toHaveAttribute('open');
  await expect(contents.getByRole('link').first()).toBeHidden();
  const [above, below] = await Promise.all([contents.boundingBox(), page.locator('article').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await button.click();
  await expect(contents.locator('details')).toHaveAttribute('open');
  const link = contents.getByRole('link').nth(1);
  await expect(link).toBeVisible();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(`${AUTHORIZATION}${hash}`);
  await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(contents).toBeHidden();
  await expect(contentsOf(page)).toBeVisible();
});

test('DOC-7 previous and next follow the sidebar, including categories with a page', async ({ page }) => {
  await openPage(page, '/docs/rest/rest-reference');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  const label = (way: string) => pages.getByRole('link', { name: new RegExp(`^${way}`) });
  await expect(label('Previous')).toContainText('Permissions');
  await expect(label('Next')).toContainText('Meeting room');
  await label('Next').click();
  await expect(page).toHaveURL('/docs/rest/references/meeting-room');
  await expect(label('Previous')).toContainText('Reference');
  await expect(label('Previous')).toHaveAttribute('href', '/docs/rest/rest-reference');
});

test('SCR-4 the button to the top is only shown on scrolling up', async ({ page }) => {
  await openPage(page, RECORDING);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  // The page hears of it in the next frame: two positions in one frame are one scroll.
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, top);
  await expect(button).toBeHidden();
  await scrollTo(1500);
  await expect(button).toBeHidden();
  await scrollTo(1400);
  await expect(button).toBeVisible();
  await scrollTo(1450);
  await expect(button).toBeHidden();
  await scrollTo(1300);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
