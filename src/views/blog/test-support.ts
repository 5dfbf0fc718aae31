import { within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BlogPostView, PostItemView } from '../../content/shared/blog/views';

export const author = { key: 'api', name: 'API Team', title: 'Backend', href: '/blog/authors/api', image: null };
export const item = (name: string, change: Partial<PostItemView> = {}): PostItemView => ({
  title: `Post ${name}`,
  path: `/blog/${name}`,
  date: '2024-03-05T00:00:00.000Z',
  readingTime: 1,
  authors: [author],
  excerpt: [{ type: 'html', html: `<p>Excerpt ${name}</p>` }],
  truncated: true,
  tags: [{ label: 'API', path: '/blog/tags/api' }],
  ...change,
});
export const recentPosts = [
  { title: 'New', path: '/blog/new', date: '2025-01-01T00:00:00.000Z' },
  { title: 'Newer', path: '/blog/newer', date: '2025-02-01T00:00:00.000Z' },
  { title: 'Old', path: '/blog/old', date: '2024-12-31T23:59:59.000Z' },
];
export const list = {
  posts: [item('a'), item('b')],
  page: 2,
  pageCount: 3,
  newerPath: '/blog',
  olderPath: '/blog/page/3',
  recentPosts,
};
export const post: BlogPostView = {
  ...item('a'),
  hasTitle: false,
  content: [{ type: 'html', html: '<p>Text</p>' }],
  toc: [],
  updates: [],
  editUrl: 'https://code.example/edit/a.mdx',
  unlisted: false,
  newer: { label: 'Next one', path: '/blog/next' },
  older: { label: 'One before', path: '/blog/before' },
  series: [],
  related: [],
  recentPosts,
};

export const page = (view: ReactElement) => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(view);
  document.body.append(box);
  return { box, ...within(box) };
};
export const hrefOf = (element: HTMLElement): string | null => element.getAttribute('href');
