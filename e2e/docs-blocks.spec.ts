import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { allPages, pagesOfKind, siteFolder, survey } from './support/built-pages';
import { onlyInAll } from './support/only-in-all';

test(
  'CODE-1 CODE-6 every code block is a labeled scroll area or wraps, and all languages in use are highlighted',
  onlyInAll(),
  async ({ page }) => {
    const results = await survey(page, pagesOfKind('doc'), (document) =>
      [...document.querySelectorAll('[data-code-block]')].map((block) => ({
        language: block.querySelector('.code-language')?.textContent ?? '',
        // The JSON of a response, which can be folded.
        wraps: block.querySelector('.code-json') !== null,
        isReachable: block.querySelector('pre')?.getAttribute('tabindex') === '0',
        name: block.querySelector('pre')?.getAttribute('aria-label') ?? '',
        buttons: [...block.querySelectorAll('.code-button')].map((button) => button.getAttribute('aria-label')),
        isHighlighted: block.querySelector('.code i') !== null,
      })),
    );
    const blocks = results.flatMap(({ found }) => found);
    expect(blocks.length).toBeGreaterThan(200);
    for (const { language, wraps, isReachable, name, buttons } of blocks) {
      if (wraps) {
        expect([language, buttons]).toEqual(['JSON', ['Copy code to clipboard']]);
        continue;
      }
      expect(isReachable).toBe(true);
      expect(name).toContain(language);
      expect(buttons).toEqual(['Toggle word wrap', 'Copy code to clipboard']);
    }
    for (const language of ['Kotlin', 'Swift', 'PHP', 'Shell', 'JavaScript']) {
      expect(
        blocks.some((block) => block.language === language && block.isHighlighted),
        language,
      ).toBe(true);
    }
    expect(blocks.filter(({ language, isHighlighted }) => language === 'Text' && isHighlighted)).toEqual([]);
  },
);

test(
  'MER-1 every diagram has two pictures with a text alternative and a size, and their files exist',
  onlyInAll(),
  async ({ page }) => {
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
        isWide: figure.classList.contains('is-wide'),
      })),
    );
    const figures = results.flatMap(({ path, found }) => found.map((figure) => ({ path, ...figure })));
    expect(figures.length).toBeGreaterThan(20);
    for (const { path, caption, pictures, isSource, isWide } of figures) {
      expect(isSource, path).toBe(false);
      expect(
        pictures.map(({ name }) => name),
        path,
      ).toEqual(['diagram-light', 'diagram-dark']);
      for (const { src, alt, width, height, name } of pictures) {
        // A phone shows a wide one 640 px wide at most: more would make text of 14 px smaller than 12.
        expect(Number(width), path).toBeLessThanOrEqual(isWide ? 746 : 366);
        expect(src).toMatch(new RegExp(`^/diagrams/[0-9a-f]{16}-${name.slice(8)}\\.svg$`));
        expect(alt.startsWith(`${caption}. `), path).toBe(true);
        const svg = readFileSync(join(siteFolder, src), 'utf8');
        const head = svg.slice(0, svg.indexOf('>'));
        expect([/ width="(\d+)"/.exec(head)?.[1], / height="(\d+)"/.exec(head)?.[1]], src).toEqual([width, height]);
        expect(/<script|<foreignObject|https?:\/\/(?!www\.w3\.org)/i.exec(svg)?.[0], src).toBeUndefined();
      }
    }
  },
);

test('MER-1 no bundle contains the diagram library', () => {
  for (const name of readdirSync(siteFolder).filter((file) => file.endsWith('.js')))
    expect(/mermaidAPI|flowchart-elk/.exec(readFileSync(join(siteFolder, name), 'utf8'))?.[0], name).toBeUndefined();
});

test('MDX-1 images load lazily and have a size, and links lead to pages, not to files', async ({ page }) => {
  const results = await survey(page, pagesOfKind('doc', 'page'), (document) => ({
    images: [...document.querySelectorAll('article img')].map((image) => [
      image.getAttribute('loading'),
      Number(image.getAttribute('width')) > 0,
      Number(image.getAttribute('height')) > 0,
    ]),
    // The menu of a page leads to its Markdown on purpose.
    sources: [...document.querySelectorAll('a[href]:not(.page-menu a)')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /\.mdx?(?:[?#]|$)/.test(href) && !href.includes('/edit/main/')),
  }));
  expect(results.flatMap(({ found }) => found.images).length).toBeGreaterThan(20);
  for (const { path, found } of results) {
    for (const image of found.images) expect(image, path).toEqual(['lazy', true, true]);
    expect(found.sources, path).toEqual([]);
  }
});
