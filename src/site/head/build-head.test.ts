import { createSiteConfig, type SiteConfig } from '../config/site-config';
import { buildHead, type HeadTag, type PageMeta } from './build-head';

const site: SiteConfig = {
  ...createSiteConfig({ SITE_URL: 'https://developers.zeta.example', BASE_URL: '/portal' }),
  title: 'Zeta for developers',
};
const page: PageMeta = { title: 'Rooms', description: 'How rooms work.', path: '/docs/rest/rooms' };

/** Contents of the tags whose name, property or rel is `name`. */
function valuesOf(tags: readonly HeadTag[], name: string): (string | undefined)[] {
  return tags.flatMap((entry) => {
    if (!('attributes' in entry)) return [];
    const { attributes } = entry;
    return [attributes.name, attributes.property, attributes.rel].includes(name)
      ? [attributes.content ?? attributes.href]
      : [];
  });
}
const valueOf = (meta: Partial<PageMeta>, name: string) => valuesOf(buildHead({ ...page, ...meta }, site), name);

test('META-1 the title contains page and site title, and is repeated for previews', () => {
  const tags = buildHead(page, site);
  expect(tags[0]).toEqual({ tag: 'title', text: 'Rooms | Zeta for developers' });
  expect(valuesOf(tags, 'og:title')).toEqual(['Rooms | Zeta for developers']);
});

test('META-1 adds the description, comma-separated keywords and the preview image', () => {
  const meta = { keywords: ['room', 'meeting'], image: '/preview.png' };
  expect(valueOf(meta, 'description')).toEqual(['How rooms work.']);
  expect(valueOf(meta, 'og:description')).toEqual(['How rooms work.']);
  expect(valueOf(meta, 'keywords')).toEqual(['room,meeting']);
  expect(valueOf(meta, 'og:image')).toEqual(['https://developers.zeta.example/portal/preview.png']);
  expect(valueOf(meta, 'twitter:card')).toEqual(['summary_large_image']);
});

test('META-1 the preview of a page without an image shows the one that the build draws, with its size and text', () => {
  expect(valueOf({}, 'og:image')).toEqual(['https://developers.zeta.example/portal/share/docs/rest/rooms.png']);
  expect(valueOf({}, 'og:image:width')).toEqual(['1200']);
  expect(valueOf({}, 'og:image:height')).toEqual(['630']);
  expect(valueOf({}, 'og:image:alt')).toEqual(['Rooms | Zeta for developers']);
  expect(valueOf({}, 'twitter:card')).toEqual(['summary_large_image']);
});

test('META-1 adds no tag for missing or empty metadata', () => {
  const bare = { ...page, description: '', keywords: [], image: null };
  const tags = buildHead(bare, { ...site, shareImage: false });
  for (const name of [
    'description',
    'og:description',
    'keywords',
    'og:image',
    'robots',
    'docsearch:version',
    'article:published_time',
  ])
    expect([name, ...valuesOf(tags, name)]).toEqual([name]);
});

test('META-1 canonical link, og:url and language links have the same absolute URL', () => {
  const url = 'https://developers.zeta.example/portal/docs/rest/rooms';
  const tags = buildHead(page, site);
  expect(valuesOf(tags, 'canonical')).toEqual([url]);
  expect(valuesOf(tags, 'og:url')).toEqual([url]);
  expect(tags.filter((entry) => 'attributes' in entry && entry.attributes.rel === 'alternate')).toEqual([
    { tag: 'link', attributes: { rel: 'alternate', hrefLang: 'en', href: url } },
    { tag: 'link', attributes: { rel: 'alternate', hrefLang: 'x-default', href: url } },
    { tag: 'link', attributes: { rel: 'alternate', type: 'text/markdown', href: '/portal/docs/rest/rooms.md' } },
  ]);
});

test('META-1 the canonical link of an older version leads to the page that search engines list', () => {
  const canonical = '/docs/rooms';
  expect(valueOf({ canonical }, 'canonical')).toEqual(['https://developers.zeta.example/portal/docs/rooms']);
  expect(valueOf({ canonical }, 'og:url')).toEqual(['https://developers.zeta.example/portal/docs/rest/rooms']);
});

test('META-2 a doc has exactly one version and one tag', () => {
  const tags = buildHead({ ...page, version: 'current', searchTag: 'docs-default-current' }, site);
  expect(valuesOf(tags, 'docsearch:language')).toEqual(['en']);
  expect(valuesOf(tags, 'docsearch:version')).toEqual(['current']);
  expect(valuesOf(tags, 'docsearch:docusaurus_tag')).toEqual(['docs-default-current']);
});

test('DOC-10 adds the robots directives of the page', () => {
  expect(valueOf({ robots: 'noindex, nofollow' }, 'robots')).toEqual(['noindex, nofollow']);
  expect(valueOf({ unlisted: true }, 'robots')).toEqual(['noindex, nofollow']);
  expect(valueOf({ unlisted: false }, 'robots')).toEqual([]);
});

test('every page of a site that must not be indexed says so once', () => {
  for (const meta of [{}, { robots: 'noindex, follow' }, { unlisted: true }] as const)
    expect(valuesOf(buildHead({ ...page, ...meta }, { ...site, indexing: 'off' }), 'robots')).toEqual([
      'noindex, nofollow',
    ]);
});

test('META-3 a post is an article with date, authors and tags', () => {
  const tags = buildHead(
    { ...page, type: 'article', article: { published: '2024-03-05', authors: ['A', 'B'], tags: ['API'] } },
    site,
  );
  expect(valuesOf(tags, 'og:type')).toEqual(['article']);
  expect(valuesOf(tags, 'article:published_time')).toEqual(['2024-03-05']);
  expect(valuesOf(tags, 'article:author')).toEqual(['A', 'B']);
  expect(valuesOf(tags, 'article:tag')).toEqual(['API']);
  expect(valueOf({}, 'og:type')).toEqual(['website']);
});

test('META-3 escapes structured data, so that it cannot close its script element', () => {
  const tags = buildHead(
    { ...page, pageType: null, structuredData: [{ name: '</script><script>alert(1)</script>' }] },
    site,
  );
  const [block] = tags.flatMap((entry) => (entry.tag === 'script' ? [entry.json] : []));
  expect(block).not.toContain('<');
  expect(JSON.parse(block ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
});
