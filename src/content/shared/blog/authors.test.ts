import { authorHref, authorPath, postCount } from './authors';

test('BLG-9 only a flagged author has a page, at the dashed key or at an address of its own', () => {
  expect(authorPath('API_Team', true)).toBe('/blog/authors/api-team');
  expect(authorPath('api', { permalink: '/the-team' })).toBe('/blog/authors/the-team');
  expect([authorPath('api', false), authorPath('api', undefined)]).toEqual([null, null]);
});

test('BLG-8 a name leads to the own page, else the web address, else the mailbox', () => {
  const all = { path: '/blog/authors/a', url: 'https://a.example', email: 'a@a.example' };
  expect(authorHref(all)).toBe('/blog/authors/a');
  expect(authorHref({ ...all, path: null })).toBe('https://a.example');
  expect(authorHref({ ...all, path: null, url: null })).toBe('mailto:a@a.example');
  expect(authorHref({ path: null, url: null, email: null })).toBeUndefined();
});

test('BLG-9 one post is written as a word', () => {
  expect([0, 1, 18].map(postCount)).toEqual(['0 posts', 'One post', '18 posts']);
});
