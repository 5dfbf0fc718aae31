import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { product } from '../src/site/config/product';
import { allPages, pagesOfKind, readPage, siteFolder, survey } from './support/built-pages';

const contentFolder = join(__dirname, '../content');

test('CFG-1 every page says its language and direction', async ({ page }) => {
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(200);
  for (const { path, found } of await survey(page, pages, (document) => [
    document.documentElement.lang,
    document.documentElement.dir,
  ]))
    expect(found, path).toEqual(['en', 'ltr']);
});

test('CFG-2 one docs version is recorded, with name, label, path and main doc', () => {
  const folder = join(siteFolder, 'page-data/sq/d');
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

test('SB-1 SB-5 each doc stands once in the one sidebar it shows', async ({ page }) => {
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

test('SB-1 the docs of one folder show the same sidebar', async ({ page }) => {
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

test('CAT-1 category pages have a heading, a description, breadcrumbs and neighbours', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc-category'), (document) => ({
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent?.trim()),
    description: document.querySelector('main h1 + p')?.textContent,
    crumbs: document.querySelectorAll('nav[aria-label="Breadcrumbs"] li').length,
    ways: [...document.querySelectorAll('nav[aria-label="Docs pages"] a')].map((link) => link.getAttribute('rel')),
  }));
  expect(results).toHaveLength(9);
  for (const { path, found } of results) {
    expect(found.headings, path).toHaveLength(1);
    expect(found.description, path).toMatch(/\w{4,}/);
    expect(found.crumbs, path).toBeGreaterThan(1);
    expect(found.ways, path).toEqual(['prev', 'next']);
  }
});

test('CAT-2 CAT-3 a category page has a card for each entry below it in the sidebar, in that order', async ({
  page,
}) => {
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
      // The whole card is one link, with nothing beside it.
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
    expect(new Set(found.icons), path).toEqual(new Set(['true']));
  }
});

test('DOC-1 every page has one first-level heading', async ({ page }) => {
  for (const { path, found } of await survey(page, allPages(), (document) => document.querySelectorAll('h1').length))
    expect(found, path).toBe(1);
});

test('DOC-2 the trail is told to search engines, linked steps only', async ({ page }) => {
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
    // The page itself is a linked step of the data, since it has an address.
    expect(
      steps.map(({ item }) => new URL(item).pathname),
      path,
    ).toEqual([...found.linked, path]);
  }
});

test('DOC-3 the list of contents names the headings of level 2 and 3, and is missing without any', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc'), (document) => {
    const names = ['Contents of this page', 'On this page'];
    return {
      headings: [...document.querySelectorAll('article :is(h2, h3)')].map(({ id }) => `#${encodeURIComponent(id)}`),
      lists: names
        .map((name) => document.querySelector(`nav[aria-label="${name}"]`))
        .map(
          (nav) =>
            nav &&
            [...nav.querySelectorAll('a')].map(
              (link) => `#${encodeURIComponent(decodeURIComponent(link.hash.slice(1)))}`,
            ),
        ),
    };
  });
  for (const { path, found } of results) {
    const expected = found.headings.length > 0 ? found.headings : null;
    expect(found.lists, path).toEqual([expected, expected]);
  }
});

test('DOC-6 headings have dashed ids of their own, and a link named by their text', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc'), (document) =>
    [...document.querySelectorAll('article :is(h2, h3, h4, h5, h6)')].map((heading) => {
      const link = heading.querySelector('a.hash-link');
      return {
        id: heading.id,
        text: heading.textContent?.replace(/\s+/g, ' ').trim(),
        name: link?.getAttribute('aria-label'),
        href: link?.getAttribute('href'),
      };
    }),
  );
  for (const { path, found } of results) {
    expect(new Set(found.map(({ id }) => id)).size, path).toBe(found.length);
    for (const { id, text, name, href } of found) {
      expect(id, path).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u);
      expect(href, path).toBe(`#${id}`);
      expect(name, path).toBe(`Direct link to ${text}`);
    }
  }
});

test('DOC-7 following "Next" leads through all pages of a sidebar, and "Previous" back', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc', 'doc-category'), (document) => {
    const link = (rel: string) =>
      document.querySelector(`nav[aria-label="Docs pages"] a[rel="${rel}"]`)?.getAttribute('href') ?? null;
    return { previous: link('prev'), next: link('next') };
  });
  const neighbours = new Map(results.map(({ path, found }) => [path, found]));
  const visited = new Set<string>();
  for (const first of [
    `/docs/rest/${product.slug}-overview`,
    '/docs/sdks',
    `/docs/streamrec/${product.slug}-streamrec`,
  ]) {
    expect(neighbours.get(first)?.previous, first).toBeNull();
    for (let here: string | null = first; here !== null;) {
      expect(visited.has(here), here).toBe(false);
      visited.add(here);
      const next: string | null = neighbours.get(here)?.next ?? null;
      if (next !== null) expect(neighbours.get(next)?.previous, next).toBe(here);
      here = next;
    }
  }
  expect([...visited].sort()).toEqual([...neighbours.keys()].sort());
});

test('DOC-8 the day of the last change comes from the history of the file, and no person is named', async ({
  page,
}) => {
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
  const committers = new Set(git('log', '--format=%an%n%cn').split('\n').filter(Boolean));
  for (const { path, found } of results) {
    const source = found.edit?.split('/edit/main/content/')[1] ?? '';
    expect(existsSync(join(contentFolder, source)), `${path} is edited at ${found.edit}`).toBe(true);
    const times = git('log', '--format=%ct', '--follow', '--', join('content', source))
      .split('\n')
      .filter(Boolean)
      .map((time) => new Date(Number(time) * 1000).toISOString());
    if (times.length > 0) expect(times, path).toContain(found.updated);
    for (const name of committers) expect(found.text, path).not.toContain(name);
  }
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: join(__dirname, '..'), encoding: 'utf8' });
}

test('TAG-1 the index groups tags by their first letter, in order, each with the number of its docs', async ({
  page,
}) => {
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

  // The number is that of the docs that carry the tag.
  const carried = await survey(page, pagesOfKind('doc'), (document) =>
    [...document.querySelectorAll('article > footer a[rel="tag"]')].map((link) => link.getAttribute('href')),
  );
  for (const { href, count } of tags)
    expect(carried.filter(({ found }) => found.includes(href)).length, href).toBe(count);
});

test('TAG-2 TAG-4 a tag page says how many docs there are, and lists them by title, ten to a page', async ({
  page,
}) => {
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
    ).toEqual(docs.map(({ title }) => title).sort((a, b) => (a < b ? -1 : 1)));
    for (const { text } of docs) expect(text, path).toMatch(/\w{4,}/);
  }
  expect(Math.max(...counts)).toBeGreaterThan(10);
  expect(Math.min(...counts)).toBe(1);
});

test('CODE-1 CODE-6 every block is a scroller that says what it is, and the shipped languages are coloured', async ({
  page,
}) => {
  const results = await survey(page, pagesOfKind('doc'), (document) =>
    [...document.querySelectorAll('[data-code-block]')].map((block) => ({
      language: block.querySelector('.code-language')?.textContent ?? '',
      isReachable: block.querySelector('pre')?.getAttribute('tabindex') === '0',
      name: block.querySelector('pre')?.getAttribute('aria-label') ?? '',
      buttons: [...block.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
      isColoured: block.querySelector('.token') !== null,
    })),
  );
  const blocks = results.flatMap(({ found }) => found);
  expect(blocks.length).toBeGreaterThan(200);
  for (const { language, isReachable, name, buttons } of blocks) {
    expect(isReachable).toBe(true);
    expect(name).toContain(language);
    expect(buttons).toEqual(['Toggle word wrap', 'Copy code to clipboard']);
  }
  for (const language of ['Kotlin', 'Swift', 'PHP', 'Shell', 'JavaScript']) {
    expect(
      blocks.some((block) => block.language === language && block.isColoured),
      language,
    ).toBe(true);
  }
  expect(blocks.filter(({ language, isColoured }) => language === 'Text' && isColoured)).toEqual([]);
});

test('MER-1 every diagram is two pictures with words and a size, and their files are there', async ({ page }) => {
  const results = await survey(page, allPages(), (document) =>
    [...document.querySelectorAll('figure.diagram')].map((figure) => ({
      caption: figure.querySelector('figcaption')?.textContent ?? '',
      pictures: [...figure.querySelectorAll('img')].map((image) => ({
        name: image.className,
        src: image.getAttribute('src') ?? '',
        alt: image.alt,
        width: image.getAttribute('width'),
        height: image.getAttribute('height'),
      })),
      isSource: figure.classList.contains('is-source'),
    })),
  );
  const figures = results.flatMap(({ path, found }) => found.map((figure) => ({ path, ...figure })));
  expect(figures.length).toBeGreaterThan(20);
  for (const { path, caption, pictures, isSource } of figures) {
    expect(isSource, path).toBe(false);
    expect(
      pictures.map(({ name }) => name),
      path,
    ).toEqual(['diagram-light', 'diagram-dark']);
    for (const { src, alt, width, height, name } of pictures) {
      expect(src).toMatch(new RegExp(`^/diagrams/[0-9a-f]{16}-${name.slice(8)}\\.svg$`));
      expect(alt.startsWith(`${caption}. `), path).toBe(true);
      const svg = readFileSync(join(siteFolder, src), 'utf8');
      const head = svg.slice(0, svg.indexOf('>'));
      expect([/ width="(\d+)"/.exec(head)?.[1], / height="(\d+)"/.exec(head)?.[1]], src).toEqual([width, height]);
      expect(/<script|<foreignObject|https?:\/\/(?!www\.w3\.org)/i.exec(svg)?.[0], src).toBeUndefined();
    }
  }
});

test('MER-1 no bundle holds the diagram library', () => {
  for (const name of readdirSync(siteFolder).filter((file) => file.endsWith('.js')))
    expect(/mermaidAPI|sequenceDiagram/.exec(readFileSync(join(siteFolder, name), 'utf8'))?.[0], name).toBeUndefined();
});

test('MDX-1 images wait for their turn and have a size, and links lead to pages, not to files', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc', 'page'), (document) => ({
    images: [...document.querySelectorAll('article img')].map((image) => [
      image.getAttribute('loading'),
      Number(image.getAttribute('width')) > 0,
      Number(image.getAttribute('height')) > 0,
    ]),
    sources: [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /\.mdx?(?:[?#]|$)/.test(href) && !href.includes('/edit/main/')),
  }));
  expect(results.flatMap(({ found }) => found.images).length).toBeGreaterThan(20);
  for (const { path, found } of results) {
    for (const image of found.images) expect(image, path).toEqual(['lazy', true, true]);
    expect(found.sources, path).toEqual([]);
  }
});
