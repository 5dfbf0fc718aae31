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

const POSTS_OF_YEAR: readonly (readonly [year: number, count: number])[] = [
  [2021, 9],
  [2022, 5],
  [2023, 10],
  [2024, 10],
  [2025, 9],
];

/**
 * Creates 43 posts, oldest first, at most one per month. All except every ninth have the tag `api`, every tenth has
 * `rare`, and the authors `web` and `media` alternate.
 */
export function manyPosts(): BlogSource[] {
  const days = POSTS_OF_YEAR.flatMap(([year, count]) =>
    Array.from({ length: count }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-10`),
  );
  return days.map((day, index) =>
    testPost(`post-${String(index + 1).padStart(2, '0')}`, day, {
      tagKeys: [...(index % 9 === 8 ? [] : ['api']), ...(index % 10 === 0 ? ['rare'] : [])],
      authorKeys: [index % 2 === 0 ? 'web' : 'media'],
    }),
  );
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
