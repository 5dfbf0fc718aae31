import { parseRssFeed } from 'feedsmith';
import { createSiteConfig } from '../../../site/config/site-config';
import { buildTagFeeds } from './tag-feeds';
import { dataOf, post } from './test-support';

const site = createSiteConfig({ SITE_URL: 'https://site.example', BASE_URL: '/sub/' });
const API = { label: 'API', path: '/blog/tags/api' };
const WHIP = { label: 'WHIP & <co>', path: '/blog/tags/whip' };
const tagged = (index: number, ...tags: (typeof API)[]) => post(index, { tags });
const posts = [
  tagged(0, API),
  tagged(1, WHIP, API),
  ...Array.from({ length: 22 }, (_, index) => tagged(index + 2, WHIP)),
];
const tags = [API, WHIP, { label: 'Empty', path: '/blog/tags/empty' }].map((tag) => ({ ...tag, description: null }));
const feeds = new Map(buildTagFeeds({ ...dataOf(...posts), allTag: { nodes: tags } }, site));
const api = feeds.get('/blog/tags/api/rss.xml') ?? '';

test('FEED-2 each tag with posts has a feed of them, the newest 20', () => {
  expect([...feeds.keys()]).toEqual(['/blog/tags/api/rss.xml', '/blog/tags/whip/rss.xml']);
  const { items = [], ...channel } = parseRssFeed(api);
  expect(channel).toMatchObject({
    title: expect.stringMatching(/: API$/) as string,
    description: 'Blog posts tagged with "API".',
    link: 'https://site.example/sub/blog/tags/api',
  });
  expect(items.map(({ link }) => link)).toEqual([
    'https://site.example/sub/blog/post-0',
    'https://site.example/sub/blog/post-1',
  ]);
  const { items: many = [], title } = parseRssFeed(feeds.get('/blog/tags/whip/rss.xml') ?? '');
  expect([many.length, many[0]?.link, title]).toEqual([
    20,
    'https://site.example/sub/blog/post-1',
    expect.stringMatching(/: WHIP & <co>$/),
  ]);
});
