import type { ContentNode } from '../content/shared/tree/types';
import { listDescription, listTitle } from './list-head';
import { listData, toAuthorCard, toPostList } from './blog-views';

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

test('BLG-4 adds the page number to title and description from the second page on', () => {
  expect([listTitle('Tech Blog', 1), listTitle('Tech Blog', 2)]).toEqual(['Tech Blog', 'Tech Blog, Page 2']);
  expect([listDescription('All posts.', 1), listDescription('All posts.', 2)]).toEqual([
    'All posts.',
    'All posts. Page 2.',
  ]);
});

test.each([
  [1, 1, null, null],
  [1, 3, null, '/blog/page/2'],
  [2, 3, '/blog', '/blog/page/3'],
  [3, 3, '/blog/page/2', null],
])('BLG-4 links page %d of %d to newer entries at %s and older ones at %s', (page, pageCount, newerPath, olderPath) => {
  expect(toPostList([], '/blog', { page, pageCount })).toEqual({ posts: [], page, pageCount, newerPath, olderPath });
});

test('BLG-1 maps a queried post to a list item', () => {
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

test("BLG-8 maps an author's social accounts to a list", () => {
  expect(toAuthorCard({ ...author, count: 3, socials: { Code: 'https://code.example' } })).toMatchObject({
    count: 3,
    socials: [{ label: 'Code', href: 'https://code.example' }],
  });
});

test('META-3 builds the structured data of a list from its posts', () => {
  expect(listData([node], '/blog')).toMatchObject({
    '@type': 'Blog',
    blogPost: [{ headline: 'A', description: 'About.' }],
  });
});
