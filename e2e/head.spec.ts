import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { siteConfig } from '../src/site/config/site-config';
import { openPage, recordRequests } from './support/browser';
import { allPages, pagesOfKind, siteFolder, survey } from './support/built-pages';
import { authorNames, postSources, tagLabels } from './support/blog-sources';
import { routeTable } from './support/routes';

const rows = new Map(routeTable.map((route) => [route.path.replace(/(?<=.)\/$/, ''), route]));

let read: ReturnType<typeof readAll> | undefined;
/** What each page says in its head, read once for all checks. */
const readHeads = (page: Page) => (read ??= readAll(page));

async function readAll(page: Page) {
  const pages = allPages().map(({ path, html }) => ({ path, html: html.slice(0, html.indexOf('<body')) }));
  const heads = await survey(page, pages, (document) => {
    const metas: Record<string, string[]> = {};
    for (const meta of document.querySelectorAll('meta[name], meta[property]'))
      (metas[meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''] ??= []).push(
        meta.getAttribute('content') ?? '',
      );
    const links = [...document.querySelectorAll('link')].map((link) =>
      Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
    );
    return {
      titles: [...document.querySelectorAll('title')].map(({ textContent }) => textContent ?? ''),
      metas,
      links,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    };
  });
  return heads.map(({ path, found }) => {
    const route = rows.get(path);
    if (!route) throw new Error(`${path} is not in the table.`);
    const one = (name: string): string => found.metas[name]?.join(' AND ') ?? '';
    const hrefs = (rel: string): (string | undefined)[] =>
      found.links.filter((link) => link.rel === rel).map(({ href }) => href);
    const data = found.data.map((text) => JSON.parse(text) as Record<string, unknown>);
    return { ...found, ...route, one, hrefs, data, url: `${siteConfig.url}${route.path}` };
  });
}

test('META-1 every page says once what it is, where it is and in which language', async ({ page }) => {
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
    // Readers may enlarge every page.
    expect(one('viewport'), path).not.toMatch(/maximum-scale|user-scalable/);
    expect(hrefs('icon'), path).toEqual([siteConfig.favicon]);
    for (const image of metas['og:image'] ?? []) expect(image, path).toMatch(/^https:\/\//);
    const twice = Object.entries(metas).filter(
      ([name, values]) => values.length > 1 && name !== 'article:author' && name !== 'article:tag',
    );
    expect(twice, path).toEqual([]);
  }
  expect(readFileSync(join(siteFolder, siteConfig.favicon), 'utf8')).toContain('<svg');
});

test('META-1 BLG-4 posts and lists, further pages of a list too, can be told apart by their titles', async ({
  page,
}) => {
  const heads = (await readHeads(page)).filter(
    ({ kind }) => kind === 'doc-tag' || (kind.startsWith('blog-') && kind !== 'blog-tags'),
  );
  const titles = heads.map((head) => head.titles[0] ?? '');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  for (const {
    path,
    titles: [title],
  } of heads)
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

test('META-2 the facets of the search stand once on each page, lists have values of their own', async ({ page }) => {
  for (const { path, kind, metas } of await readHeads(page)) {
    expect(metas['docsearch:language'], path).toEqual(['en']);
    expect(metas['docsearch:docusaurus_tag'], path).toEqual([TAG_OF_KIND[kind] ?? 'default']);
    expect(metas['docsearch:version'], path).toEqual(kind.startsWith('doc') ? ['current'] : undefined);
  }
});

test('META-3 a post is an article with its day, authors and tags, for people who share it and for search engines', async ({
  page,
}) => {
  const heads = new Map((await readHeads(page)).map((head) => [head.path, head]));
  for (const { path, title, description, day, authors, tags } of postSources) {
    const head = heads.get(path);
    if (!head) throw new Error(`${path} is not built.`);
    const authorUrls = authors.map((key) => `${siteConfig.url}/blog/authors/${key}`);
    expect(head.metas, path).toMatchObject({
      'og:type': ['article'],
      description: [description],
      'article:published_time': [`${day}T00:00:00.000Z`],
      'article:author': authorUrls,
      'article:tag': tags.map((key) => tagLabels.get(key)),
    });
    expect(head.data, path).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        url: head.url,
        mainEntityOfPage: head.url,
        headline: title,
        description,
        datePublished: `${day}T00:00:00.000Z`,
        inLanguage: 'en',
        author: authors.map((key, index) => ({
          '@type': 'Organization',
          name: authorNames.get(key),
          url: authorUrls[index],
        })),
        isPartOf: expect.objectContaining({ '@type': 'Blog', '@id': `${siteConfig.url}/blog` }),
      }),
    ]);
  }
  for (const { path, kind, metas } of heads.values())
    if (kind !== 'blog-post')
      expect(
        [metas['og:type'], metas['article:published_time'], metas['article:author'], metas['article:tag']],
        path,
      ).toEqual([['website'], undefined, undefined, undefined]);
});

test('META-3 a list of posts is a blog with the posts that it shows', async ({ page }) => {
  const shown = new Map(
    (
      await survey(page, pagesOfKind('blog-list', 'blog-tag', 'blog-author'), (document) =>
        [...document.querySelectorAll('main article h2 a')].map((link) => link.getAttribute('href') ?? ''),
      )
    ).map(({ path, found }) => [path, found]),
  );
  const heads = (await readHeads(page)).filter(({ path }) => shown.has(path));
  expect(heads.length).toBe(shown.size);
  for (const { path, url, data } of heads) {
    const posts = (shown.get(path) ?? []).map((href) => postSources.find((post) => post.path === href));
    expect(posts.length, path).toBeGreaterThan(0);
    expect(data, path).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'Blog',
        '@id': url,
        headline: siteConfig.blog.title,
      }),
    ]);
    expect(data[0]?.blogPost, path).toEqual(
      posts.map((post) =>
        expect.objectContaining({
          '@type': 'BlogPosting',
          url: `${siteConfig.url}${post?.path}`,
          headline: post?.title,
          datePublished: `${post?.day}T00:00:00.000Z`,
        }),
      ),
    );
  }
});

test('META-3 every block of structured data says what it is, with absolute addresses', async ({ page }) => {
  const kinds = new Set<unknown>();
  for (const { path, data } of await readHeads(page)) {
    for (const block of data) {
      expect(block['@context'], path).toBe('https://schema.org');
      kinds.add(block['@type']);
      for (const [, address] of JSON.stringify(block).matchAll(/"(?:url|@id|item|mainEntityOfPage|image)":"([^"]*)"/g))
        expect(address, path).toMatch(/^https:\/\/[^/]+\//);
    }
  }
  expect([...kinds].sort()).toEqual(['Blog', 'BlogPosting', 'BreadcrumbList']);
});

/** Elements of a document that must be well-formed, with their texts: the strict parser of the browser reads it. */
function readXml(page: Page, name: string) {
  return page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const fault = document.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent ?? 'Not well-formed.');
      const root = document.documentElement;
      return {
        root: root.localName,
        space: root.namespaceURI,
        children: [...root.children].map((child) => ({
          name: child.localName,
          text: child.textContent ?? '',
          attributes: Object.fromEntries([...child.attributes].map((attribute) => [attribute.name, attribute.value])),
          parts: [...child.children].map((part) => [part.localName, part.textContent ?? ''] as const),
        })),
      };
    },
    readFileSync(join(siteFolder, name), 'utf8'),
  );
}

test('META-3 every page leads browsers to the description of the search, which is sound', async ({ page, request }) => {
  for (const { path, links } of await readHeads(page))
    expect(
      links.filter(({ rel }) => rel === 'search'),
      path,
    ).toEqual([
      {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: siteConfig.title,
        href: '/opensearch.xml',
      },
    ]);
  const { root, space, children } = await readXml(page, 'opensearch.xml');
  expect([root, space]).toEqual(['OpenSearchDescription', 'http://a9.com/-/spec/opensearch/1.1/']);
  const textOf = (name: string): string =>
    children
      .filter((child) => child.name === name)
      .map(({ text }) => text)
      .join(' AND ');
  // The lengths that OpenSearch 1.1 allows.
  for (const [name, most] of [
    ['ShortName', 16],
    ['LongName', 48],
    ['Description', 1024],
  ] as const)
    expect(textOf(name), name).toMatch(new RegExp(`^\\S.{0,${most - 2}}\\S$`));
  const [address] = children.filter(({ name }) => name === 'Url');
  expect(address?.attributes).toEqual({ type: 'text/html', template: `${siteConfig.url}/search?q={searchTerms}` });
  expect((await request.get('/search?q=layers')).status()).toBe(200);
});

test('MAP-1 the sitemap holds every page that search engines may list, and no other, by its canonical address', async ({
  page,
}) => {
  const { root, space, children } = await readXml(page, 'sitemap.xml');
  expect([root, space]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  const locs = children.map(({ name, parts }) => {
    expect(name).toBe('url');
    // These, in this order, is what the schema lets stand there; the day of the last change is left out.
    expect(parts).toEqual([
      ['loc', expect.stringMatching(/^https:\/\//)],
      ['changefreq', 'weekly'],
      ['priority', '0.5'],
    ]);
    return parts[0]?.[1];
  });
  const listed = (await readHeads(page)).filter(
    ({ kind, metas }) => !/^(?:doc|blog)-tags?$/.test(kind) && !/noindex/.test(metas.robots?.join() ?? ''),
  );
  expect(locs.sort()).toEqual(listed.flatMap(({ hrefs }) => hrefs('canonical')).sort());
  expect(listed.map(({ path }) => path)).not.toContain('/search');
  expect(listed.length).toBeGreaterThan(150);
});

test('MAP-2 robots are shown the sitemap, may read everything, and find no other file of that kind', async ({
  page,
  request,
}) => {
  const lines = readFileSync(join(siteFolder, 'robots.txt'), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${siteConfig.url}/sitemap.xml`]);
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([]);
  for (const name of ['sitemap-index.xml', 'sitemap-0.xml']) expect((await request.get(`/${name}`)).status()).toBe(404);
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toMatch(/xml/);
  for (const { path, hrefs } of await readHeads(page)) expect(hrefs('sitemap'), path).toEqual([]);
});

test('RTE-12 the sheets of a page are files, that of the frame the same for all pages', () => {
  const frames = new Set<string>();
  for (const { path, html } of allPages()) {
    const head = html.slice(0, html.indexOf('<body'));
    const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(sheets.length, path).toBeLessThan(4);
    frames.add(sheets.find((href) => href.startsWith('/app.'))!);
    // The order of the layers, which comes before any sheet, is all that a page says itself.
    expect(
      [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].filter(([, css]) => !css!.startsWith('@layer')),
      path,
    ).toEqual([]);
    expect(head.indexOf('<style'), path).toBeLessThan(head.indexOf('<link rel="stylesheet"'));
  }
  expect([...frames]).toEqual([expect.stringMatching(/^\/app\.[0-9a-f]{8}\.css$/)]);
});

test('RTE-12 a sheet that a page links is not fetched again by the app', async ({ page }) => {
  const requests = recordRequests(page);
  await openPage(page, '/docs/rest/rondo-overview');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sheets = requests.filter((url) => url.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(2);
  expect(new Set(sheets).size).toBe(sheets.length);
});
