/**
 * Runs what readers do with impatience: code and data arrive 50 to 2500 ms late at random, the first tap comes 0.2, 0.6
 * or 2.5 s after the load, taps come twice, and every page is left by Back and entered again by Forward. All of them
 * must end the same. The seed of the delays is constant, unless the environment variable IMPATIENT_SEED sets another
 * one; a failed test prints the command that repeats it.
 */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { DESKTOP_JOURNEYS } from './desktop-journeys';
import { press, showsPage, type Journey, type Reader, type Step } from './journey';
import { serveLate } from './late-site';
import { PHONE_JOURNEYS } from './phone-journeys';
import { onlyInAll } from '../support/only-in-all';

const SEED = process.env.IMPATIENT_SEED || '1';

interface Manner {
  readonly name: string;
  /** Milliseconds from the load event to the first tap. */
  readonly after: number;
  readonly isDouble?: boolean;
  readonly goesBack?: boolean;
}

const MANNERS: readonly Manner[] = [
  { name: '0.2 s after the load', after: 200 },
  { name: '0.6 s after the load', after: 600 },
  { name: '2.5 s after the load', after: 2500 },
  { name: 'with double taps', after: 400, isDouble: true },
  { name: 'with Back at every step', after: 100, goesBack: true },
];

function createReader(page: Page, { isDouble }: Manner, isPhone: boolean): Reader {
  const tapOnce = (target: Locator) => (isPhone ? target.tap() : target.click());
  const tapTwice = async (target: Locator) => {
    if (!isPhone) return target.dblclick();
    await target.tap();
    await tapAgain(target);
  };
  return { page, tapOnce, tap: isDouble ? tapTwice : tapOnce };
}

/** Taps once more if the target is still in view. Playwright's own tap would scroll to it, which no finger does. */
async function tapAgain(target: Locator): Promise<void> {
  const click = (element: HTMLElement | SVGElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    if (touched instanceof HTMLElement && element.contains(touched)) touched.click();
  };
  // The first tap may already have removed the target.
  await target.evaluate(click, undefined, { timeout: 300 }).catch(() => undefined);
}

/** Leaves the page of a step and comes back. */
async function goBackAndForth(page: Page, previous: string, step: Step): Promise<void> {
  await press(page, -1);
  await showsPage(page, previous);
  await press(page, 1);
  await step.ends(page);
}

/** Presses Back twice in quick succession. */
async function goBackTwice(page: Page, path: string): Promise<void> {
  await press(page, -1);
  await page.waitForTimeout(100);
  await press(page, -1);
  await showsPage(page, path);
}

async function run(page: Page, journey: Journey, manner: Manner, isPhone: boolean): Promise<void> {
  const reader = createReader(page, manner, isPhone);
  const pages = [journey.start];
  await page.goto(journey.start);
  await page.waitForTimeout(manner.after);
  for (const step of journey.steps) {
    await step.act(reader);
    await step.ends(page);
    if (step.leadsTo === undefined) continue;
    if (manner.goesBack) await goBackAndForth(page, pages.at(-1) ?? '', step);
    pages.push(step.leadsTo);
  }
  const [, , ...others] = pages;
  const isOnLast = journey.steps.at(-1)?.leadsTo !== undefined;
  if (manner.goesBack && isOnLast && others.length > 0) await goBackTwice(page, pages.at(-3) ?? '');
}

for (const [device, journeys] of [
  ['desktop', DESKTOP_JOURNEYS],
  ['phone', PHONE_JOURNEYS],
] as const) {
  const isPhone = device === 'phone';
  test.describe(device, () => {
    test.use(
      isPhone
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { permissions: ['clipboard-read', 'clipboard-write'] },
    );
    for (const journey of journeys)
      for (const manner of MANNERS)
        test(`${journey.name}, ${manner.name}`, onlyInAll(), async ({ browser, contextOptions }, { title }) => {
          const site = await serveLate(`${SEED} ${title}`);
          const context = await browser.newContext({ ...contextOptions, baseURL: site.url });
          try {
            await run(await context.newPage(), journey, manner, isPhone);
          } catch (error) {
            console.error(`Repeat with IMPATIENT_SEED=${SEED} npx playwright test --project=impatient -g "${title}"`);
            throw error;
          } finally {
            await context.close();
            await site.close();
          }
        });
  });
}

test('the delays depend on the seed alone', async () => {
  const { delayOf } = await import('./late-site');
  const delays = Array.from({ length: 300 }, (_, number) => delayOf('1', `/file-${number}.js`, 0));
  expect(delays).toEqual(Array.from({ length: 300 }, (_, number) => delayOf('1', `/file-${number}.js`, 0)));
  expect(delays.every((delay) => delay >= 50 && delay < 2500)).toBe(true);
  expect(Math.max(...delays)).toBeGreaterThan(2000);
  expect(delayOf('2', '/file-1.js', 0)).not.toBe(delayOf('1', '/file-1.js', 0));
  expect(delayOf('1', '/file-1.js', 1)).not.toBe(delayOf('1', '/file-1.js', 0));
});
