import { createSiteConfig } from '../config/site-config';
import { buildHead, type PageMeta } from './build-head';
import { siteData } from './page-data';

const site = createSiteConfig({ SITE_URL: 'https://site.example', BASE_URL: '/sub/' });
const page = { title: 'Rooms', description: 'How rooms work.', path: '/docs/rooms' };
const blocksOf = (meta: Partial<PageMeta>): unknown[] =>
  buildHead({ ...page, ...meta }, site).flatMap((entry) =>
    entry.tag === 'script' ? [JSON.parse(entry.json) as unknown] : [],
  );

test('META-3 a page of the documentation is an article with the date of its last change', () => {
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Rooms',
    description: 'How rooms work.',
    url: 'https://site.example/sub/docs/rooms',
    dateModified: '2026-11-02',
  };
  expect(blocksOf({ pageType: 'TechArticle', modified: '2026-11-02' })).toEqual([article]);
  const reference = { ...article, '@type': 'APIReference' };
  expect(blocksOf({ pageType: 'APIReference', modified: '2026-11-02' })).toEqual([reference]);
});

test('META-3 a page that structured data describes already has no other description', () => {
  expect(blocksOf({ pageType: null, structuredData: [{ '@type': 'Blog' }] })).toEqual([{ '@type': 'Blog' }]);
});

test('META-3 the site has a name, a publisher and a search', () => {
  expect(siteData(site, 'Zeta')).toMatchObject({
    name: site.title,
    publisher: { name: 'Zeta' },
    potentialAction: { target: 'https://site.example/sub/search?q={term}', 'query-input': 'required name=term' },
  });
});
