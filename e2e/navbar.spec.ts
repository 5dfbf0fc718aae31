import { expect, test, type Page } from '@playwright/test';
import { addLink, openPage, scrollToY, scrollY } from './support/browser';
import { product } from '../src/site/config/product';
import { routes } from '../src/site/routes';
import { LONG, STREAMREC, nav, tools, menuLink } from './support/navbar';
import { onlyInAll } from './support/only-in-all';

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

test('NAV-1 the bar contains logo, areas, tools, language, search and dashboard', async ({ page }) => {
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
});

test('NAV-2 the tools are two external links, the cheatsheet file, the docs of the recorder, the playgrounds and the API', async ({
  page,
  request,
}) => {
  await openPage(page, LONG);
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

for (const [path, active, current] of [
  [routes.overview(), 'REST API', 'page'],
  [LONG, 'REST API', 'true'],
  [`${LONG}/`, 'REST API', 'true'],
  [routes.sdks(), 'SDKs', 'page'],
  ['/docs/sdks/js/features', 'SDKs', 'true'],
  ['/', null, null],
  [routes.docTags(''), null, null],
] as const) {
  test(`NAV-4 NAV-6 RTE-7 at ${path} the active entry is ${active ?? 'none'}`, async ({ page }) => {
    await openPage(page, path);
    const marked = nav(page).locator('[aria-current]');
    if (active === null) return expect(marked).toHaveCount(0);
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveText(active);
    await expect(marked).toHaveAttribute('aria-current', current);
    const color = (name: string) => menuLink(page, name).evaluate((element) => getComputedStyle(element).color);
    expect(await color(active)).not.toBe(await color('English'));
  });
}

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

test(
  'NAV-12 a navigation to an anchor hides the bar, and one without an anchor shows it',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, LONG);
    const id = await page.evaluate(() => [...document.querySelectorAll('main h2[id]')][1]?.id ?? '');
    await (await addLink(page, `#${id}`, 'Anchor')).click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
    await expectHidden(page);
    await scrollToY(page, (await scrollY(page)) - 20);
    await expectShown(page);
    // A second click on the same anchor keeps the URL, scrolls the page and hides the bar again.
    await page.getByRole('link', { name: 'Anchor', exact: true }).click();
    await expectHidden(page);
    await (await addLink(page, '#no-such-heading', 'Nothing')).click();
    await expectShown(page);
    await scrollToY(page, 1500);
    await expectHidden(page);
    await (await addLink(page, routes.sdks(), 'Page')).click();
    await expect(page).toHaveURL(routes.sdks());
    await expectShown(page);
  },
);

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
