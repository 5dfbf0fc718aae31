import { createSiteConfig } from '../config/site-config';
import { feedLinks, touchIconLink } from './head-links';

const site = createSiteConfig({ BASE_URL: '/sub/' });

test('FEED-1 does not link to a disabled JSON feed', () => {
  expect(
    feedLinks({ ...site, blog: { ...site.blog, feed: { ...site.blog.feed, json: false } } }).map(({ href }) => href),
  ).toEqual(['/sub/blog/atom.xml']);
});

test('META-1 every page links to the touch icon, with the base path', () => {
  expect(touchIconLink(site)).toEqual({ rel: 'apple-touch-icon', href: '/sub/apple-touch-icon.png' });
});
