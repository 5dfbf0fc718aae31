import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFeeds } from './feeds';
import { checkSitemap } from './sitemap';
import { checkStructuredData } from './structured-data';
import { checkTitles } from './titles';
import { checkWebManifest } from './web-manifest';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'checks-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const SITE = 'https://a.example';
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
function writePage(path: string, { title = path, description = path, robots = '', data = [] as unknown[] } = {}): void {
  const blocks = data.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`);
  write(
    join(path, 'index.html'),
    `<head><title>${title}</title><meta name="description" content="${description}"/><meta name="robots" ` +
      `content="${robots}"/><link rel="canonical" href="${SITE}${path}"/>${blocks.join('')}</head><svg><title>x</title></svg>`,
  );
}

test('META-1 titles, descriptions and canonical URLs must exist and differ', () => {
  writePage('/a', { title: 'One' });
  writePage('/b', { title: 'Two' });
  expect(checkTitles(folder)).toEqual({ checked: expect.stringContaining('2 pages') as string, problems: [] });
  writePage('/b', { title: 'One', description: '' });
  expect(checkTitles(folder).problems).toEqual([
    'a/index.html has the title "One", as has b/index.html; allowed: one page',
    'b/index.html has no description; each page needs its own',
  ]);
});

const CONTEXT = { '@context': 'https://schema.org' };
const article = { ...CONTEXT, '@type': 'TechArticle', headline: 'A', url: `${SITE}/a`, dateModified: '2026-01-02' };
const problemsOfData = async (...data: unknown[]) => {
  writePage('/a', { data });
  return (await checkStructuredData(folder)).problems;
};

test('META-3 structured data with the shapes of schema.org is valid', async () => {
  const crumb = { '@type': 'ListItem', position: 1, name: 'A', item: `${SITE}/a` };
  const list = { ...CONTEXT, '@type': 'BreadcrumbList', itemListElement: [crumb, { ...crumb, position: 2 }] };
  expect(await problemsOfData(article, list)).toEqual([]);
});

test.each([
  ['no block', [], /has no structured data/],
  ['no type', [CONTEXT], /needs the context/],
  ['a relative URL', [{ ...article, url: '/a' }], /url "\/a".*absolute/],
  ['an unknown type', [{ ...article, '@type': 'TechArticel' }], /does not allow.*TechArticel/],
  ['an unknown property', [{ ...article, headlin: 'A' }], /does not allow.*headlin/],
  ['a value of the wrong type', [{ ...article, headline: 5 }], /does not allow/],
  ['an id that no page describes', [{ ...article, isPartOf: { '@id': `${SITE}/#site` } }], /no page describes/],
  ['an empty list of crumbs', [{ ...CONTEXT, '@type': 'BreadcrumbList' }], /BreadcrumbList: .*itemListElement/],
])('META-3 %s in structured data is a problem', async (_, data, message) => {
  expect((await problemsOfData(...data)).join('\n')).toMatch(message);
});

const urlset = (entries: string): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
const entry = (path: string, lastmod = '2026-01-02') =>
  `<url><loc>${SITE}${path}</loc><lastmod>${lastmod}</lastmod><changefreq>weekly</changefreq></url>`;
const problemsOfSitemap = (xml: string): string => {
  writePage('/a');
  writePage('/hidden', { robots: 'noindex, follow' });
  write('sitemap.xml', xml);
  return checkSitemap(folder, new Date('2026-06-01')).problems.join('\n');
};

test('MAP-1 a sitemap of all indexable pages is valid', () => {
  expect(problemsOfSitemap(urlset(entry('/a')))).toBe('');
});

test.each([
  ['no XML', '<urlset', /sitemap\.xml: /],
  ['another namespace', urlset(entry('/a')).replace('0.9', '1'), /has <urlset> of .*allowed: urlset/],
  ['an unknown element', urlset('<url><href/></url>'), /has <href>.*allowed: loc/],
  ['the wrong order', urlset(`<url><lastmod>2026-01-02</lastmod><loc>${SITE}/a</loc></url>`), /in this order/],
  ['a relative URL', urlset('<url><loc>/a</loc></url>'), /an absolute URL/],
  ['no date', urlset(entry('/a', 'May')), /a W3C date/],
  ['a day that does not exist', urlset(entry('/a', '2026-13-40')), /a W3C date/],
  ['a date in the future', urlset(entry('/a', '2026-06-02')), /in the future/],
  ['a page twice', urlset(entry('/a') + entry('/a')), /more than once/],
  ['a page that may not be indexed', urlset(entry('/a') + entry('/hidden')), /lists ".*\/hidden"; allowed/],
  ['a missing page', urlset(''), /does not list ".*\/a"/],
])('MAP-1 %s in the sitemap is a problem', (_, xml, message) => {
  expect(problemsOfSitemap(xml)).toMatch(message);
});

const icons = ['192x192', '512x512'].map((sizes) => ({ src: `/sub/${sizes}.png`, sizes, type: 'image/png' }));
const manifest = { name: 'A', short_name: 'A', start_url: '/sub/', scope: '/sub/', display: 'minimal-ui', icons };
const problemsOfManifest = (text: string): string => {
  for (const name of ['192x192', '512x512']) write(`${name}.png`, '');
  write('manifest.webmanifest', text);
  return checkWebManifest(folder).problems.join('\n');
};

test('META-1 a manifest whose icons exist is valid, also below a base path', () => {
  expect(problemsOfManifest(JSON.stringify(manifest))).toBe('');
});

test.each([
  ['no JSON', '{', /manifest\.webmanifest: /],
  ['a missing name', JSON.stringify({ ...manifest, name: undefined }), /required property 'name'/],
  ['an unknown display', JSON.stringify({ ...manifest, display: 'big' }), /\/display .*minimal-ui/],
  ['a start outside the scope', JSON.stringify({ ...manifest, start_url: '/' }), /start_url "\/"; allowed/],
  [
    'an icon that does not exist',
    JSON.stringify({ ...manifest, icons: [{ ...icons[0], src: '/sub/x.png' }] }),
    /no file/,
  ],
  ['a missing size', JSON.stringify({ ...manifest, icons: icons.slice(1) }), /no icon of 192x192/],
])('META-1 %s in the manifest is a problem', (_, text, message) => {
  expect(problemsOfManifest(text)).toMatch(message);
});

const item = (link: string, html = '<p>a</p>', date = 'Sat, 01 Nov 2025 00:00:00 GMT') =>
  `<item><title>T</title><link>${link}</link><pubDate>${date}</pubDate><content:encoded><![CDATA[${html}]]></content:encoded></item>`;
const rss = (items: string): string =>
  '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>F</title>' +
  `<link>${SITE}</link><description>D</description>${items}</channel></rss>`;

test('FEED-4 a feed with complete items is valid', async () => {
  write('blog/rss.xml', rss(item(`${SITE}/a`) + item(`${SITE}/b`)));
  expect(await checkFeeds(folder)).toEqual({ checked: '1 feeds', problems: [] });
});

test.each([
  ['no XML', '<rss', /cannot be read/],
  ['no items', rss(''), /no items/],
  ['a relative link', rss(item('/a')), /without an absolute URL/],
  ['no content', rss(item(`${SITE}/a`, '')), /without content/],
  ['a relative URL in the content', rss(item(`${SITE}/a`, '<a href="/b">b</a>')), /relative URL/],
  ['no date', rss(item(`${SITE}/a`, 'a', 'soon')), /without a valid date/],
  ['an item twice', rss(item(`${SITE}/a`) + item(`${SITE}/a`)), /more than once/],
])('FEED-4 %s in a feed is a problem', async (_, xml, message) => {
  write('blog/rss.xml', xml);
  expect((await checkFeeds(folder)).problems.join('\n')).toMatch(message);
});

test('FEED-1 a site without feeds is a problem', async () => {
  expect((await checkFeeds(folder)).problems).toHaveLength(1);
});
