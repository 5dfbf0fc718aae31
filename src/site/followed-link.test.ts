import { isPlainClick, pageAddress, prefetchPath } from './followed-link';

const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

test.each([
  ['a plain click', {}, true],
  ['the middle button', { button: 1 }, false],
  ['Command', { metaKey: true }, false],
  ['Control', { ctrlKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
  ['a click that has already been handled', { defaultPrevented: true }, false],
])('recognizes a plain click: %s, %o', (_name, click, expected) => {
  expect(isPlainClick({ ...plain, ...click })).toBe(expected);
});

const ORIGIN = 'https://site.example';
const link = (href: string, target = '', attributes: string[] = []) => ({
  href: new URL(href, ORIGIN).href,
  target,
  hasAttribute: (name: string) => attributes.includes(name),
});

test.each([
  ['a page', link('/docs/rooms'), '/docs/rooms'],
  ['a page with query and hash', link('/search?q=a#b'), '/search?q=a#b'],
  ['an anchor on a page', link('#part'), '/#part'],
  ['a page at an .html address', link('/404.html'), '/404.html'],
  ['a page with a version in its path', link('/docs/1.2.0'), '/docs/1.2.0'],
  ['its own window', link('/docs/rooms', '_self'), '/docs/rooms'],
  ['another window', link('/docs/rooms', '_blank'), null],
  ['a named window', link('/docs/rooms', 'help'), null],
  ['a download', link('/docs/rooms', '', ['download']), null],
  ['a full load', link('/docs/rooms', '', ['data-full-load']), null],
  ['a file', link('/cheatsheet.pdf'), null],
  ['a file with a query', link('/cheatsheet.pdf?v=2#page=3'), null],
  ['another origin', link('https://other.example/docs'), null],
  ['another port', link(`${ORIGIN}:8080/docs`), null],
  ['another scheme', link('mailto:help@site.example'), null],
  ['a path that cannot be decoded', link('/docs/%E0%A4%A'), null],
  ['no URL', { ...link('/'), href: '' }, null],
])('returns the URL for client navigation, or null, for a link to %s', (_name, target, expected) => {
  expect(pageAddress(target, { origin: ORIGIN, baseUrl: '/' })).toBe(expected);
});

test.each([
  ['below it', '/portal/docs/rooms', '/portal/docs/rooms'],
  ['to the base path itself', '/portal/', '/portal/'],
  ['to the base path without its slash', '/portal#part', '/portal#part'],
  ['outside of it', '/docs/rooms', null],
  ['to a sibling path with the same prefix', '/portal-old/docs', null],
])('with a base path, resolves a link %s', (_name, href, expected) => {
  expect(pageAddress(link(href), { origin: ORIGIN, baseUrl: '/portal/' })).toBe(expected);
});

test.each([
  ['another page', '/docs/rooms', '/docs/rooms'],
  ['another page with query and hash', '/docs/rooms?a=1#b', '/docs/rooms'],
  ['the current page', '/docs/start?a=1', null],
  ['an anchor on the current page', '/docs/start#part', null],
])('returns the path to prefetch, or null, for a link to %s', (_name, href, expected) => {
  const site = { origin: ORIGIN, baseUrl: '/', pathname: '/docs/start' };
  expect(prefetchPath(link(href), site)).toBe(expected);
});

test('does not prefetch what the browser loads itself, such as a page in another language', () => {
  const site = { origin: ORIGIN, baseUrl: '/', pathname: '/' };
  expect(prefetchPath(link('/de/docs/rooms', '_self', ['data-full-load']), site)).toBeNull();
  expect(prefetchPath(link('/docs/rooms', '_blank'), site)).toBeNull();
});
