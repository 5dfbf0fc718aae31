import type { BrowserType } from '@playwright/test';
import { shareBrowser } from './shared-browser';

/** A fake browser that records its calls; `fails` names the calls that are rejected. */
function fakeBrowser(fails: ReadonlySet<string> = new Set()) {
  const calls: string[] = [];
  const call = (name: string) => (argument?: unknown) => {
    calls.push([name, ...(typeof argument === 'string' ? [argument] : [])].join(' '));
    return fails.has(name) ? Promise.reject(new Error(name)) : Promise.resolve();
  };
  const page = {
    goto: call('goto'),
    addStyleTag: call('style'),
    addScriptTag: call('script'),
    evaluate: call('evaluate'),
    close: call('close tab'),
  };
  const newContext = () => Promise.resolve({ newPage: () => (calls.push('tab'), Promise.resolve(page)) });
  const launch = () => (calls.push('launch'), Promise.resolve({ newContext, close: call('close browser') }));
  return { type: { launch } as unknown as BrowserType, calls };
}

/** Does what the renderer does for one page of content. */
async function draw(type: ReturnType<typeof shareBrowser>): Promise<void> {
  const browser = await type.launch();
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await page.goto('about:blank');
    await Promise.all([page.addStyleTag({ url: 'a.css' }), page.addScriptTag({ url: 'a.js' })]);
    await page.evaluate('draw');
  } finally {
    await page.close();
    await context.close();
    await browser.close();
  }
}

const CALLS_OF_FIRST_DRAWING = ['launch', 'tab', 'goto about:blank', 'style', 'script', 'evaluate draw', 'evaluate'];

afterEach(() => jest.useRealTimers());

test('MER-1 reuses a tab with the library for the second drawing', async () => {
  const { type, calls } = fakeBrowser();
  const shared = shareBrowser(type);
  await draw(shared);
  await draw(shared);
  expect(calls).toEqual([...CALLS_OF_FIRST_DRAWING, 'evaluate draw', 'evaluate']);
});

test('MER-1 closes the browser when it has been idle for a while and starts it again for the next drawing', async () => {
  jest.useFakeTimers();
  const { type, calls } = fakeBrowser();
  const shared = shareBrowser(type, 1000);
  await draw(shared);
  await jest.advanceTimersByTimeAsync(999);
  expect(calls).not.toContain('close browser');
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toContain('close browser');
  calls.length = 0;
  await draw(shared);
  expect(calls).toEqual(CALLS_OF_FIRST_DRAWING);
});
