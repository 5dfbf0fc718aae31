import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { iconDataUrl } from '../src/site/build/icon-data-url';
import { siteConfig } from '../src/site/config/site-config';
import { INLINE_SHEETS } from '../src/site/inline-sheets';
import { openPage, recordRequests } from './support/browser';
import { allPages, siteFolder } from './support/built-pages';
import { readHeads } from './support/head';

test('META-1 every page declares its title, URL and language once', async ({ page }) => {
  const heads = await readHeads(page);
  expect(heads.length).toBeGreaterThan(350);
  for (const { path, url, titles, metas, links, one, hrefs } of heads) {
    expect(titles, path).toEqual([
      path === '/' ? siteConfig.title : expect.stringMatching(new RegExp(`^\\S.* \\| ${siteConfig.title}$`)),
    ]);
    expect(one('og:title'), path).toBe(titles[0]);
    expect(one('description'), path).toMatch(/^\S.{10,}\S$/);
    expect(one('description'), path).not.toMatch(/[{}<>`]|\]\(/);
    expect(one('og:description'), path).toBe(one('description'));
    expect(hrefs('canonical'), path).toEqual([url]);
    expect(one('og:url'), path).toBe(url);
    expect(
      links.filter(({ hreflang }) => hreflang).map(({ rel, hreflang, href }) => [rel, hreflang, href]),
      path,
    ).toEqual([
      ['alternate', 'en', url],
      ['alternate', 'x-default', url],
    ]);
    expect([one('og:locale'), one('og:site_name'), one('twitter:card')], path).toEqual([
      'en',
      siteConfig.title,
      'summary_large_image',
    ]);
    expect(one('viewport'), path).toContain('width=device-width, initial-scale=1');
    // Readers can zoom every page.
    expect(one('viewport'), path).not.toMatch(/maximum-scale|user-scalable/);
    expect(hrefs('icon'), path).toEqual([iconDataUrl(siteConfig.favicon), siteConfig.favicon]);
    expect([one('og:image:width'), one('og:image:height'), one('og:image:alt')], path).toEqual([
      '1200',
      '630',
      titles[0],
    ]);
    expect(hrefs('apple-touch-icon'), path).toEqual(['/apple-touch-icon.png']);
    const twice = Object.entries(metas).filter(
      ([name, values]) => values.length > 1 && name !== 'article:author' && name !== 'article:tag',
    );
    expect(twice, path).toEqual([]);
  }
  expect(readFileSync(join(siteFolder, siteConfig.favicon), 'utf8')).toContain('<svg');
});

test('META-1 BLG-4 no two pages have the same title or description, including further pages of a list', async ({
  page,
}) => {
  const heads = await readHeads(page);
  expect(heads.length).toBeGreaterThan(350);
  for (const textOf of [
    ({ titles }: (typeof heads)[number]) => titles[0] ?? '',
    ({ one }: (typeof heads)[number]) => one('description'),
  ]) {
    const paths = new Map<string, string[]>();
    for (const head of heads) paths.set(textOf(head), [...(paths.get(textOf(head)) ?? []), head.path]);
    expect([...paths].filter(([, others]) => others.length > 1)).toEqual([]);
  }
  const lists = heads.filter(({ kind }) => kind === 'doc-tag' || (kind.startsWith('blog-') && kind !== 'blog-tags'));
  for (const {
    path,
    titles: [title],
  } of lists)
    expect(/, Page (\d+) \| /i.exec(title ?? '')?.[1], path).toBe(/\/page\/(\d+)$/.exec(path)?.[1]);
});

const TAG_OF_KIND: Readonly<Record<string, string>> = {
  doc: 'docs-default-current',
  'doc-category': 'docs-default-current',
  'doc-tags': 'doc_tags_list',
  'doc-tag': 'doc_tag_doc_list',
  'blog-list': 'blog_posts_list',
  'blog-tags': 'blog_tags_list',
  'blog-tag': 'blog_tags_posts',
  'blog-authors': 'blog_authors_list',
  'blog-author': 'blog_authors_posts',
};

test('META-2 each page has the search facets once, and lists have their own values', async ({ page }) => {
  for (const { path, kind, metas } of await readHeads(page)) {
    expect(metas['docsearch:language'], path).toEqual(['en']);
    expect(metas['docsearch:docusaurus_tag'], path).toEqual([TAG_OF_KIND[kind] ?? 'default']);
    expect(metas['docsearch:version'], path).toEqual(kind.startsWith('doc') ? ['current'] : undefined);
  }
});

test('RTE-12 the first style sheet is the same for all pages; where readers enter, the other is part of the page', () => {
  const frames = new Set<string>();
  /** Inline style sheets by the file that they replace. */
  const kinds = new Map<string, Set<string>>();
  for (const { path, html } of allPages()) {
    const sheets = [
      ...html.matchAll(/<link rel="stylesheet" href="([^"]+)"|<style data-href="([^"]+)">(.*?)<\/style>/gs),
    ];
    expect(html.split('<style').length + html.split('<link rel="stylesheet"').length - 2, path).toBe(sheets.length);
    expect(sheets.length, path).toBe(2);
    frames.add(sheets[0]?.[1] ?? 'inline');
    const [, , href, css = ''] = sheets[1]!;
    if (href !== undefined) kinds.set(href, (kinds.get(href) ?? new Set()).add(css));
  }
  const [frame = ''] = frames;
  expect([...frames]).toEqual([expect.stringMatching(/^\/app\.[0-9a-f]{8}\.css$/)]);
  // The order of the layers precedes every other style.
  expect(readFileSync(join(siteFolder, frame), 'utf8')).toMatch(/^@layer reset, tokens, [^{]*;/);
  expect([...kinds.keys()].map((href) => /^\/([\w-]+)\.[0-9a-f]{8}\.css$/.exec(href)?.[1]).sort()).toEqual(
    Object.keys(INLINE_SHEETS).sort(),
  );
  for (const [href, sheets] of kinds) {
    const [css = ''] = sheets;
    expect([...sheets], href).toHaveLength(1);
    expect(css, href).toBe(readFileSync(join(siteFolder, href), 'utf8'));
    expect(gzipSync(css, { level: 9 }).length, href).toBeLessThan(3600);
  }
});

test('RTE-12 the app fetches the style sheet of another kind of page once, and never those that the page has', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await openPage(page, '/docs/rest/rondo-overview');
  for (const [link, url] of [
    ['Blog', /\/blog$/],
    ['REST API', /\/docs\/rest\//],
    ['Blog', /\/blog$/],
  ] as const) {
    await nav.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const sheets = requests.filter((url) => url.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets).not.toContain(await page.locator('style[data-href]').getAttribute('data-href'));
});
