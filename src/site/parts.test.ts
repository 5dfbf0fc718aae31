import { offPartOf } from './parts';

test.each([
  ['/blog', 'blog'],
  ['/playground/layouts/', 'playgrounds'],
  ['/zeta-api-cheatsheet.pdf', 'api'],
  ['/docs/1.0/rest', 'docs/rest'],
])('%s belongs to the part %s', (address, part) => {
  expect(offPartOf(address, [part])).toBe(part);
  expect(offPartOf(address, [])).toBeUndefined();
});

test.each(['/blogs', '/'])('%s belongs to none', (address) => {
  expect(offPartOf(address, ['blog', 'playgrounds', 'release-notes', 'api', 'docs/rest'])).toBeUndefined();
});
