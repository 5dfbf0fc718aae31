import { expect, test, type Page } from '@playwright/test';
import { addLink, openPage, scrollToY, scrollY, waitForStill } from './support/browser';
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
/** The color of what is active, as browsers compute it. */
const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-accent)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
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

for (const [name, label] of [
  ['layouts', 'Layout playground'],
  ['sources', 'Sources playground'],
] as const)
  test(`NAV-4 the ${label} makes its entry and its menu active`, async ({ page }) => {
    await openPage(page, routes.playground(name));
    await expect(tools(page)).toHaveCSS('color', await accentOf(page));
    await tools(page).click();
    await expect(menuLink(page, label)).toHaveAttribute('aria-current', 'page');
    expect(await nav(page).locator('[aria-current]').count()).toBe(1);
  });

test("NAV-6 NAV-2 the recorder's pages make its entry and its menu active", onlyInAll(), async ({ page }) => {
  await openPage(page, '/docs/streamrec/references/client');
  await expect(nav(page).locator('[aria-current]')).toHaveText('Stream Recorder');
  await openPage(page, '/docs/rest/references/layers');
  await expect(nav(page).locator('[aria-current]')).not.toHaveText('Stream Recorder');
});

test('NAV-6 a docs entry leads to the first page of its sidebar', async ({ page }) => {
  await openPage(page, LONG);
  for (const name of ['REST API', 'SDKs']) {
    await menuLink(page, name).click();
    await expect(menuLink(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first()).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('NAV-9 DD-4 a single language is a plain link that keeps query and hash and causes a full load', async ({
  page,
}) => {
  await openPage(page, `${LONG}?x=1#content`);
  const language = menuLink(page, 'English');
  await expect(language).toHaveAttribute('href', `${LONG}?x=1#content`);
  await expect(language).toHaveAttribute('lang', 'en');
  await expect(language).not.toHaveAttribute('aria-haspopup');
  await expect(nav(page).getByRole('button', { name: 'English' })).toHaveCount(0);
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

test('NAV-12 under reduced motion, the bar hides immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, LONG);
  expect(await bar(page).evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration))).toBeLessThan(
    0.001,
  );
});

test('NAV-13 the bar stays visible while it contains the focus or a menu is open', onlyInAll(), async ({ page }) => {
  await openPage(page, LONG);
  await menuLink(page, 'SDKs').focus();
  await scrollToY(page, 600);
  await expectShown(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scrollToY(page, 700);
  await expectHidden(page);
  // Focus shows the bar again at any scroll position, without scrolling the page.
  await menuLink(page, 'SDKs').focus();
  await expectShown(page);
  await waitForStill(page);
  expect(await scrollY(page)).toBe(700);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scrollToY(page, 600);
  await expectShown(page);
  await tools(page).click();
  await tools(page).evaluate((element) => element.blur());
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
  await scrollToY(page, 800);
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
