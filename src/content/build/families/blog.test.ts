import { blogAuthors } from './blog-authors';
import { blogPosts } from './blog-posts';
import { blogTags } from './blog-tags';
import type { PlannedPage } from './types';

const places = (totalCount: number) => ({ allBlogPlace: { totalCount } });
const summary = (pages: readonly PlannedPage[]) =>
  pages.map(({ path, template, context }) => [path, template, context.skip, context.pageCount]);

test('TAG-3 plans the tag index first, then pages of ten posts for each tag', () => {
  const tag = (key: string, count: number) => ({
    id: `Tag ${key}`,
    key,
    path: `/blog/tags/${key}`,
    label: key.toUpperCase(),
    count,
  });
  expect(summary(blogTags.plan({ ...places(43), allTag: { nodes: [tag('api', 18), tag('whip', 2)] } }))).toEqual([
    ['/blog/tags', 'blog-tags', undefined, undefined],
    ['/blog/tags/api', 'blog-tag', 0, 2],
    ['/blog/tags/api/page/2', 'blog-tag', 10, 2],
    ['/blog/tags/whip', 'blog-tag', 0, 1],
  ]);
});

test('BLG-9 plans pages of ten posts at the path of each author who has one, and none for other authors', () => {
  const author = (key: string, path: string | null, count: number) => ({
    id: `Author ${key}`,
    key,
    path,
    name: key,
    count,
  });
  expect(
    summary(
      blogAuthors.plan({
        ...places(43),
        allAuthor: {
          nodes: [
            author('api', '/blog/authors/api', 18),
            author('own', '/blog/authors/me', 0),
            author('plain', null, 5),
          ],
        },
      }),
    ),
  ).toEqual([
    ['/blog/authors', 'blog-authors', undefined, undefined],
    ['/blog/authors/api', 'blog-author', 0, 2],
    ['/blog/authors/api/page/2', 'blog-author', 10, 2],
    ['/blog/authors/me', 'blog-author', 0, 1],
  ]);
});

test('BLG-6 plans a page for each post, but none for drafts and future posts in production', async () => {
  const post = (name: string, date: string, draft = false) => ({
    id: name,
    path: `/blog/${name}`,
    date,
    draft,
    sourcePath: `blog/${name}.mdx`,
  });
  const data = {
    allBlogPost: {
      nodes: [
        post('now', '2020-01-01T00:00:00.000Z'),
        post('draft', '2020-01-01T00:00:00.000Z', true),
        post('later', '9999-01-01T00:00:00.000Z'),
      ],
    },
  };
  expect(blogPosts.plan(data).map(({ path, source, context }) => [path, source, context])).toEqual([
    ['/blog/now', 'blog/now.mdx', { id: 'now', frame: { kind: 'blog' } }],
    ['/blog/draft', 'blog/draft.mdx', { id: 'draft', frame: { kind: 'blog' } }],
    ['/blog/later', 'blog/later.mdx', { id: 'later', frame: { kind: 'blog' } }],
  ]);
  const nodeEnv = process.env.NODE_ENV;
  process.env = { ...process.env, NODE_ENV: 'production' };
  await jest.isolateModulesAsync(async () => {
    const { blogPosts: inProduction } = await import('./blog-posts');
    expect(inProduction.plan(data).map(({ path }) => path)).toEqual(['/blog/now']);
  });
  process.env = { ...process.env, NODE_ENV: nodeEnv };
});
