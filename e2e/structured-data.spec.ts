import { expect, test } from '@playwright/test';
import { siteConfig } from '../src/site/config/site-config';
import { pagesOfKind, survey } from './support/built-pages';
import { authorNames, postSources, tagLabels } from './support/blog-sources';
import { readHeads, readXml } from './support/head';
import { onlyInAll } from './support/only-in-all';

test('META-3 a post has article metadata with date, authors and tags, for sharing and search engines', async ({
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
        image: `${siteConfig.url}/share${path}.png`,
        datePublished: `${day}T00:00:00.000Z`,
        inLanguage: 'en',
        author: authors.map((key, index) => ({
          '@type': 'Organization',
          name: authorNames.get(key),
          url: authorUrls[index],
        })),
        publisher: { '@id': `${siteConfig.url}/#publisher` },
        isPartOf: expect.objectContaining({ '@type': 'Blog', '@id': `${siteConfig.url}/blog` }),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  }
  for (const { path, kind, metas } of heads.values())
    if (kind !== 'blog-post')
      expect(
        [metas['og:type'], metas['article:published_time'], metas['article:author'], metas['article:tag']],
        path,
      ).toEqual([['website'], undefined, undefined, undefined]);
});

test('META-3 a post list has Blog metadata with the posts that it shows', async ({ page }) => {
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
        mainEntityOfPage: expect.objectContaining({ '@type': 'CollectionPage', url }),
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

test('META-3 every block of structured data has a type and absolute URLs', onlyInAll(), async ({ page }) => {
  const kinds = new Set<unknown>();
  const main = new Map<string, Set<unknown>>();
  for (const { path, kind, data } of await readHeads(page)) {
    expect(data.length, path).toBeGreaterThan(0);
    main.set(kind, (main.get(kind) ?? new Set()).add(data[0]?.['@type']));
    for (const block of data) {
      expect(block['@context'], path).toBe('https://schema.org');
      kinds.add(block['@type']);
      for (const [, address] of JSON.stringify(block).matchAll(/"(?:url|@id|item|mainEntityOfPage|image)":"([^"]*)"/g))
        expect(address, path).toMatch(/^https:\/\/[^/]+\//);
    }
  }
  expect([...kinds].sort()).toEqual([
    'APIReference',
    'Blog',
    'BlogPosting',
    'BreadcrumbList',
    'CollectionPage',
    'TechArticle',
    'WebPage',
    'WebSite',
  ]);
  expect([...(main.get('doc') ?? [])].sort()).toEqual(['APIReference', 'TechArticle']);
  for (const kind of ['doc-category', 'doc-tags', 'doc-tag', 'blog-tags', 'blog-authors'])
    expect([kind, ...(main.get(kind) ?? [])]).toEqual([kind, 'CollectionPage']);
});

test('META-3 every page links to the OpenSearch description, which is valid', async ({ page, request }) => {
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
