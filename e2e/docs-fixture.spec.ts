import { expect, type Locator, type Page } from '@playwright/test';
import { product } from './support/docs-fixture';
import { openPage } from './support/browser';
import { test, OVERVIEW, pagerLink } from './support/docs-fixture';
import { MARKED, sidebarOf } from './support/docs-sidebar';
import { onlyInAll } from './support/only-in-all';

const contentsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Contents of this page' });

test('SB-1 a doc can select another sidebar or no sidebar', async ({ page }) => {
  await page.goto('/docs/lists/other-sidebar');
  await expect(sidebarOf(page).getByRole('link')).toHaveText(['Stream recording']);
  await page.goto('/docs/lists/no-sidebar');
  await expect(sidebarOf(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0);
});

test('SB-7 without scripts, a category without a page links to its first page', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto(OVERVIEW);
  await expect(sidebarOf(page).getByRole('button', { name: 'Blocks' })).toHaveCount(0);
  await sidebarOf(page).getByRole('link', { name: 'Blocks' }).click();
  await expect(page).toHaveURL('/docs/blocks/code');
  await expect(sidebarOf(page).getByRole('link', { name: 'Tabs' })).toBeVisible();
  await context.close();
});

test('SB-3 SB-8 drafts are hidden, links and raw HTML supported, and a category without a page is a button', async ({
  page,
}) => {
  await openPage(page, OVERVIEW);
  await test.step('drafts and categories that only contain drafts are hidden; links and raw HTML are supported', async () => {
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByText('Only drafts')).toHaveCount(0);
    await expect(sidebar.getByText('Draft')).toHaveCount(0);
    await expect(sidebar.getByRole('link', { name: 'Alone' })).toHaveAttribute('href', '/docs/lists/alone');
    await expect(sidebar.getByRole('button', { name: /'Alone'/ })).toHaveCount(0);

    const away = sidebar.getByRole('link', { name: 'Code host (opens in new tab)' });
    await expect(away).toHaveAttribute('href', `https://${product.codeHost}/${product.org}`);
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
    const icon = await away.evaluate(
      (link) => [...link.querySelectorAll('svg')].length > 0 || getComputedStyle(link, '::after').maskImage !== 'none',
    );
    expect(icon).toBe(true);
    await expect(sidebar.locator('b.fixture-html')).toHaveText('Raw');
  });

  await test.step('a category without a page is a button that opens and closes by pointer and keyboard', async () => {
    const category = sidebarOf(page).getByRole('button', { name: 'Blocks', exact: true });
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(OVERVIEW);
    await category.press('Space');
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await category.press('Enter');
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebarOf(page).getByRole('link', { name: 'Code', exact: true })).toBeVisible();
  });
});

test('CAT-1 CAT-2 a generated page has a path from its label, and a linked card for each child', async ({ page }) => {
  await openPage(page, '/docs/category/made-by-itself');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page made by itself');
  await expect(page.getByText('What the category holds.')).toBeVisible();
  const cards = page
    .locator('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.locator('h2') });
  await expect(cards.locator('h2')).toHaveText(['Labelled', 'Elsewhere', 'Without a page']);
  await expect(cards.locator('p')).toHaveText(['A page that is called otherwise in menus.', 'Another site.', '1 item']);
  await expect(cards.nth(0)).toHaveAttribute('href', '/docs/lists/labelled');
  await expect(cards.nth(1)).toHaveAttribute('target', '_blank');
  await expect(cards.nth(2)).toHaveAttribute('href', '/docs/sdks');
  await expect(pagerLink(page, 'Previous')).toContainText('Member 2');
  await expect(pagerLink(page, 'Next')).toContainText('Labelled below');
  await cards.nth(2).click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL('/docs/sdks');
});

test('CAT-3 long card titles wrap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/docs/category/made-by-itself');
  const title = page.locator('main h2').first();
  await title.evaluate((heading) => {
    heading.textContent = 'A title that is so long that no card of this width could ever hold it in one line';
  });
  const lines = await title.evaluate((heading) => ({
    height: heading.getBoundingClientRect().height,
    line: parseFloat(getComputedStyle(heading).lineHeight),
    isCut: heading.scrollWidth > heading.clientWidth,
  }));
  expect(lines.height).toBeGreaterThan(lines.line * 1.5);
  expect(lines.isCut).toBe(false);
});

test('DOC-1 DOC-2 DOC-6 SB-5 the first heading is the title; ids, breadcrumbs and marked ancestors', async ({
  page,
}) => {
  await page.goto('/docs/blocks/headings');
  await test.step('without a title in the front matter, the first heading is the title and is not repeated', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Headings of ${product.name}`);
    expect(await page.title()).toMatch(new RegExp(`^Headings of ${product.name} \\| `));
  });

  await test.step('a category without a page is an unlinked breadcrumb and is not in the structured data', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText([
      /^$/,
      'Blocks',
      'Headings and contents',
      `Headings of ${product.name}`,
    ]);
    await expect(crumbs.getByRole('link')).toHaveCount(1);
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map(
          (script) => JSON.parse(script.textContent ?? '') as { '@type': string; itemListElement?: { name: string }[] },
        ),
      );
    expect(data.find((item) => item['@type'] === 'BreadcrumbList')?.itemListElement?.map(({ name }) => name)).toEqual([
      `Headings of ${product.name}`,
    ]);
  });

  await test.step('the ancestor categories of a page are marked, but not as the current page', async () => {
    await expect(sidebarOf(page).locator('[aria-current]')).toHaveText(`Headings of ${product.name}`);
    for (const name of ['Blocks', 'Headings and contents']) {
      const category = sidebarOf(page).getByRole('button', { name, exact: true });
      await expect(category).toHaveAttribute('aria-expanded', 'true');
      await expect(category).toHaveClass(MARKED);
    }
  });

  await test.step('heading ids are kebab-case, numbered if repeated, or set by the author', async () => {
    const ids = await page.locator('article :is(h2, h3)').evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids).toEqual([
      'send-a-request',
      'send-a-request-1',
      'own-id',
      'with-code-and-emphasis',
      'über-größere-räume',
    ]);
    await expect(page.locator('#own-id')).toHaveText('Send a request');
    await openPage(page, `/docs/blocks/headings#${encodeURIComponent('über-größere-räume')}`);
    await expect(page.getByRole('heading', { name: 'Über größere Räume?' })).toBeInViewport();
  });
});

test('DOC-3 a doc can change the levels of its table of contents or hide it', async ({ page }) => {
  await page.goto('/docs/blocks/toc-levels');
  await expect(contentsOf(page).getByRole('link')).toHaveText([
    'Third level',
    'Fourth level',
    'Fifth level',
    'Third level again',
  ]);
  await expect(contentsOf(page).locator('code')).toHaveText('level');
  await expect(contentsOf(page).locator('li li li')).toHaveCount(1);
  await page.goto('/docs/blocks/no-toc');
  await expect(page.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
  await expect(contentsOf(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  await page.goto('/docs/lists/labelled');
  await expect(contentsOf(page)).toHaveCount(0);
});

test(
  'DOC-6 links to a former id of a heading lead to the heading, and nothing else notices the id',
  onlyInAll(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 240 });
    const positionAt = async (hash: string): Promise<number> => {
      // A new document each time: what is above the heading depends on how the reader got there.
      await page.goto('about:blank');
      await openPage(page, `/docs/blocks/headings${hash}`);
      await expect(page.locator('#own-id')).toBeInViewport();
      return page.evaluate(() => window.scrollY);
    };
    const own = await positionAt('#own-id');
    expect(Math.abs((await positionAt('#former-id')) - own)).toBeLessThan(8);
    const heading = page.getByRole('heading', { name: 'Send a request' }).nth(2);
    await page.getByRole('link', { name: 'a former id' }).click();
    await expect(page).toHaveURL(/#former-id$/);
    await expect(heading).toBeInViewport();
    await expect(heading).toHaveId('own-id');
    await expect(heading.locator('#former-id')).toBeEmpty();
    // It cannot be focused.
    await page.locator('#former-id').evaluate((element) => element.focus());
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('former-id');
  },
);
