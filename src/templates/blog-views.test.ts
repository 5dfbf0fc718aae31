import type { ContentNode } from '../content/shared/tree/types';
import { listData, listTitle, toAuthorCard, toPostList } from './blog-views';

jest.mock('gatsby', () => ({ graphql: () => undefined }));

const author = {
  key: 'api',
  name: 'API Team',
  title: null,
  path: '/blog/authors/api',
  url: null,
  email: null,
  image: null,
};
const excerpt: ContentNode[] = [{ type: 'html', html: '<p>a</p>' }];
const node = {
  post: {
    title: 'A',
    path: '/blog/a',
    date: '2024-01-01T00:00:00.000Z',
    description: 'About.',
    readingTime: 2,
    excerpt: excerpt as never,
    truncated: true,
    authors: [author],
    tags: [{ label: 'API', path: '/blog/tags/api', description: null }],
  },
};

test('BLG-4 the title of a further page says its number', () => {
  expect([listTitle('Tech Blog', 1), listTitle('Tech Blog', 2)]).toEqual(['Tech Blog', 'Tech Blog, Page 2']);
});

test.each([
  [1, 1, null, null],
  [1, 3, null, '/blog/page/2'],
  [2, 3, '/blog', '/blog/page/3'],
  [3, 3, '/blog/page/2', null],
])('BLG-4 page %d of %d leads to newer %s and older %s', (page, pageCount, newerPath, olderPath) => {
  expect(toPostList([], '/blog', { page, pageCount })).toEqual({ posts: [], page, pageCount, newerPath, olderPath });
});

test('BLG-1 a post of the query becomes an item of the list', () => {
  expect(toPostList([node], '/blog', { page: 1, pageCount: 1 }).posts).toEqual([
    {
      title: 'A',
      path: '/blog/a',
      date: '2024-01-01T00:00:00.000Z',
      readingTime: 2,
      excerpt,
      truncated: true,
      authors: [{ key: 'api', name: 'API Team', title: null, image: null, href: '/blog/authors/api' }],
      tags: [{ label: 'API', path: '/blog/tags/api', description: null }],
    },
  ]);
});

test('BLG-8 an author card has the accounts as a list', () => {
  expect(toAuthorCard({ ...author, count: 3, socials: { Code: 'https://code.example' } })).toMatchObject({
    count: 3,
    socials: [{ label: 'Code', href: 'https://code.example' }],
  });
});

test('META-3 a list page has the data of its posts', () => {
  expect(listData([node], '/blog')).toMatchObject({
    '@type': 'Blog',
    blogPost: [{ headline: 'A', description: 'About.' }],
  });
});
