import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { openDialog, pageResults, searchField, searchOptions } from './support/search';

interface Shown {
  readonly url: string;
  readonly text: string;
  readonly isCode: boolean;
}

/** The snippets of the first results on the search page. */
async function snippetsFor(page: Page, query: string): Promise<Shown[]> {
  await openPage(page, `/search?q=${encodeURIComponent(query)}`);
  await expect(pageResults(page)).toHaveCount(20);
  return pageResults(page).evaluateAll((results) =>
    results.flatMap((link) => {
      const snippet = link.closest('li')?.querySelector('p:nth-of-type(2)');
      const url = link.getAttribute('href') ?? '';
      return snippet
        ? [{ url, text: snippet.textContent.replaceAll('…', ''), isCode: snippet.querySelector('code') !== null }]
        : [];
    }),
  );
}

/** The snippets that are not within one line of code, or one block of text without code, of the page they link to. */
function strangeSnippets(page: Page, shown: readonly Shown[]): Promise<Shown[]> {
  return page.evaluate(async (snippets) => {
    const collapse = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const strange = [];
    for (const snippet of snippets) {
      const html = await (await fetch(snippet.url)).text();
      const target = new DOMParser().parseFromString(html, 'text/html');
      const codeLines = [...target.querySelectorAll('pre')]
        .flatMap((code) => code.textContent.split('\n'))
        .map(collapse);
      for (const inner of target.querySelectorAll('pre, li ul, li ol, .visually-hidden')) inner.remove();
      const blocks = [...target.querySelectorAll('p, li, td, th, dt, dd, figcaption, summary, meta[name=description]')];
      const texts = blocks.map((block) => collapse(block.getAttribute('content') ?? block.textContent));
      const isFound = (part: string) => (snippet.isCode ? codeLines : texts).some((text) => text.includes(part));
      if (!snippet.text.split(' · ').map(collapse).every(isFound)) strange.push(snippet);
    }
    return strange;
  }, shown);
}

for (const query of ['layers', 'curl']) {
  test(
    `SRC-2 each snippet for "${query}" is from one block of text or one line of code`,
    onlyInAll(),
    async ({ page }) => {
      const shown = await snippetsFor(page, query);
      expect(shown.length).toBeGreaterThan(5);
      // The records of calls and release notes are made from data, not from the page.
      const fromPages = shown.filter(({ url }) => !/#endpoint-|^\/release-notes/.test(url));
      expect(fromPages.length).toBeGreaterThan(4);
      expect(await strangeSnippets(page, fromPages)).toEqual([]);
    },
  );
}

test('SRC-2 code is shown as code, in the dialog and on the page, and text is not', onlyInAll(), async ({ page }) => {
  const shown = await snippetsFor(page, 'curl');
  expect(new Set(shown.map(({ isCode }) => isCode))).toEqual(new Set([true, false]));
  const code = page.getByRole('main').locator('li p code').first();
  await expect(code).toContainText('curl');
  await expect(code.locator('mark').first()).toHaveText('curl');
  await expect(code).toHaveCSS('font-family', /monospace/);
  await openDialog(page);
  await searchField(page).fill('curl');
  const codeInDialog = searchOptions(page).locator('.search-hit-snippet code').first();
  await expect(codeInDialog.locator('mark').first()).toHaveText('curl');
  await expect(codeInDialog).toHaveCSS('font-family', /monospace/);
});
