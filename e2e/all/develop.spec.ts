import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { startDevelopmentServer } from '../support/development-server';
import { append, DOC, field, MISTAKES } from '../support/fixture-mistakes';
import { stateOf, tryMistakes } from '../support/mistakes';
import { searchField, searchOptions } from '../support/search';

const ROOT = join(__dirname, '../..');
const FIXTURE = join(ROOT, 'e2e/fixtures/docs');
/** No other test may use this folder: tests run at the same time. */
const WORK = join(ROOT, '.tmp/develop-mistakes');
const CONTENT = join(WORK, 'content');
const DRAFT = 'docs-2.0/lists/draft.mdx';
const OVER_PAGE = 'author-notes .panel';

/** Finds a page with the search dialog, which webpack compiles when it is opened first. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchField(page).fill(query, { timeout: 60_000 });
  // The first search after a change waits until the index has been built.
  await expect(searchOptions(page).first()).toContainText(query, { timeout: 60_000, ignoreCase: true });
  await page.keyboard.press('Escape');
}

test('mistakes lie over the page while it and the others stay; edits, drafts and redirects are shown at once', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { copyProject } = await import('../../tools/project/copy-project.mjs');
  copyProject(ROOT, WORK);
  rmSync(join(WORK, '.tmp'), { recursive: true, force: true });
  cpSync(FIXTURE, CONTENT, { recursive: true });
  const { url, stop, output } = await startDevelopmentServer(WORK, {
    SITE_CONTENT: CONTENT,
    SITE_OVERRIDES: readFileSync(join(FIXTURE, 'overrides.json'), 'utf8'),
  });
  try {
    await page.goto(`${url}/docs/blocks/headings`);
    await expect(page.locator('main h1')).toContainText('Headings of', { timeout: 60_000 });
    expect(await tryMistakes({ page, url, content: CONTENT, otherPath: '/docs/blocks/tabs' }, MISTAKES)).toEqual({});

    await test.step('the terminal says each of them once, on one line', () => {
      for (const { expect: expected } of MISTAKES.slice(0, 3)) {
        const lines = output()
          .split('\n')
          .filter((line) => line.includes(expected.contains[0] ?? '') && line.includes(`${expected.file}:`));
        expect(lines).toHaveLength(1);
      }
      expect(output()).not.toContain('will not be run');
    });

    await test.step('a doc that is moved away keeps its page until the sidebar follows', async () => {
      const text = readFileSync(join(CONTENT, DOC), 'utf8');
      rmSync(join(CONTENT, DOC));
      await expect(page.locator(OVER_PAGE)).toContainText('sidebars.yaml');
      await expect(page.locator(OVER_PAGE)).toContainText('names the unknown doc "blocks/headings"');
      await page.reload();
      await expect(page.locator('main h1')).toContainText('Headings of');
      await expect(page.locator(OVER_PAGE)).toBeVisible();
      writeFileSync(join(CONTENT, DOC), text);
      await expect(page.locator(OVER_PAGE)).toBeHidden();
    });

    await test.step('the panel can be read, closed by keyboard and opened again, also on a phone', async () => {
      const path = join(CONTENT, DOC);
      const text = readFileSync(path, 'utf8');
      await page.setViewportSize({ width: 360, height: 740 });
      writeFileSync(path, field('titel: Layers')(text));
      await expect(page.locator(OVER_PAGE)).toBeVisible();
      for (const mode of ['light', 'dark']) {
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
        expect(await axeFindings(page, { within: 'author-notes' })).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.keyboard.press('Escape');
      await expect(page.locator(OVER_PAGE)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(page.locator(OVER_PAGE)).toBeVisible();
      const opened = page.waitForRequest(/__open-stack-frame-in-editor/);
      // Answered here, so that no editor starts on the machine of whoever runs the tests.
      await page.route(/__open-stack-frame-in-editor/, (route) => route.fulfill({ body: '' }));
      await page.getByRole('button', { name: /headings\.mdx:2: open in the editor/ }).click();
      expect(new URL((await opened).url()).searchParams.get('lineNumber')).toBe('2');
      writeFileSync(path, text);
      await expect(page.locator(OVER_PAGE)).toBeHidden();
    });

    await test.step('an edit is shown and found, and the terminal says after how long', async () => {
      const path = join(CONTENT, DOC);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, append('A sentence about a quokka.')(text));
      await expect(page.locator('main')).toContainText('about a quokka', { timeout: 30_000 });
      await expect.poll(output).toMatch(/content\/docs-2\.0\/blocks\/headings\.mdx: shown after \d+\.\d s/);
      await page.reload();
      await page.waitForSelector('html[data-has-hydrated]', { state: 'attached', timeout: 60_000 });
      await search(page, 'quokka');
      writeFileSync(path, text);
      await expect(page.locator('main')).not.toContainText('quokka', { timeout: 30_000 });
    });

    await test.step('a draft is marked, and the notes name its file', async () => {
      const draft = (await stateOf({ page, url })).pages.find(({ file }) => file.endsWith(DRAFT));
      await page.goto(`${url}${draft?.path}`);
      await expect(page.locator('author-notes .label')).toHaveText('Draft', { timeout: 30_000 });
      await page.getByRole('button', { name: /^(?:Notes|No warnings|\d+ warnings?)$/ }).click();
      await expect(page.locator('author-notes .list')).toContainText(/draft\.mdx:1.*about [\d.]+ KB of HTML/s);
      await page.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(page.locator('author-notes .list')).toBeHidden();
      await expect(page.getByRole('button', { name: /^(?:Notes|No warnings|\d+ warnings?)$/ })).toBeFocused();
    });

    await test.step('an address with a fragment leads to its heading', async () => {
      const { path = '' } = (await stateOf({ page, url })).pages.find(({ file }) => file.endsWith(DOC)) ?? {};
      await page.setViewportSize({ width: 360, height: 300 });
      await page.goto(`${url}${path}`);
      const last = page.locator('main :is(h2, h3)[id]').last();
      await expect(last).not.toBeInViewport();
      const id = await last.getAttribute('id');
      await page.goto('about:blank');
      await page.goto(`${url}${path}#${id}`);
      await expect(last).toBeInViewport();
    });

    await test.step('a redirect is followed at once', async () => {
      writeFileSync(
        join(CONTENT, 'data/redirects.yaml'),
        'redirects:\n  - { from: /docs/titles, to: /docs/blocks/headings }\n',
      );
      await expect.poll(async () => (await page.goto(`${url}/docs/titles`))?.url()).toBe(`${url}/docs/blocks/headings`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Headings');
    });
  } finally {
    await stop();
  }
});
