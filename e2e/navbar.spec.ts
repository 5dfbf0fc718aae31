import { expect, test, type Page } from '@playwright/test';
import { openPage, scrollToY } from './support/browser';
import { product } from '../src/site/config/product';
import { routes } from '../src/site/routes';
import { LONG, STREAMREC, nav, tools, menuLink } from './support/navbar';

const bar = (page: Page) => page.locator('header').filter({ has: page.getByRole('navigation', { name: 'Main' }) });

/** The bar's vertical offset in pixels, after its animation has ended. */
async function shift(page: Page): Promise<number> {
  return bar(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    return new DOMMatrix(getComputedStyle(element).transform).m42;
  });
}
const expectShown = (page: Page) => expect.poll(() => shift(page)).toBe(0);
const expectHidden = (page: Page) => expect.poll(() => shift(page)).toBe(-62);

test('NAV-1 NAV-2 the bar contains logo, areas, tools, language, search and dashboard', async ({ page, request }) => {
  await openPage(page, LONG);
  const expected = [
    /^Rondo$/,
    /^REST API$/,
    /^SDKs$/,
    /^Tools$/,
    /^Blog$/,
    /^English$/,
    /^Switch to light mode/,
    /^Search/,
    /^Dashboard/,
  ];
  const names = await nav(page)
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? (element as HTMLElement).innerText.trim()),
    );
  expect(names).toEqual(expected.map((name) => expect.stringMatching(name)));
  await expect(nav(page).getByRole('link', { name: product.name, exact: true })).toHaveAttribute('href', '/');
  await expect(menuLink(page, 'Dashboard')).toHaveAttribute('href', product.links.dashboard);
  const color = (name: string) => menuLink(page, name).evaluate((element) => getComputedStyle(element).color);
  expect(await color('REST API')).not.toBe(await color('SDKs'));

  await tools(page).click();
  const links = await tools(page)
    .locator('xpath=..')
    .getByRole('link')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
  expect(links).toEqual([
    product.links.streamingClient,
    product.links.streamDeck,
    routes.cheatsheet(),
    STREAMREC,
    routes.playground('layouts'),
    routes.playground('sources'),
    '/openapi.yaml',
  ]);
  await expect(menuLink(page, 'API cheat sheet')).not.toHaveAttribute('target');
  const file = await request.get(routes.cheatsheet());
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('NAV-11 the bar hides on scrolling down and returns on scrolling up and at both ends of the page', async ({
  page,
}) => {
  await openPage(page, LONG);
  await scrollToY(page, 40);
  await expectShown(page);
  await scrollToY(page, 600);
  await expectHidden(page);
  await scrollToY(page, 590);
  await expectShown(page);
  await scrollToY(page, 640);
  await expectHidden(page);
  await scrollToY(page, 30);
  await expectShown(page);
  await scrollToY(page, 900);
  await expectHidden(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await scrollToY(page, end - 200);
  await expectHidden(page);
  await scrollToY(page, end - 20);
  await expectShown(page);
});

test('NAV-13 the bar never covers the focused element', async ({ page }) => {
  await openPage(page, LONG);
  await scrollToY(page, 1200);
  await scrollToY(page, 1100);
  await expectShown(page);
  const links = page.locator('main').getByRole('link');
  const index = await links.evaluateAll((elements) =>
    elements.findIndex((element) => element.getBoundingClientRect().top > 300),
  );
  await links.nth(index).focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(async () => {
        const down = 60 + (await shift(page));
        return page.evaluate(
          (edge) =>
            (document.activeElement?.getBoundingClientRect().top ?? 0) >= edge ||
            Boolean(document.activeElement?.closest('header')),
          down,
        );
      })
      .toBe(true);
  }
});
