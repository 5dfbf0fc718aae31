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

test('META-1 adds the description, comma-separated keywords and the preview image', () => {
  const meta = { keywords: ['room', 'meeting'], image: '/preview.png' };
  expect(valueOf(meta, 'description')).toEqual(['How rooms work.']);
  expect(valueOf(meta, 'og:description')).toEqual(['How rooms work.']);
  expect(valueOf(meta, 'keywords')).toEqual(['room,meeting']);
  expect(valueOf(meta, 'og:image')).toEqual(['https://developers.zeta.example/portal/preview.png']);
  expect(valueOf(meta, 'twitter:card')).toEqual(['summary_large_image']);
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

test('META-1 the canonical link of an older version leads to the page that search engines list', () => {
  const canonical = '/docs/rooms';
  expect(valueOf({ canonical }, 'canonical')).toEqual(['https://developers.zeta.example/portal/docs/rooms']);
  expect(valueOf({ canonical }, 'og:url')).toEqual(['https://developers.zeta.example/portal/docs/rest/rooms']);
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

test('META-3 escapes structured data, so that it cannot close its script element', () => {
  const tags = buildHead(
    { ...page, pageType: null, structuredData: [{ name: '</script><script>alert(1)</script>' }] },
    site,
  );
  const [block] = tags.flatMap((entry) => (entry.tag === 'script' ? [entry.json] : []));
  expect(block).not.toContain('<');
  expect(JSON.parse(block ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
});
