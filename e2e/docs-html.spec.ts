import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { product } from '../src/site/config/product';
import { allPages, pageDataFolder, pagesOfKind, survey } from './support/built-pages';
import { onlyInAll } from './support/only-in-all';

const contentFolder = join(__dirname, '../content');

test('CFG-1 every page declares its language and direction', onlyInAll(), async ({ page }) => {
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(200);
  for (const { path, found } of await survey(page, pages, (document) => [
    document.documentElement.lang,
    document.documentElement.dir,
  ]))
    expect(found, path).toEqual(['en', 'ltr']);
});

test('CFG-2 there is one docs version, with name, label, path and main doc', () => {
  const folder = join(pageDataFolder(), 'sq/d');
  const records = readdirSync(folder).flatMap((name) => {
    const { data } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      data: { allDocsVersion?: { nodes: unknown[] } };
    };
    return data.allDocsVersion?.nodes ?? [];
  });
  expect(records).toContainEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'rest/overview',
    mainDocPath: `/docs/rest/${product.slug}-overview`,
  });
});

test('SB-1 SB-5 each doc occurs exactly once in the sidebar that it shows', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc', 'doc-category'), (document) =>
    [...document.querySelectorAll('nav[aria-label="Docs sidebar"]')].map((nav) =>
      [...nav.querySelectorAll('[aria-current]')].map(
        (link) => `${link.getAttribute('aria-current')} ${link.getAttribute('href')}`,
      ),
    ),
  );
  expect(results.length).toBeGreaterThan(100);
  for (const { path, found } of results) expect(found, path).toEqual([[`page ${path}`]]);
});

test('SB-1 the docs of one folder show the same sidebar', onlyInAll(), async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc'), (document) =>
    document.querySelector('nav[aria-label="Docs sidebar"] a')?.getAttribute('href'),
  );
  for (const { path, found } of results) {
    const first = {
      rest: `/docs/rest/${product.slug}-overview`,
      sdks: '/docs/sdks',
      streamrec: `/docs/streamrec/${product.slug}-streamrec`,
    }[path.split('/')[2] ?? ''];
    expect(found, path).toBe(first);
  }
});

test('CAT-1 category pages have a heading, a description, breadcrumbs and neighbors', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc-category'), (document) => ({
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim()),
    description: document.querySelector('main h1 + p')?.textContent,
    crumbs: document.querySelectorAll('nav[aria-label="Breadcrumbs"] li').length,
    pagerLinks: [...document.querySelectorAll('nav[aria-label="Docs pages"] a')].map((link) =>
      link.getAttribute('rel'),
    ),
  }));
  expect(results.length).toBeGreaterThanOrEqual(9);
  for (const { path, found } of results) {
    expect(found.headings, path).toHaveLength(1);
    expect(found.description, path).toMatch(/\w{4,}/);
    expect(found.crumbs, path).toBeGreaterThan(1);
    expect(found.pagerLinks, path).toEqual(['prev', 'next']);
  }
});

test('CAT-2 CAT-3 a category page has a card for each of its sidebar entries, in the same order', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc-category'), (document, path) => {
    const entry = [...document.querySelectorAll('nav[aria-label="Docs sidebar"] a')]
      .find((link) => link.getAttribute('href') === path)
      ?.closest('li');
    const cards = [...document.querySelectorAll('main ul > li:has(> a > h2)')];
    return {
      entries: [...(entry?.querySelectorAll(':scope > div:last-child > ul > li > a') ?? [])].map((link) =>
        link.getAttribute('href'),
      ),
      cards: cards.map((card) => card.querySelector('a')?.getAttribute('href')),
      // The whole card is a single link.
      areLinks: cards.every((card) => card.children.length === 1 && card.querySelectorAll('a').length === 1),
      texts: cards.map((card) => card.querySelector('p')?.textContent ?? ''),
      icons: cards.map((card) => card.querySelector('svg')?.getAttribute('aria-hidden')),
    };
  });
  for (const { path, found } of results) {
    expect(found.cards.length, path).toBeGreaterThan(1);
    expect(found.cards, path).toEqual(found.entries);
    expect(found.areLinks, path).toBe(true);
    for (const text of found.texts) expect(text, path).toMatch(/\w{4,}/);
    expect([['true'], [undefined]], path).toContainEqual([...new Set(found.icons)]);
  }
});

test('DOC-1 every page has one first-level heading', async ({ page }) => {
  for (const { path, found } of await survey(page, allPages(), (document) => document.querySelectorAll('h1').length))
    expect(found, path).toBe(1);
});

test('DOC-2 the structured data contains the breadcrumbs that have a link', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc', 'doc-category'), (document) => {
    const crumbs = [...document.querySelectorAll('nav[aria-label="Breadcrumbs"] li')].slice(1);
    return {
      linked: crumbs.flatMap((crumb) => crumb.querySelector('a')?.getAttribute('href') ?? []),
      last: crumbs.at(-1)?.querySelector('[aria-current="page"]')?.tagName,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) =>
          JSON.parse(script.textContent ?? '') as {
            '@type': string;
            itemListElement: { position: number; item: string }[];
          },
      ),
    };
  });
  for (const { path, found } of results) {
    expect(found.last, path).toBe('SPAN');
    const lists = found.data.filter((data) => data['@type'] === 'BreadcrumbList');
    expect(lists, path).toHaveLength(1);
    const steps = lists[0]?.itemListElement ?? [];
    expect(
      steps.map(({ position }) => position),
      path,
    ).toEqual(steps.map((_step, index) => index + 1));
    // The page itself has a URL, so the structured data links it too.
    expect(
      steps.map(({ item }) => new URL(item).pathname),
      path,
    ).toEqual([...found.linked, path]);
  }
});

test('DOC-3 the table of contents lists level 2 and 3 headings, and is absent if there are none', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc'), (document) => ({
    hasCalls: document.querySelector('.has-samples') !== null,
    // Names of types come from the declarations, not from the text.
    headings: [...document.querySelectorAll('article :is(h2, h3)[id]:not([id^="type-"])')].map(
      ({ id }) => `#${encodeURIComponent(id)}`,
    ),
    lists: ['Contents of this page', 'On this page']
      .map((name) => document.querySelector(`nav[aria-label="${name}"]`))
      .map(
        (nav) =>
          nav &&
          [...nav.querySelectorAll('a')].map(
            (link) => `#${encodeURIComponent(decodeURIComponent(link.hash.slice(1)))}`,
          ),
      ),
  }));
  for (const { path, found } of results) {
    // On one page, a table takes the place of the contents.
    const expected = found.headings.length === 0 || path === '/docs/rest/api-endpoints' ? null : found.headings;
    // Beside the text, calls in the sidebar take the place of the contents.
    expect(found.lists, path).toEqual([found.hasCalls ? null : expected, expected]);
  }
});

test('DOC-6 headings have unique kebab-case ids and a link that is named after their text', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc'), (document) =>
    [...document.querySelectorAll('article :is(h2, h3, h4, h5, h6)[id]')].map((heading) => {
      // Those in a summary have their link after it.
      const link = (heading.closest('summary')?.parentElement ?? heading).querySelector('a.hash-link');
      return {
        id: heading.id,
        text: heading.textContent?.replace(/\s+/g, ' ').trim(),
        link: [link?.getAttribute('href'), link?.getAttribute('aria-label')],
      };
    }),
  );
  for (const { path, found } of results) {
    expect(new Set(found.map(({ id }) => id)).size, path).toBe(found.length);
    for (const { id, text, link } of found) {
      expect(id, path).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u);
      expect(link, path).toEqual([`#${id}`, `Direct link to ${text}`]);
    }
  }
});

test('DOC-7 following "Next" leads through all pages of a sidebar, and "Previous" back', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc', 'doc-category'), (document) => {
    const link = (rel: string) =>
      document.querySelector(`nav[aria-label="Docs pages"] a[rel="${rel}"]`)?.getAttribute('href') ?? null;
    return { previous: link('prev'), next: link('next') };
  });
  const neighbors = new Map(results.map(({ path, found }) => [path, found]));
  const visited = new Set<string>();
  for (const first of [
    `/docs/rest/${product.slug}-overview`,
    '/docs/sdks',
    `/docs/streamrec/${product.slug}-streamrec`,
  ]) {
    expect(neighbors.get(first)?.previous, first).toBeNull();
    for (let here: string | null = first; here !== null;) {
      expect(visited.has(here), here).toBe(false);
      visited.add(here);
      const next: string | null = neighbors.get(here)?.next ?? null;
      if (next !== null) expect(neighbors.get(next)?.previous, next).toBe(here);
      here = next;
    }
  }
  expect([...visited].sort()).toEqual([...neighbors.keys()].sort());
});

test(
  "DOC-8 the date of the last change comes from the file's Git history, without naming a person",
  onlyInAll(),
  async ({ page }) => {
    const results = await survey(page, pagesOfKind('doc'), (document) => {
      const foot = document.querySelector('article > footer');
      return {
        edit: [...(foot?.querySelectorAll('a') ?? [])]
          .find((link) => link.textContent?.startsWith('Edit this page'))
          ?.getAttribute('href'),
        updated: foot?.querySelector('time')?.getAttribute('datetime'),
        text: foot?.textContent,
      };
    });
    let dated = 0;
    const committers = new Set(git('log', '--format=%an%n%cn').split('\n').filter(Boolean));
    for (const { path, found } of results) {
      const source = found.edit?.split('/edit/main/content/')[1] ?? '';
      expect(existsSync(join(contentFolder, source)), `${path} is edited at ${found.edit}`).toBe(true);
      const times = git('log', '--format=%ct', '--follow', '--', join('content', source))
        .split('\n')
        .filter(Boolean)
        .map((time) => new Date(Number(time) * 1000).toISOString());
      // A doc that has not been committed yet has no date.
      if (times.length === 0) expect(found.updated, path).toBeUndefined();
      else expect(times, path).toContain(found.updated);
      dated += times.length > 0 ? 1 : 0;
      for (const name of committers) expect(found.text, path).not.toContain(name);
    }
    expect(dated).toBeGreaterThan(100);
  },
);

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: join(__dirname, '..'), encoding: 'utf8' });
}
