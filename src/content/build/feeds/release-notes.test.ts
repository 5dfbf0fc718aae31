import { createSiteConfig } from '../../../site/config/site-config';
import type { ReleaseMonth } from '../../shared/release-notes/types';
import { buildReleaseNotesFeed, productsOf } from './release-notes';

const months: ReleaseMonth[] = [
  {
    month: '2025-11',
    areas: [
      {
        area: 'REST API',
        entries: [
          { kind: 'New', html: 'See <a href="/docs/rest/references/layers">layers</a> &amp; more', version: null },
        ],
      },
    ],
  },
  {
    month: '2025-08',
    areas: [{ area: 'Go', entries: [{ kind: 'Fixed', html: 'A <code>nil</code> map', version: '1.6' }] }],
  },
];
const xml = buildReleaseNotesFeed(months, createSiteConfig({ SITE_URL: 'https://docs.example' }));

test('writes an item for each month that links to its heading', () => {
  expect(xml).toContain('<title><![CDATA[November 2025]]></title>');
  expect(xml).toContain('<link>https://docs.example/release-notes#2025-11</link>');
  expect(xml.match(/<item>/g)).toHaveLength(2);
});

test('makes links absolute and dates each item the first of its month in UTC', () => {
  expect(xml).toContain('href="https://docs.example/docs/rest/references/layers"');
  expect(xml).toContain('<pubDate>Sat, 01 Nov 2025 00:00:00 GMT</pubDate>');
});

test('adds a base path to a URL only once', () => {
  // The content compiler has already added the base path to the link.
  const html = 'See <a href="/portal/docs/rest/references/layers">layers</a>';
  const month: ReleaseMonth = {
    month: '2025-11',
    areas: [{ area: 'REST API', entries: [{ kind: 'New', html, version: null }] }],
  };
  const site = createSiteConfig({ SITE_URL: 'https://docs.example', BASE_URL: '/portal/' });
  const feed = buildReleaseNotesFeed([month], site);
  expect(feed).toContain('href="https://docs.example/portal/docs/rest/references/layers"');
  expect(feed).toContain('<link>https://docs.example/portal/release-notes#2025-11</link>');
  expect(feed).not.toContain('/portal/portal/');
});

test('a product has a feed of its own, with the months and entries that are about it', () => {
  expect(productsOf(months)).toEqual(['REST API', 'Go']);
  const feed = buildReleaseNotesFeed(months, createSiteConfig({ SITE_URL: 'https://docs.example' }), 'Go');
  expect(feed).toContain('<title><![CDATA[Release notes: Go | ');
  expect(feed).toContain('href="https://docs.example/release-notes/go/rss.xml"');
  expect(feed.match(/<item>/g)).toHaveLength(1);
  expect(feed).toContain('<link>https://docs.example/release-notes#2025-08</link>');
  expect(feed).not.toContain('REST API');
});
