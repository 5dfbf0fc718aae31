import { expect, test, type Locator, type Page } from '@playwright/test';
import { placePeople } from '../src/playgrounds/shared/layouts/layout-steps';
import type { LayoutName } from '../src/playgrounds/shared/layouts/predefined';
import { routes } from '../src/site/routes';
import {
  holdRequests,
  layoutShifts,
  pageWidth,
  recordComplaints,
  recordLayoutShifts,
  recordRequests,
  waitForApp,
} from './support/browser';

/** As in `content/data/landing.yaml`. */
const PEOPLE = ['Mara', 'Jonas', 'Ines', 'Tariq', 'Luca', 'Sofia', 'Noah'];
const LAYOUTS: readonly LayoutName[] = ['six', 'two', 'present-lower-3', 'present-upper-6'];

const hero = (page: Page): Locator => page.locator('main section').first();
const picture = (page: Page): Locator => hero(page).locator('[aria-hidden="true"]').first();

/** What readers press to choose a layout: the field itself cannot be seen. */
const layoutLabel = (page: Page, name: LayoutName): Locator => page.locator(`label[for="layout-${name}"]`);
const layoutField = (page: Page, name: LayoutName): Locator =>
  page.getByRole('radio', { name: `Layout ${name}`, exact: true });

/** Where somebody's video is, in whole hundredths of the picture; null for somebody who cannot be seen. */
type Seats = Readonly<Record<string, readonly [x: number, y: number, width: number, height: number] | null>>;

/** Where the page draws everybody. */
function drawnSeats(page: Page): Promise<Seats> {
  return picture(page).evaluate((frame) => {
    const all = frame.getBoundingClientRect();
    const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
    return Object.fromEntries(
      [...frame.children].map((seat) => {
        const { x, y, width, height } = seat.querySelector('div')!.getBoundingClientRect();
        const place = [
          percent(x - all.x, all.width),
          percent(y - all.y, all.height),
          percent(width, all.width),
          percent(height, all.height),
        ] as const;
        return [seat.querySelector('span')!.textContent, getComputedStyle(seat).opacity === '0' ? null : place];
      }),
    );
  });
}

/** Where the server would put them. */
function expectedSeats(name: LayoutName, people: readonly string[]): Seats {
  return Object.fromEntries(
    placePeople(name, people).map(({ isShown, ...place }, index) => [
      people[index],
      isShown
        ? ([place.x, place.y, place.width, place.height].map(Math.round) as [number, number, number, number])
        : null,
    ]),
  );
}

/** The text of the code blocks of the hero that readers can see: the call, and the meeting's options. */
function shownCode(page: Page): Promise<string[]> {
  return hero(page)
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => getComputedStyle(block).visibility === 'visible')
        .map((block) => block.textContent ?? ''),
    );
}

/** Expects picture, caption, call and options to be those of a layout. */
async function expectLayout(page: Page, name: LayoutName): Promise<void> {
  await expect.poll(() => drawnSeats(page)).toEqual(expectedSeats(name, PEOPLE));
  const [call = '', options = ''] = await shownCode(page);
  expect(call).toContain(`"name": "${name}"`);
  expect(JSON.parse(options)).toMatchObject({ options: { layout: 'auto', layout_name: name } });
  expect(await shownCode(page)).toHaveLength(2);
  await expect(
    hero(page)
      .getByText(/: Mara\b.*\.$/)
      .filter({ visible: true }),
  ).toHaveCount(1);
}

test('without scripts, a layout can be chosen, and nothing is requested for it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(routes.home());
  const requested = recordRequests(page);
  await layoutLabel(page, 'two').click();
  await expect(layoutField(page, 'two')).toBeChecked();
  await expect(hero(page).getByText('Side by side: Mara and Jonas.')).toBeVisible();
  await expect(hero(page).locator('pre').filter({ visible: true })).toHaveText([
    /"name": "two"/,
    /"layout_name": "two"/,
  ]);
  expect(requested).toEqual([]);
  await context.close();
});

test('a layout chosen before the app has started stays chosen; the next moves videos alone, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordLayoutShifts(page);
  const complaints = recordComplaints(page);
  const bundle = await holdRequests(page, /\/app-[0-9a-f]+\.js$/);
  await page.goto(routes.home());
  await expectLayout(page, LAYOUTS[0]!);
  await layoutLabel(page, 'present-lower-3').click();
  await expectLayout(page, 'present-lower-3');
  await bundle.release();
  await waitForApp(page);
  await expectLayout(page, 'present-lower-3');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

  // Not of the document, which gets room for the consent banner at any time.
  const height = () => page.getByRole('main').evaluate((main: HTMLElement) => main.offsetHeight);
  const before = await height();
  const moves = await layoutLabel(page, 'present-upper-6').evaluate((label: HTMLElement) => {
    label.click();
    return document
      .getAnimations()
      .filter(
        (one) => one instanceof CSSTransition && !(one.effect as KeyframeEffect).target?.matches('label, label *'),
      )
      .map((one) => [(one as CSSTransition).transitionProperty, one.effect!.getTiming().duration]);
  });
  expect(moves.length).toBeGreaterThan(6);
  expect([...new Set(moves.map(([property]) => property))].sort()).toEqual(['opacity', 'transform']);
  expect([...new Set(moves.map(([, duration]) => Math.round(Number(duration))))]).toEqual([180]);
  await expectLayout(page, 'present-upper-6');
  expect(await height()).toBe(before);
  expect(await layoutShifts(page)).toEqual([]);

  await layoutField(page, 'present-upper-6').press('ArrowRight');
  await expect(layoutLabel(page, 'six')).toHaveCSS('outline-style', 'solid');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const name of LAYOUTS) {
    await layoutLabel(page, name).click();
    await expectLayout(page, name);
    expect(await pageWidth(page), name).toBe(360);
  }
  await layoutLabel(page, 'two').click();
  await hero(page).getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await expect(hero(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl [\s\S]*"name": "two"/);
  expect(complaints).toEqual([]);
});
