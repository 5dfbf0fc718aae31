import { robotsText } from './site-files';

const site = { url: 'https://x.example', baseUrl: '/portal/' };

test('robots.txt names the sitemap, unless search engines must not index the site', () => {
  expect(robotsText({ ...site, indexing: 'on' })).toMatch(/\nSitemap: https:\/\/x\.example\/portal\/sitemap\.xml\n$/);
  // Reading stays allowed: only a page that is read can say that it must not be listed.
  expect(robotsText({ ...site, indexing: 'off' })).toBe('User-agent: *\nAllow: /\n');
});
