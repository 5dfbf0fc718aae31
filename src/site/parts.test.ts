import { offPartOf } from './parts';

test.each([
  ['/blog', 'blog'],
  ['/blog?page=2', 'blog'],
  ['/blog/tags/api?page=2#top', 'blog'],
  ['/playground/layouts/', 'playgrounds'],
  ['/release-notes/rss.xml', 'release-notes'],
  ['/openapi.yaml', 'api'],
  ['/zeta-api-cheatsheet.pdf', 'api'],
  ['/docs/rest/references/user#fields', 'docs/rest'],
  ['/docs/1.0/rest', 'docs/rest'],
])('%s belongs to the part %s', (address, part) => {
  expect(offPartOf(address, [part])).toBe(part);
  expect(offPartOf(address, [])).toBeUndefined();
});

test.each(['/blogs', '/docs/restful', '/docs/sdks/js/rest', '/api/types/js.d.ts', 'https://a.example/blog', '/'])(
  '%s belongs to none',
  (address) => {
    expect(offPartOf(address, ['blog', 'playgrounds', 'release-notes', 'api', 'docs/rest'])).toBeUndefined();
  },
);
