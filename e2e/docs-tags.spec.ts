import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pagesOfKind, readPage, siteFolder, survey } from './support/built-pages';
import { onlyInAll } from './support/only-in-all';

test(
  'TAG-1 the index groups tags by their first letter, in order, with the number of docs',
  onlyInAll(),
  async ({ page }) => {
    const [index] = await survey(page, pagesOfKind('doc-tags'), (document) => ({
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      groups: [...document.querySelectorAll('main section')].map((section) => ({
        id: section.querySelector('h2')?.id,
        letter: section.querySelector('h2')?.textContent,
        tags: [...section.querySelectorAll('a')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          label: link.children[0]?.textContent ?? '',
          count: Number(link.children[1]?.textContent),
        })),
      })),
    }));
    const groups = index?.found.groups ?? [];
    expect(index?.found.headings).toEqual(['Tags']);
    const letters = groups.map(({ letter }) => letter ?? '');
    expect(letters).toEqual([...letters].sort((a, b) => a.localeCompare(b, 'en')));
    for (const { id, letter, tags } of groups) {
      expect(id).toBe(letter);
      for (const { label } of tags) expect([...label][0]?.toUpperCase()).toBe(letter);
      const labels = tags.map(({ label }) => label);
      expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    }
    const tags = groups.flatMap((group) => group.tags);
    expect(tags.length).toBeGreaterThan(100);

    // The number is the count of docs with the tag.
    const carried = await survey(page, pagesOfKind('doc'), (document) =>
      [...document.querySelectorAll('article > footer a[rel="tag"]')].map((link) => link.getAttribute('href')),
    );
    for (const { href, count } of tags)
      expect(carried.filter(({ found }) => found.includes(href)).length, href).toBe(count);
  },
);

test('TAG-2 TAG-4 a tag page shows the number of its docs and lists them by title, ten per page', async ({ page }) => {
  const look = (document: Document) => ({
    heading: document.querySelector('h1')?.textContent ?? '',
    all: [...document.querySelectorAll('main a')]
      .find((link) => link.textContent === 'View all tags')
      ?.getAttribute('href'),
    docs: [...document.querySelectorAll('main li:has(> h2)')].map((item) => ({
      title: item.querySelector('h2')?.textContent ?? '',
      href: item.querySelector('a')?.getAttribute('href'),
      text: item.querySelector('p')?.textContent ?? '',
    })),
  });
  const results = await survey(page, pagesOfKind('doc-tag'), look);
  const counts: number[] = [];
  for (const { path, found } of results.filter((result) => !/\/page\/\d+$/.test(result.path))) {
    const count = /^One doc tagged with "./.test(found.heading)
      ? 1
      : Number(/^(\d+) docs tagged with "./.exec(found.heading)?.[1]);
    counts.push(count);
    expect(count, path).toBeGreaterThan(0);
    expect(found.all, path).toBe('/docs/tags');
    const docs = [...found.docs];
    for (let number = 2; existsSync(join(siteFolder, path, 'page', String(number), 'index.html')); number += 1) {
      const [further] = await survey(page, [readPage(`${path}/page/${number}`)], look);
      expect(docs.length, path).toBe((number - 1) * 10);
      expect(further?.found.heading).toBe(found.heading);
      docs.push(...(further?.found.docs ?? []));
    }
    expect(docs.length, path).toBe(count);
    expect(new Set(docs.map(({ href }) => href)).size, path).toBe(count);
    expect(
      docs.map(({ title }) => title),
      path,
    ).toEqual(docs.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    for (const { text } of docs) expect(text, path).toMatch(/\w{4,}/);
  }
  expect(Math.max(...counts)).toBeGreaterThan(10);
  expect(Math.min(...counts)).toBe(1);
});
