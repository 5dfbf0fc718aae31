import { formatProblem } from '../../../site/problems';
import { findAddressProblems } from './address-problems';
import type { PublishedList } from './published';

const list = (file: string, addresses: readonly string[]): PublishedList => ({
  file,
  entries: addresses.map((address, index) => ({ address, line: index + 1 })),
});

const pages = new Map([
  ['/', []],
  ['/docs/new', ['part', 'other-part']],
  ['/docs/rest/rooms', ['create', 'remove-a-room']],
  ['/guides/mute-a-user', []],
]);

function check({
  redirects = [],
  gone = [],
  routes = [],
  anchors = [],
}: {
  readonly redirects?: readonly (readonly [from: string, to: string])[];
  readonly gone?: readonly string[];
  readonly routes?: readonly string[];
  readonly anchors?: readonly string[];
}): string[] {
  const rules = {
    redirects: redirects.map(([from, to]) => ({ from, to, status: 301 as const })),
    gone,
    file: 'redirects.yaml',
    lineOf: (key: string, index: number) => (key === 'gone' ? 50 : 2) + index,
  };
  const published = { routes: list('routes.txt', routes), anchors: list('anchors.txt', anchors) };
  return findAddressProblems({ pages, hasFile: (path) => path === '/api.pdf' }, rules, published).map(formatProblem);
}

test('accepts redirects to pages, headings, files and other sites', () => {
  const redirects = [
    ['/a', '/docs/new#part'],
    ['/b', '/docs/new/?q=1'],
    ['/c', '/api.pdf'],
    ['/d', 'https://x.example/none'],
    ['/old/*', '/docs/rest/:splat'],
    ['/e', '/'],
  ] as const;
  expect(
    check({ redirects, gone: ['/docs/never'], routes: ['/a', '/old/rooms', '/docs/never', '/docs/new/'] }),
  ).toEqual([]);
});

test.each([
  ['/a', '/docs/new#parts', '/a leads to /docs/new#parts, but the page has no heading #parts; nearest: #part'],
  ['/a/*', '/docs/sdk/:splat', '/a/* leads to /docs/sdk/:splat, but no page has such an address'],
  ['/docs/:name', '/', '/docs/:name matches /docs/new, which exists: remove the line, or the page'],
  ['/api.pdf', '/', '/api.pdf exists: remove the line, or the page'],
])('rejects a redirect from %s to %s', (from, to, message) => {
  expect(check({ redirects: [[from, to]] })).toEqual([`redirects.yaml:2 ${message}`]);
});

test('rejects a page that is listed as gone', () => {
  expect(check({ gone: ['/docs/none', '/docs/*'] })).toEqual([
    'redirects.yaml:51 /docs/* matches /docs/new, which exists: remove the line, or the page',
  ]);
});

test.each([
  ['/docs/mute-a-user', 'the likeliest new address is /guides/mute-a-user, as in "- { from: /docs/mute-a-user, to: '],
  ['/docs/rest/room', 'the likeliest new address is /docs/rest/rooms'],
  ['/playground/of/something/else', 'no page has a similar address'],
])('a published page that is neither built, redirected nor gone is a problem: %s', (path, hint) => {
  const [problem, ...more] = check({ routes: ['/docs/new', path] });
  expect(problem).toMatch(
    `routes.txt:2 ${path} has been published and is no longer built: redirect it in redirects.yaml or list it there ` +
      `under "gone:"; ${hint}`,
  );
  expect(more).toEqual([]);
});

test('a published page must exist where a pattern leads it', () => {
  expect(check({ redirects: [['/old/*', '/docs/rest/:splat']], routes: ['/old/rooms', '/old/roms'] })).toEqual([
    'routes.txt:2 /old/roms has been published and leads to /docs/rest/roms, which does not exist; ' +
      'nearest: /docs/rest/rooms',
  ]);
});

test('a published heading must still be an id of its page, or of the page it has moved to', () => {
  const redirects = [
    ['/old', '/docs/new'],
    ['/older', '/docs/new#part'],
  ] as const;
  const anchors = ['/docs/new#part', '/docs/new#parts', '/old#part', '/old#gone', '/older#any', '/none#x'];
  const explain = (address: string, id: string, nearest: string): string =>
    `${address} has been published and is no longer an id of /docs/new: keep it as an alias of the heading that ` +
    `replaces it, as in "## Heading {#${nearest} ${id}}", or delete this line if nothing does`;
  expect(check({ redirects, anchors, gone: ['/none'] })).toEqual([
    `anchors.txt:2 ${explain('/docs/new#parts', 'parts', 'part')}`,
    `anchors.txt:4 ${explain('/old#gone', 'gone', 'new-id')}`,
  ]);
});
