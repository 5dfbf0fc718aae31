import { blogArchive } from './blog-archive';
import { blogAuthors } from './blog-authors';
import { blogList } from './blog-list';
import { blogPosts } from './blog-posts';
import { blogTags } from './blog-tags';
import type { PlannedPage } from './types';

const places = (totalCount: number) => ({ allBlogPlace: { totalCount } });
const summary = (pages: readonly PlannedPage[]) =>
  pages.map(({ path, template, context }) => [path, template, context.skip, context.pageCount]);

test('BLG-4 splits 43 posts into five pages, the last with three', () => {
  expect(summary(blogList.plan(places(43)))).toEqual([
    ['/blog', 'blog-list', 0, 5],
    ['/blog/page/2', 'blog-list', 10, 5],
    ['/blog/page/3', 'blog-list', 20, 5],
    ['/blog/page/4', 'blog-list', 30, 5],
    ['/blog/page/5', 'blog-list', 40, 5],
  ]);
});

test('BLG-5 the context of a blog page contains only the blog frame and keys', () => {
  const pages = [...blogList.plan(places(1)), ...blogArchive.plan(places(1))];
  expect(pages.map(({ context }) => context)).toEqual([
    { page: 1, pageCount: 1, skip: 0, limit: 10, frame: { kind: 'blog' } },
    { frame: { kind: 'blog' } },
  ]);
});

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

test('RTE-1 plans no blog pages without posts', () => {
  expect([
    blogList.plan(places(0)),
    blogArchive.plan(places(0)),
    blogTags.plan({ ...places(0), allTag: { nodes: [] } }),
    blogAuthors.plan({ ...places(0), allAuthor: { nodes: [] } }),
  ]).toEqual([[], [], [], []]);
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
