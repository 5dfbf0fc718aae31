import { expect, test, type Page } from '@playwright/test';
import { malformedHashes, malformedImports, type Malformed } from '../../src/playgrounds/shared/test-support';
import {
  importField,
  openLayouts,
  openPanel,
  openSources,
  region,
  expectNoViolations,
  preparePlaygrounds,
} from '../support/playgrounds';

preparePlaygrounds();

/** Errors that the page's scripts throw from now on. */
function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Sets one hash after another in the URL, as if pasted, and returns the page's message for each. */
async function messagesForHashes(page: Page, hashes: readonly Malformed[]): Promise<string[]> {
  return page.evaluate(
    async (texts) => {
      const messages: string[] = [];
      for (const text of texts) {
        const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
        window.location.hash = text;
        await changed;
        await new Promise((resolve) => setTimeout(resolve, 20));
        const alert = [...document.querySelectorAll('main [role="alert"]')].find((element) =>
          element.textContent?.startsWith('The link could not be read'),
        );
        messages.push(
          document.querySelector('main [data-playground]')
            ? (alert?.querySelector('li')?.textContent ?? '')
            : 'the playground has gone',
        );
      }
      return messages;
    },
    hashes.map(({ text }) => text),
  );
}

/** Messages for damage that leaves nothing readable. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  'cut before it was compressed': /^The link is damaged/,
  'too deep': /^The link is damaged/,
  swollen: /^The link is damaged/,
  'too long': /^The link is too long/,
};

for (const [name, open] of [
  ['PLAY-LAYOUT', openLayouts],
  ['PLAY-SOURCES', openSources],
] as const) {
  test(`${name} malformed states in the URL are reported and never break the page`, async ({ page }) => {
    const errors = pageErrors(page);
    const hashes = malformedHashes(100, 9);
    await open(page);
    const messages = await messagesForHashes(page, hashes);
    for (const [index, message] of messages.entries()) {
      const { damage, text } = hashes[index]!;
      // Input that is valid by chance is accepted without a message; anything else yields a full sentence.
      expect(message, `${damage}: ${text.slice(0, 80)}`).toMatch(MESSAGES[damage] ?? /^$|^[A-Z"].*\.$/s);
    }
    expect(messages.filter((words) => words !== '').length).toBeGreaterThan(50);
    expect(errors).toEqual([]);
    await expectNoViolations(page);
  });
}

test('PLAY-LAYOUT malformed imports are reported and never break the page', async ({ page }) => {
  const errors = pageErrors(page);
  await openLayouts(page);
  await openPanel(page, 'Import');
  const text = importField(page);
  let rejected = 0;
  for (const { text: pasted } of malformedImports(40, 9)) {
    await text.fill(pasted);
    await page.getByRole('button', { name: 'Import' }).click();
    const message = region(page, 'Import')
      .getByRole('alert')
      .locator('li')
      .first()
      .or(region(page, 'Import').getByText(/^Imported: \d+ box/));
    await expect(message).toHaveText(/\w+ [^]+/);
    if (await region(page, 'Import').getByRole('alert').isVisible()) rejected += 1;
  }
  expect(rejected).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});
