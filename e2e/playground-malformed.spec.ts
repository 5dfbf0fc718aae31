import { expect, test, type Page } from '@playwright/test';
import { malformedHashes, malformedImports, type Malformed } from '../src/playgrounds/shared/test-support';
import { openLayouts, openSources, region, expectNoViolations, preparePlaygrounds } from './support/playgrounds';

preparePlaygrounds();

/** Errors of the page's scripts, as they come. */
function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Puts one hash after the other into the address, as if pasted, and returns the page's message for each. */
async function sayOfHashes(page: Page, hashes: readonly Malformed[]): Promise<string[]> {
  return page.evaluate(
    async (texts) => {
      const said: string[] = [];
      for (const text of texts) {
        const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
        window.location.hash = text;
        await changed;
        await new Promise((resolve) => setTimeout(resolve, 20));
        const alert = [...document.querySelectorAll('main [role="alert"]')].find((element) =>
          element.textContent?.startsWith('The state of the link could not be read'),
        );
        said.push(
          document.querySelector('main [data-playground]')
            ? (alert?.querySelector('li')?.textContent ?? '')
            : 'the playground has gone',
        );
      }
      return said;
    },
    hashes.map(({ text }) => text),
  );
}

/** Messages for damage that leaves nothing to read. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  'cut before it was compressed': /^The link is damaged/,
  'too deep': /^The link is damaged/,
  swollen: /^The link is damaged/,
  'too long': /^The link is too long/,
};

for (const [name, open] of [
  ['PLAY-LAYOUT', openLayouts],
  ['PLAY-SOURCES', openSources],
] as const) {
  test(`${name} malformed states pasted into the address never break the page, which reports the problem`, async ({
    page,
  }) => {
    const errors = pageErrors(page);
    const hashes = malformedHashes(100, 9);
    await open(page);
    const said = await sayOfHashes(page, hashes);
    for (const [index, message] of said.entries()) {
      const { damage, text } = hashes[index]!;
      // Input that is valid by chance is accepted without a message; anything else yields a full sentence.
      expect(message, `${damage}: ${text.slice(0, 80)}`).toMatch(ANSWERS[damage] ?? /^$|^[A-Z"].*\.$/s);
    }
    expect(said.filter((words) => words !== '').length).toBeGreaterThan(50);
    expect(errors).toEqual([]);
    await expectNoViolations(page);
  });
}

test('PLAY-LAYOUT malformed imports never break the page, which reports the problem with each', async ({ page }) => {
  const errors = pageErrors(page);
  await openLayouts(page);
  const text = page.getByLabel('JSON of a map, of a layout request, or of a room answer');
  let refused = 0;
  for (const { text: pasted } of malformedImports(40, 9)) {
    await text.fill(pasted);
    await page.getByRole('button', { name: 'Import' }).click();
    const said = region(page, 'Import')
      .getByRole('alert')
      .locator('li')
      .first()
      .or(region(page, 'Import').getByText(/^Imported: \d+ box/));
    await expect(said).toHaveText(/\w+ [^]+/);
    if (await region(page, 'Import').getByRole('alert').isVisible()) refused += 1;
  }
  expect(refused).toBeGreaterThan(25);
  expect(errors).toEqual([]);
});
