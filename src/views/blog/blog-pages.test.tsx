/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { AuthorCardView, BlogPostView } from '../../content/shared/blog/views';
import { BlogAuthorsPage } from './blog-authors-page';
import { BlogListPage } from './blog-list-page';
import { BlogPostPage } from './blog-post-page';
import { BlogTagPage } from './blog-tag-page';

// What the blog of this project shows is tested in e2e/files/blog.test.ts.

const list = { posts: [], page: 1, pageCount: 1, newerPath: null, olderPath: null, recentPosts: [] };
const post: BlogPostView = {
  title: 'Post b',
  path: '/blog/b',
  date: '2024-03-05T00:00:00.000Z',
  readingTime: 1,
  authors: [],
  tags: [],
  hasTitle: false,
  content: [],
  toc: [],
  updates: [],
  editUrl: 'https://code.example/b.mdx',
  unlisted: false,
  newer: null,
  older: null,
  series: [],
  related: [],
  recentPosts: [],
};

function page(view: ReactElement) {
  const box = document.createElement('div');
  box.innerHTML = renderToString(view);
  document.body.replaceChildren(box);
  return { box, ...within(box) };
}
const hrefOf = (element: HTMLElement): string | null => element.getAttribute('href');

test('BLG-8 the card of an author has social accounts and a picture, and links the name only if it can', () => {
  const card = { title: null, image: null, count: 1, socials: [] };
  const cards: AuthorCardView[] = [
    { ...card, key: 'api', name: 'API Team', socials: [{ label: 'Code', href: 'https://code.example/api' }] },
    { ...card, key: 'guest', name: 'Guest', image: '/guest.png' },
    { ...card, key: 'mail', name: 'Mail', href: 'mailto:a@a.example' },
  ];
  const { box, getByRole } = page(<BlogAuthorsPage authors={cards} recentPosts={[]} />);
  expect([...box.querySelectorAll('main h2')].map((name) => name.querySelector('a')?.getAttribute('href'))).toEqual([
    undefined,
    undefined,
    'mailto:a@a.example',
  ]);
  expect(hrefOf(within(getByRole('list', { name: 'API Team elsewhere' })).getByRole('link'))).toBe(
    'https://code.example/api',
  );
  expect(
    [...box.querySelectorAll('main img')].map((image) => [image.getAttribute('src'), image.getAttribute('alt')]),
  ).toEqual([['/guest.png', '']]);
});

test('BLG-6 of the parts of a series, the current one is marked and the others are links', () => {
  const series = ['a', 'b', 'c'].map((name) => ({ label: `Part ${name}`, path: `/blog/${name}` }));
  const nav = page(<BlogPostPage {...post} series={series} />).getByRole('navigation', {
    name: 'Parts of this series',
  });
  expect(nav.textContent).toBe('Part 2 of 3 in a seriesPart aPart bPart c');
  expect(within(nav).getAllByRole('link').map(hrefOf)).toEqual(['/blog/a', '/blog/c']);
  expect(nav.querySelector('[aria-current=page]')?.textContent).toBe('Part b');
});

test('FEED-1 the list links to all feeds', () => {
  const links = within(page(<BlogListPage {...list} />).getByRole('list', { name: 'More of the blog' }));
  expect(links.getAllByRole('link').map(hrefOf)).toEqual(
    expect.arrayContaining(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']),
  );
});

test('DOC-10 an unlisted post and a tag of unlisted posts have a notice', () => {
  for (const view of [
    <BlogPostPage key="post" {...post} unlisted />,
    <BlogTagPage key="tag" {...list} heading="0 posts" description={null} feed={null} unlisted />,
  ])
    expect(page(view).getByText('Unlisted page.')).toBeTruthy();
});
