/**
 * Random sequences of clicks, back, forward and reload, with a network that answers after random times. To repeat a
 * failed run, set NAVIGATION_SEED to the seed in its message.
 */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openPage, waitForApp } from '../support/browser';
import { START, TARGET } from '../support/navigation';
import { createRandom } from '../../src/playgrounds/shared/test-support';
import { routes } from '../../src/site/routes';
import { NavigationModel, pathOf } from '../../tools/navigation-model/navigation-model';

const SEED = Number(process.env.NAVIGATION_SEED ?? 1);
const TABS = 4;
/** Browsers keep 50 history entries, so a tab is used for a few sequences only. */
const ROUNDS = Number(process.env.NAVIGATION_ROUNDS ?? 10);
const SEQUENCES = 5;
const STEPS = 5;
const LATENCY = 150;
const PATHS = [START, TARGET, routes.sdks(), routes.docTags('ios')];

const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)]!;

const seen = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    heading: document.querySelector('main h1')?.textContent,
    current: [...document.querySelectorAll('nav a[aria-current=page]')].map((link) => link.getAttribute('href')),
  }));

type Seen = Awaited<ReturnType<typeof seen>>;

/** Does something, and returns what was seen just before it, so that the model knows what had arrived until then. */
const act = (page: Page, what: { readonly href?: string; readonly delta?: number }) =>
  page.evaluate(async ({ href, delta = 0 }) => {
    const before = {
      address: location.pathname + location.search + location.hash,
      heading: document.querySelector('main h1')?.textContent,
      length: history.length,
    };
    if (href) {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
      return { ...before, isClear: true };
    }
    const arrived = new Promise<boolean>((resolve) => {
      window.addEventListener('popstate', () => resolve(true), { once: true });
      setTimeout(() => resolve(false), 2000);
    });
    history.go(delta);
    // If a page arrives while the browser is on its way to another entry, browsers disagree about where that is, or
    // give up going there.
    return { ...before, isClear: (await arrived) && history.length === before.length };
  }, what);

async function runTab(
  context: BrowserContext,
  pages: ReadonlyMap<string, Seen>,
  random: () => number,
): Promise<number> {
  const page = await context.newPage();
  await page.route(/page-data\.json|component---/, async (route) => {
    const delay = random() * LATENCY;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
  });
  await openPage(page, START);
  const lengthBefore = await page.evaluate(() => history.length);
  const model = new NavigationModel(START);
  const settleWith = ({ address, heading }: Pick<Seen, 'address' | 'heading'>) => {
    const { wish } = model;
    if (wish && address === wish.href && heading === pages.get(pathOf(wish.href))!.heading) model.report('loaded');
  };
  let completed = 0;
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const log: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const delta = pick([-2, -1, -1, 1], random);
      if (random() < 0.45 && model.entries[model.index + delta] !== undefined) {
        log.push(`go ${delta}`);
        const before = await act(page, { delta });
        if (!before.isClear) return completed;
        settleWith(before);
        model.go(delta);
      } else {
        const href = pick(PATHS, random) + pick(['', '', '', '#content', '?q=1'], random);
        log.push(`click ${href}`);
        settleWith(await act(page, { href }));
        model.click(href);
      }
      await page.waitForTimeout(pick([0, 0, 30, 100], random));
    }
    const expected = {
      ...pages.get(pathOf(model.wish?.href ?? model.address))!,
      address: model.wish?.href ?? model.address,
    };
    await expect.poll(() => seen(page), `${log.join(', ')} (seed ${SEED})`).toEqual(expected);
    settleWith(await seen(page));
    // Whatever is still under way must not change anything.
    await page.waitForTimeout(LATENCY);
    expect(await seen(page), log.join(', ')).toEqual(expected);
    expect(await page.evaluate(() => history.length), log.join(', ')).toBe(lengthBefore + model.entries.length - 1);
    completed += 1;
    // A full load discards what the app has fetched.
    await page.reload();
    await waitForApp(page);
  }
  await page.close();
  return completed;
}

test('LOAD-1 address, title, heading, current links and history agree in random sequences', async ({ context }) => {
  test.setTimeout(540_000);
  test.info().annotations.push({ type: 'seed', description: String(SEED) });
  const pages = new Map<string, Seen>();
  const page = await context.newPage();
  for (const path of PATHS) {
    await openPage(page, path);
    pages.set(path, await seen(page));
  }
  await page.close();
  const counts = await Promise.all(
    Array.from({ length: TABS }, async (_, tab) => {
      let completed = 0;
      for (let round = 0; round < ROUNDS; round += 1)
        completed += await runTab(context, pages, createRandom(SEED + tab * ROUNDS + round));
      return completed;
    }),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(TABS * ROUNDS * SEQUENCES * 0.8);
});
