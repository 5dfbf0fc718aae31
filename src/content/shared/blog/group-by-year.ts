import { yearOf } from './dates';

export interface YearGroup<Post> {
  readonly year: number;
  readonly posts: readonly Post[];
}

/**
 * Groups posts by their year in UTC, newest year first; inside a year the newest comes first, or the oldest for the
 * archive.
 */
export function groupByYear<Post extends { readonly date: string; readonly path: string }>(
  posts: readonly Post[],
  inside: 'newest first' | 'oldest first' = 'newest first',
): YearGroup<Post>[] {
  const groups = new Map<number, Post[]>();
  for (const post of [...posts].sort(newestFirst))
    groups.set(yearOf(post.date), [...(groups.get(yearOf(post.date)) ?? []), post]);
  return [...groups].map(([year, entries]) => ({
    year,
    posts: inside === 'oldest first' ? entries.reverse() : entries,
  }));
}

/**
 * The order of the blog: by date, newest first; posts of one moment by address. The lists' queries sort in the same
 * way.
 */
export function newestFirst(
  a: { readonly date: string; readonly path: string },
  b: { readonly date: string; readonly path: string },
): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
