import { buildBlog, type BlogInput, type BlogSource } from './build-blog';

/** Creates a post with only a name and a date; `overrides` sets other fields. */
export function testPost(name: string, date: string, overrides: Partial<BlogSource> = {}): BlogSource {
  return {
    id: `id-${name}`,
    path: `/blog/${name}`,
    title: `Title ${name}`,
    date: new Date(date).toISOString(),
    draft: false,
    unlisted: false,
    tagKeys: [],
    inlineTags: {},
    authorKeys: [],
    inlineAuthors: {},
    seriesKey: null,
    ...overrides,
  };
}

/** Builds a blog from posts as in production on the first day of 2026. */
export function testBlog(posts: readonly BlogSource[], overrides: Partial<BlogInput> = {}) {
  return buildBlog({
    posts,
    authors: {},
    tags: {},
    sidebarCount: 'ALL',
    isProduction: true,
    now: Date.parse('2026-01-01'),
    ...overrides,
  });
}
