/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { renderUpdate } from '../../content/build/blog/render-update';
import { hasMenuPanel } from '../has-menu-panel';
import { BlogPostPage } from './blog-post-page';
import { BlogTagPage } from './blog-tag-page';
import { hrefOf, list, page, post, recentPosts } from './test-support';

afterEach(() => document.body.replaceChildren());

test('BLG-5 groups the recent posts by year, newest first, and marks the current post', () => {
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

test('MOB-3 on blog pages the phone menu has a panel with the recent posts', () => {
  const data = { navbar: [], footer: [], announcement: '', sidebars: {}, versions: [], recentPosts };
  expect(hasMenuPanel({ data, page: { kind: 'blog' } })).toBe(true);
  expect(hasMenuPanel({ data: { ...data, recentPosts: [] }, page: { kind: 'blog' } })).toBe(false);
  const { getByRole } = page(<BlogPostPage {...post} />);
  const nav = getByRole('navigation', { name: 'Blog recent posts navigation' });
  expect(nav.closest('[data-menu-panel]')).not.toBeNull();
});

test('BLG-6 a post has a heading, metadata, text, tags, an edit row and neighbors', () => {
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

test('BLG-6 a dated box below the head says what changed since, and is missing if nothing did', () => {
  expect(page(<BlogPostPage {...post} />).queryByRole('region', { name: 'Updates' })).toBeNull();
  const updates = [
    { date: '2025-04-08', text: 'Use `b`.', link: '/docs/b' },
    { date: '2025-06-01', text: 'Done.' },
  ].map((update) => renderUpdate(update, '/'));
  const { box, getByRole } = page(<BlogPostPage {...post} updates={updates} />);
  const region = getByRole('region', { name: 'Updates' });
  expect([...region.children].map(({ textContent }) => textContent)).toEqual([
    'Updated April 8, 2025: Use b. Details of the update of April 8, 2025',
    'Updated June 1, 2025: Done.',
  ]);
  expect([...region.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(['2025-04-08', '2025-06-01']);
  expect(hrefOf(within(region).getByRole('link'))).toBe('/docs/b');
  expect(box.querySelector('header')?.nextElementSibling?.contains(region)).toBe(true);
});

test('BLG-6 lists the parts of a series with the current one marked, and related posts', () => {
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

test('DOC-10 an unlisted post and a tag of unlisted posts have a notice', () => {
  expect(page(<BlogPostPage {...post} unlisted />).getByText('Unlisted page.')).toBeTruthy();
  expect(
    page(<BlogTagPage {...list} heading="0 posts" description={null} feed={null} unlisted />).getByText(
      'Unlisted page.',
    ),
  ).toBeTruthy();
});
