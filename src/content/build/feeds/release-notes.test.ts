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

test('a product has a feed of its own, with the months and entries that are about it', () => {
  expect(productsOf(months)).toEqual(['REST API', 'Go']);
  const feed = buildReleaseNotesFeed(months, createSiteConfig({ SITE_URL: 'https://docs.example' }), 'Go');
  expect(feed).toContain('<title><![CDATA[Release notes: Go | ');
  expect(feed).toContain('href="https://docs.example/release-notes/go/rss.xml"');
  expect(feed.match(/<item>/g)).toHaveLength(1);
  expect(feed).toContain('<link>https://docs.example/release-notes#2025-08</link>');
  expect(feed).not.toContain('REST API');
});
