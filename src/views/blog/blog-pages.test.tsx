/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AuthorCardView } from '../../content/shared/blog/views';
import { groupTags } from '../../content/shared/tags';
import { BlogArchivePage } from './blog-archive-page';
import { BlogAuthorPage } from './blog-author-page';
import { BlogAuthorsPage } from './blog-authors-page';
import { BlogListPage } from './blog-list-page';
import { BlogTagPage } from './blog-tag-page';
import { BlogTagsPage } from './blog-tags-page';
import { author, hrefOf, item, list, page, recentPosts } from './test-support';

afterEach(() => document.body.replaceChildren());

test('BLG-1 a list item has a linked title, date, reading time, authors, excerpt, tags and a named "Read more" link', () => {
  const { box, getByRole, getByText } = page(<BlogListPage {...list} posts={[item('a')]} />);
  expect(hrefOf(within(getByRole('heading', { level: 2 })).getByRole('link', { name: 'Post a' }))).toBe('/blog/a');
  expect(box.querySelector('time')).toMatchObject({
    dateTime: '2024-03-05T00:00:00.000Z',
    textContent: 'March 5, 2024',
  });
  expect(box.querySelector('time')?.parentElement?.textContent).toBe('March 5, 2024 · One min read');
  expect(hrefOf(getByRole('link', { name: 'API Team' }))).toBe('/blog/authors/api');
  expect(getByText('Excerpt a')).toBeTruthy();
  expect(hrefOf(getByRole('link', { name: 'API' }))).toBe('/blog/tags/api');
  const more = getByRole('link', { name: 'Read more about Post a' });
  expect(hrefOf(more)).toBe('/blog/a');
});

test('BLG-4 a named navigation links to newer and older entries if there are any', () => {
  const nav = (view: ReactElement) => page(view).queryByRole('navigation', { name: 'Blog list page navigation' });
  const links = (view: ReactElement) =>
    within(nav(view) as HTMLElement)
      .getAllByRole('link')
      .map((link) => [link.textContent, hrefOf(link)]);
  expect(links(<BlogListPage {...list} />)).toEqual([
    ['Newer entries', '/blog'],
    ['Older entries', '/blog/page/3'],
  ]);
  expect(links(<BlogListPage {...list} page={1} newerPath={null} />)).toEqual([['Older entries', '/blog/page/3']]);
  expect(links(<BlogListPage {...list} page={3} olderPath={null} />)).toEqual([['Newer entries', '/blog']]);
  expect(nav(<BlogListPage {...list} page={1} pageCount={1} newerPath={null} olderPath={null} />)).toBeNull();
});

test('BLG-7 the archive has a heading per year, with the newest year and post first', () => {
  const { getByRole, getAllByRole } = page(<BlogArchivePage posts={recentPosts} />);
  expect(getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent ?? ''}`)).toEqual([
    'H1 Archive',
    'H2 2025',
    'H2 2024',
  ]);
  expect(
    within(getByRole('main'))
      .getAllByRole('link')
      .map((link) => [link.textContent, hrefOf(link)]),
  ).toEqual([
    ['Newer', '/blog/newer'],
    ['New', '/blog/new'],
    ['Old', '/blog/old'],
  ]);
});

test('BLG-8 the index of authors has names, titles, numbers of posts and social accounts, and links a name if it can', () => {
  const cards: AuthorCardView[] = [
    { ...author, count: 18, socials: [{ label: 'Code', href: 'https://code.example/api' }] },
    { key: 'guest', name: 'Guest', title: null, image: '/guest.png', count: 1, socials: [] },
    { ...author, key: 'mail', name: 'Mail', href: 'mailto:a@a.example', count: 0, socials: [] },
  ];
  const { box, getByRole, getAllByRole, getByText } = page(<BlogAuthorsPage authors={cards} recentPosts={[]} />);
  expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Authors',
    'API Team',
    'Guest',
    expect.stringContaining('Mail'),
  ]);
  expect(hrefOf(getByRole('link', { name: 'API Team' }))).toBe('/blog/authors/api');
  expect(getByText('18 posts').previousElementSibling?.textContent).toBe('Backend');
  expect(getByText('One post')).toBeTruthy();
  expect(hrefOf(within(getByRole('list', { name: 'API Team elsewhere' })).getByRole('link'))).toBe(
    'https://code.example/api',
  );
  expect(box.querySelector('a[href="mailto:a@a.example"]')?.textContent).toContain('Mail');
  expect(
    [...box.querySelectorAll('main img')].map((image) => [image.getAttribute('src'), image.getAttribute('alt')]),
  ).toEqual([['/guest.png', '']]);
});

test("BLG-9 an author's page has their name, description and posts, and a link to all authors", () => {
  const view = page(
    <BlogAuthorPage {...list} author={{ ...author, count: 18, socials: [] }} description="Builds the API." />,
  );
  expect(view.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['API Team', 'Post a', 'Post b']);
  expect(view.getByText('Builds the API.')).toBeTruthy();
  expect(hrefOf(view.getByRole('link', { name: 'View all authors' }))).toBe('/blog/authors');
});

test('TAG-1 the index of blog tags has a heading per letter and a count per tag', () => {
  const tags = [
    { label: 'whip', path: '/blog/tags/whip', count: 2 },
    { label: 'API', path: '/blog/tags/api', count: 18 },
    { label: 'audio', path: '/blog/tags/audio', count: 2 },
  ];
  const view = page(<BlogTagsPage groups={groupTags(tags)} recentPosts={recentPosts} />);
  expect(view.getAllByRole('heading').map((heading) => [heading.textContent, heading.id])).toEqual([
    ['Tags', ''],
    ['A', 'A'],
    ['W', 'W'],
  ]);
  expect(
    within(view.getByRole('region', { name: 'A' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['API18', 'audio2']);
});

test('TAG-3 a tag page has a heading, a description, posts, and a link to all tags', () => {
  const view = page(
    <BlogTagPage
      {...list}
      heading={'2 posts tagged with "API"'}
      description="Calls."
      unlisted={false}
      feed="/blog/tags/api/rss.xml"
    />,
  );
  expect(view.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '2 posts tagged with "API"',
    'Post a',
    'Post b',
  ]);
  expect(view.getByText('Calls.')).toBeTruthy();
  expect(hrefOf(view.getByRole('link', { name: 'View all tags' }))).toBe('/blog/tags');
  expect(hrefOf(view.getByRole('link', { name: 'RSS' }))).toBe('/blog/tags/api/rss.xml');
  expect(view.getByRole('navigation', { name: 'Blog list page navigation' })).toBeTruthy();
});

test('FEED-1 the list links to all feeds', () => {
  const links = within(page(<BlogListPage {...list} />).getByRole('list', { name: 'More of the blog' }));
  expect(links.getAllByRole('link').map(hrefOf)).toEqual([
    '/blog/archive',
    '/blog/tags',
    '/blog/authors',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
  ]);
});
