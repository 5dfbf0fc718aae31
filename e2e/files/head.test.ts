import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import sharp from 'sharp';
import { listFiles } from '../../src/output/build/list-files';
import { iconDataUrl } from '../../src/site/build/icon-data-url';
import { siteConfig } from '../../src/site/config/site-config';
import { authorNames, postSources, tagLabels } from '../support/blog-sources';
import { pagesOfKind, siteFolder } from '../support/built-pages';
import { readXml, survey, values } from './document';
import { heads } from './heads';

const read = (name: string): string => readFileSync(join(siteFolder, name), 'utf8');
const SITE = siteConfig.url;

test('META-1 every page declares its title, URL and language once', () => {
  expect(heads.length).toBeGreaterThan(350);
  for (const { path, url, titles, metas, links, one, hrefs } of heads) {
    const title =
      path === '/' ? siteConfig.title : expect.stringMatching(new RegExp(`^\\S.* \\| ${siteConfig.title}$`));
    const description = one('description');
    expect([path, titles]).toEqual([path, [title]]);
    expect([path, description]).toEqual([path, expect.stringMatching(/^[^\s{}<>`][^{}<>`]{10,}[^\s{}<>`]$/)]);
    expect({
      ...Object.fromEntries(Object.entries(metas).map(([name]) => [name, one(name)])),
      canonical: hrefs('canonical'),
      languages: links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href]),
      icons: [...hrefs('icon'), ...hrefs('apple-touch-icon')],
    }).toMatchObject({
      'og:title': titles[0],
      'og:description': description,
      'og:url': url,
      'og:locale': 'en',
      'og:site_name': siteConfig.title,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': titles[0],
      'twitter:card': 'summary_large_image',
      // Readers can zoom every page.
      viewport: expect.stringMatching(/^width=device-width, initial-scale=1(?!.*(?:maximum-scale|user-scalable))/),
      canonical: [url],
      languages: [
        ['en', url],
        ['x-default', url],
      ],
      icons: [iconDataUrl(siteConfig.favicon), siteConfig.favicon, '/apple-touch-icon.png'],
    });
    const twice = Object.entries(metas).filter(
      ([name, all]) => all.length > 1 && !/^article:(?:author|tag)$/.test(name),
    );
    expect([path, twice]).toEqual([path, []]);
  }
});

test('META-1 BLG-4 no two pages have the same title or description, including further pages of a list', () => {
  for (const valueOf of [
    ({ titles }: (typeof heads)[number]) => titles[0],
    ({ one }: (typeof heads)[number]) => one('description'),
  ]) {
    const known = new Map<string | undefined, string>();
    for (const head of heads) {
      expect([head.path, known.get(valueOf(head))]).toEqual([head.path, undefined]);
      known.set(valueOf(head), head.path);
    }
  }
  for (const { path, kind, titles } of heads)
    if (kind === 'doc-tag' || (kind.startsWith('blog-') && kind !== 'blog-tags'))
      expect([path, /, Page (\d+) \| /i.exec(titles[0] ?? '')?.[1]]).toEqual([path, /\/page\/(\d+)$/.exec(path)?.[1]]);
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

test('META-2 each page has the search facets once, and lists have their own values', () => {
  for (const { path, kind, metas } of heads)
    expect([path, metas['docsearch:language'], metas['docsearch:docusaurus_tag'], metas['docsearch:version']]).toEqual([
      path,
      ['en'],
      [TAG_OF_KIND[kind] ?? 'default'],
      kind.startsWith('doc') ? ['current'] : undefined,
    ]);
});

test('META-3 a post has article metadata with date, authors and tags, for sharing and search engines', () => {
  const byPath = new Map(heads.map((head) => [head.path, head]));
  for (const { path, title, description, day, authors, tags } of postSources) {
    const head = byPath.get(path);
    const urls = authors.map((key) => `${SITE}/blog/authors/${key}`);
    const published = `${day}T00:00:00.000Z`;
    expect(head?.metas).toMatchObject({
      'og:type': ['article'],
      description: [description],
      'article:published_time': [published],
      'article:author': urls,
      'article:tag': tags.map((key) => tagLabels.get(key)),
    });
    expect(head?.data).toMatchObject([
      {
        '@type': 'BlogPosting',
        url: head?.url,
        mainEntityOfPage: head?.url,
        headline: title,
        description,
        image: `${SITE}/share${path}.png`,
        datePublished: published,
        inLanguage: 'en',
        author: authors.map((key, index) => ({
          '@type': 'Organization',
          name: authorNames.get(key),
          url: urls[index],
        })),
        publisher: { '@id': `${SITE}/#publisher` },
        isPartOf: { '@type': 'Blog', '@id': `${SITE}/blog` },
      },
      { '@type': 'BreadcrumbList' },
    ]);
  }
});

test('META-3 a post list has Blog metadata with the posts that it shows', () => {
  const lists = survey(pagesOfKind('blog-list', 'blog-tag', 'blog-author'), (document) => ({
    shown: values(document, 'main article h2 a', 'href'),
  }));
  for (const { path, shown } of lists) {
    const { url, data } = heads.find((head) => head.path === path)!;
    const blogPost = shown.map((href) => {
      const post = postSources.find((source) => source.path === href);
      return {
        '@type': 'BlogPosting',
        url: SITE + href,
        headline: post?.title,
        datePublished: `${post?.day}T00:00:00.000Z`,
      };
    });
    expect(data).toMatchObject([{ '@type': 'Blog', '@id': url, mainEntityOfPage: { url }, blogPost }]);
    expect(shown.length).toBeGreaterThan(0);
  }
});

test('META-3 every block of structured data is what search engines require, with absolute URLs that are described', async () => {
  const validator = new Validator();
  const types = new Map<string, Set<unknown>>();
  const described = new Set<unknown>();
  const references = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('@id' in value) ('@type' in value ? described : references).add(value['@id']);
    Object.values(value).forEach(walk);
  };
  for (const { path, kind, data } of heads) {
    types.set(kind, (types.get(kind) ?? new Set()).add(data[0]?.['@type']));
    walk(data);
    for (const block of data) {
      const issues = await validator.validate({ jsonld: { [String(block['@type'])]: [structuredClone(block)] } });
      const errors = issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
      const relative = [...JSON.stringify(block).matchAll(/"(?:url|@id|item|image)":"((?!https:\/\/[^/]+\/)[^"]*)"/g)];
      expect([path, block['@context'], errors, relative]).toEqual([path, 'https://schema.org', [], []]);
    }
  }
  expect([...references].filter((id) => !described.has(id))).toEqual([]);
  expect([...(types.get('doc') ?? [])].sort()).toEqual(['APIReference', 'TechArticle']);
  for (const kind of ['doc-category', 'doc-tags', 'doc-tag', 'blog-tags', 'blog-authors'])
    expect([kind, ...(types.get(kind) ?? [])]).toEqual([kind, 'CollectionPage']);
});

test('META-3 every page links to the OpenSearch description, which is valid', () => {
  const link = {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: siteConfig.title,
    href: '/opensearch.xml',
  };
  for (const { path, links } of heads)
    expect([path, links.filter(({ rel }) => rel === 'search')]).toEqual([path, [link]]);
  const elements = readXml(read('opensearch.xml'));
  const one = (name: string) => elements.find(({ path }) => path === `OpenSearchDescription/${name}`);
  expect(elements[0]?.space).toBe('http://a9.com/-/spec/opensearch/1.1/');
  // The lengths that OpenSearch 1.1 allows.
  for (const [name, most] of [
    ['ShortName', 16],
    ['LongName', 48],
    ['Description', 1024],
  ] as const)
    expect(one(name)?.text).toMatch(new RegExp(`^\\S.{0,${most - 2}}\\S$`));
  expect(one('Url')?.attributes).toEqual({ type: 'text/html', template: `${SITE}/search?q={searchTerms}` });
});

test('MAP-1 the sitemap contains the canonical URLs of exactly those pages that may be indexed', () => {
  const elements = readXml(read('sitemap.xml'));
  expect(elements[0]).toMatchObject({ path: 'urlset', space: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
  const textsOf = (name: string) =>
    elements.filter(({ path }) => path === `urlset/url/${name}`).map(({ text }) => text);
  const locs = textsOf('loc');
  expect(textsOf('changefreq')).toEqual(locs.map(() => 'weekly'));
  expect(textsOf('priority')).toEqual(locs.map(() => '0.5'));
  for (const lastmod of textsOf('lastmod')) {
    expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  }
  const listed = heads.filter(({ path, one }) => !/\/tags(?:\/|$)/.test(path) && !one('robots').includes('noindex'));
  expect(locs.sort()).toEqual(listed.map(({ url }) => url).sort());
  expect(listed.map(({ path }) => path)).not.toContain('/search');
  expect(listed.length).toBeGreaterThan(150);
});

test('MAP-1 tags with fewer than two entries are not indexed, all others are', () => {
  const tags = heads.filter(({ kind }) => kind === 'doc-tag' || kind === 'blog-tag');
  expect(tags.length).toBeGreaterThan(50);
  for (const { titles, one } of tags)
    expect([titles[0], one('robots')]).toEqual([
      titles[0],
      /^(?:One|1)\b/i.test(titles[0] ?? '') ? 'noindex, follow' : '',
    ]);
});

test('MAP-2 robots.txt names the sitemap and allows everything, and there is no other sitemap', () => {
  const lines = read('robots.txt').split('\n');
  expect(lines.filter((line) => /^(?:Sitemap|Disallow):/.test(line))).toEqual([`Sitemap: ${SITE}/sitemap.xml`]);
  for (const name of ['sitemap-index.xml', 'sitemap-0.xml']) expect(existsSync(join(siteFolder, name))).toBe(false);
});

test('META-1 every page that search engines may index, except lists of tags, has a picture of its own for previews', async () => {
  const named = new Map<string, string>();
  for (const { path, kind, one } of heads) {
    const file = one('og:image').slice(SITE.length);
    const isShared = one('robots') !== '' || kind === 'doc-tag' || kind === 'blog-tag';
    expect([path, file]).toEqual([path, isShared ? '/share.png' : expect.stringMatching(/^\/share(?:\/.+)?\.png$/)]);
    if (!isShared) expect([path, named.get(file)]).toEqual([path, undefined]);
    if (!isShared) named.set(file, path);
  }
  expect(named.get('/share.png')).toBe('/');
  const pictures = new Set<string>();
  for (const [file, path] of named) {
    const content = readFileSync(join(siteFolder, file));
    const { width, height, format } = await sharp(content).metadata();
    expect([path, width, height, format, content.length <= 60_000]).toEqual([path, 1200, 630, 'png', true]);
    pictures.add(content.toString('base64'));
  }
  // No two pages look the same, and nothing is left of pages that are gone.
  expect(pictures.size).toBe(named.size);
  const files = listFiles(join(siteFolder, 'share')).map((file) => `/share${file}`);
  expect(files.sort()).toEqual([...named.keys()].filter((file) => file !== '/share.png').sort());
  expect(read('sw.js')).not.toMatch(/"share[./]/);
});
