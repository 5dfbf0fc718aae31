import { authorHref, postCount } from './authors';

test("BLG-8 links a name to the author's page, otherwise to the website, otherwise to the email address", () => {
  const all = { path: '/blog/authors/a', url: 'https://a.example', email: 'a@a.example' };
  expect(authorHref(all)).toBe('/blog/authors/a');
  expect(authorHref({ ...all, path: null })).toBe('https://a.example');
  expect(authorHref({ ...all, path: null, url: null })).toBe('mailto:a@a.example');
  expect(authorHref({ path: null, url: null, email: null })).toBeUndefined();
});

test('BLG-9 writes the number of one post as a word', () => {
  expect([0, 1, 18].map(postCount)).toEqual(['0 posts', 'One post', '18 posts']);
});
