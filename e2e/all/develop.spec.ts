import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startDevelopmentServer } from '../support/development-server';
import { MISTAKES } from '../support/fixture-mistakes';
import { tryMistakes } from '../support/mistakes';
import { replaceContent } from '../support/replace-content';
import { searchField, searchOptions } from '../support/search';

const ROOT = join(__dirname, '../..');
const FIXTURE = join(ROOT, 'e2e/fixtures/docs');
/** The folder in which the fixture "zeta" was built, which no other test uses. */
const WORK = join(ROOT, '.tmp/fixture-work/zeta');
const DOC = join(WORK, 'content/docs-2.0/blocks/headings.mdx');
const REDIRECTS = join(WORK, 'content/data/redirects.yaml');

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated]', { state: 'attached', timeout: 60_000 });
}

/** Finds a page with the search dialog, which webpack compiles when it is opened first. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchField(page).fill(query, { timeout: 60_000 });
  // The first search after a change waits until the index has been built.
  await expect(searchOptions(page).first()).toContainText(query, { timeout: 60_000, ignoreCase: true });
  await page.keyboard.press('Escape');
}

test('an author sees edits and errors, and the first search finds what the pages contain', async ({ page }) => {
  test.setTimeout(300_000);
  replaceContent(WORK, FIXTURE);
  const original = readFileSync(DOC, 'utf8');
  const { url, stop } = await startDevelopmentServer(WORK, {
    SITE_CONTENT: join(WORK, 'content'),
    SITE_OVERRIDES: readFileSync(join(FIXTURE, 'overrides.json'), 'utf8'),
  });
  try {
    await open(page, `${url}/docs/blocks/headings`);
    await search(page, 'Headings');

    writeFileSync(DOC, `${original}\nA sentence about a quokka.\n`);
    await expect(page.locator('main')).toContainText('about a quokka', { timeout: 30_000 });
    await open(page, `${url}/docs/blocks/headings`);
    await search(page, 'quokka');

    writeFileSync(DOC, `${original}\n<NoSuchComponent />\n`);
    const error = page.locator('.author-error').getByText('NoSuchComponent').first();
    await expect(error).toBeVisible({ timeout: 30_000 });
    await expect(error).toContainText('headings.mdx');
    writeFileSync(DOC, original);
    await expect(error).toBeHidden({ timeout: 30_000 });

    const mistakes = MISTAKES.filter(({ name }) => /^(?:an unknown field|a sidebar with an unknown doc)$/.test(name));
    expect(mistakes).toHaveLength(2);
    const trial = { page, url, content: join(WORK, 'content'), otherPath: '/docs/blocks/tabs' };
    expect(await tryMistakes(trial, mistakes)).toEqual({});

    // Gatsby's own page for unknown addresses; its button leads to that of the site.
    await page.goto(`${url}/docs/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gatsby.js development 404 page', {
      timeout: 30_000,
    });

    writeFileSync(REDIRECTS, 'redirects:\n  - { from: /docs/titles, to: /docs/blocks/headings }\n');
    await expect.poll(async () => (await page.goto(`${url}/docs/titles`))?.url()).toBe(`${url}/docs/blocks/headings`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Headings');
  } finally {
    await stop();
  }
});
