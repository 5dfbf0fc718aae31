import { createSiteConfig } from '../config/site-config';
import { feedLinks, iconLinks, touchIconLink } from './head-links';

const site = createSiteConfig({ BASE_URL: '/sub/' });

test('FEED-1 does not link to a disabled JSON feed', () => {
  expect(
    feedLinks({ ...site, blog: { ...site.blog, feed: { ...site.blog.feed, json: false } } }).map(({ href }) => href),
  ).toEqual(['/sub/blog/atom.xml']);
});

test('META-1 browsers need no file for the icon, and search engines find one', () => {
  expect(iconLinks(site, 'data:image/svg+xml,%3Csvg/%3E')).toEqual([
    { rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: 'data:image/svg+xml,%3Csvg/%3E' },
    { rel: 'icon', type: 'image/svg+xml', sizes: '16x16', href: '/sub/favicon.svg' },
  ]);
  expect(() => iconLinks(site)).toThrow('ICON_DATA_URL is not set');
});

test('META-1 every page links to the touch icon, with the base path', () => {
  expect(touchIconLink(site)).toEqual({ rel: 'apple-touch-icon', href: '/sub/apple-touch-icon.png' });
});
