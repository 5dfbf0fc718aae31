/** @jest-environment jsdom */
import { linkManifest } from './link-manifest';

test('links to the manifest in the head', () => {
  linkManifest('/sub/manifest.webmanifest');
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=manifest]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/sub/manifest.webmanifest']);
});
