/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { BlogPostView } from '../../content/shared/blog/views';
import { hasSecondaryMenu } from '../has-secondary-menu';
import { SecondaryMenu } from '../secondary-menu';
import { BlogPostPage } from './blog-post-page';
import { BlogTagPage } from './blog-tag-page';
import { hrefOf, list, page, post, recentPosts } from './test-support';

afterEach(() => document.body.replaceChildren());

test('BLG-5 the recent posts stand by year, newest first, with the shown post marked', () => {
  const nav = within(
    page(<BlogPostPage {...post} path="/blog/new" />).getByRole('navigation', { name: 'Blog recent posts navigation' }),
  );
  expect(nav.getByText('Recent Posts')).toBeTruthy();
  expect(
    nav.getAllByRole('list').map((group) =>
      within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Newer', 'New'], ['Old']]);
  expect(nav.getByRole('list', { name: '2025' })).toBeTruthy();
  expect(
    nav
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent),
  ).toEqual(['New']);
});

test('BLG-5 without recent posts there is no sidebar', () => {
  expect(
    page(<BlogPostPage {...post} recentPosts={[]} />).queryByRole('navigation', {
      name: 'Blog recent posts navigation',
    }),
  ).toBeNull();
});

test('MOB-3 on pages of the blog the second panel of the phone menu has the recent posts', () => {
  const data = { navbar: [], footer: [], sidebars: {}, versions: [], recentPosts };
  expect(hasSecondaryMenu({ data, page: { kind: 'blog' } })).toBe(true);
  expect(hasSecondaryMenu({ data: { ...data, recentPosts: [] }, page: { kind: 'blog' } })).toBe(false);
  const nav = page(<SecondaryMenu data={data} page={{ kind: 'blog' }} path="/blog/old/" />).getByRole('navigation', {
    name: 'Blog recent posts navigation',
  });
  expect(within(nav).getByRole('link', { name: 'Old' }).getAttribute('aria-current')).toBe('page');
});

test('BLG-6 a post has heading, meta, text, tags, edit row and its neighbours', () => {
  const { box, getByRole, getByText } = page(<BlogPostPage {...post} />);
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Post a');
  expect(box.querySelector('header')?.textContent).toContain('March 5, 2024 · One min read');
  expect(getByText('Text')).toBeTruthy();
  expect(hrefOf(getByRole('link', { name: 'API' }))).toBe('/blog/tags/api');
  expect(hrefOf(getByRole('link', { name: /^Edit this page/ }))).toBe('https://code.example/edit/a.mdx');
  const nav = within(getByRole('navigation', { name: 'Blog post page navigation' }));
  expect(nav.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['Newer postNext one', '/blog/next'],
    ['Older postOne before', '/blog/before'],
  ]);
});

test('BLG-6 newest and oldest post lead one way only; a post alone leads nowhere', () => {
  const nav = (change: Partial<BlogPostView>) =>
    page(<BlogPostPage {...post} {...change} />).queryByRole('navigation', { name: 'Blog post page navigation' });
  expect(nav({ newer: null })?.textContent).toBe('Older postOne before');
  expect(nav({ older: null })?.textContent).toBe('Newer postNext one');
  expect(nav({ newer: null, older: null })).toBeNull();
});

test('BLG-6 the list of contents is there if it is not empty', () => {
  expect(page(<BlogPostPage {...post} />).queryByText('On this page')).toBeNull();
  expect(
    page(<BlogPostPage {...post} toc={[{ id: 'a', html: 'A', children: [] }]} />).getByRole('navigation', {
      name: 'Contents of this page',
    }),
  ).toBeTruthy();
});

test('BLG-6 a heading of the text takes the place of the title: one of them, never two', () => {
  expect(
    page(<BlogPostPage {...post} hasTitle content={[{ type: 'html', html: '<h1>Own</h1>' }]} />)
      .getAllByRole('heading', { level: 1 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Own']);
});

test('BLG-6 the parts of a series are listed with the shown one marked, and related posts below', () => {
  const series = ['a', 'b', 'c'].map((name) => ({ label: `Part ${name}`, path: `/blog/${name}` }));
  const { getByRole } = page(
    <BlogPostPage {...post} path="/blog/b" series={series} related={[{ label: 'Like it', path: '/blog/like' }]} />,
  );
  const nav = getByRole('navigation', { name: 'Parts of this series' });
  expect(nav.textContent).toBe('Part 2 of 3 in a seriesPart aPart bPart c');
  expect(within(nav).getAllByRole('link').map(hrefOf)).toEqual(['/blog/a', '/blog/c']);
  expect(nav.querySelector('[aria-current=page]')?.textContent).toBe('Part b');
  expect(hrefOf(within(getByRole('complementary', { name: 'Related posts' })).getByRole('link'))).toBe('/blog/like');
});

test('BLG-6 a post that stands alone has neither', () => {
  const view = page(<BlogPostPage {...post} />);
  expect(view.queryByRole('navigation', { name: 'Parts of this series' })).toBeNull();
  expect(view.queryByText('Related posts')).toBeNull();
});

test('DOC-10 an unlisted post and a tag of such posts say so', () => {
  expect(page(<BlogPostPage {...post} unlisted />).getByText('Unlisted page.')).toBeTruthy();
  expect(
    page(<BlogTagPage {...list} heading="0 posts" description={null} unlisted />).getByText('Unlisted page.'),
  ).toBeTruthy();
});
