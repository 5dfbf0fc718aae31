import { yearOf } from './dates';

export interface YearGroup<Post> {
  readonly year: number;
  readonly posts: readonly Post[];
}

/**
 * Groups posts by year in UTC: the newest year first, and within a year the newest post first.
 */
export function groupByYear<Post extends { readonly date: string; readonly path: string }>(
  posts: readonly Post[],
): YearGroup<Post>[] {
  const groups = new Map<number, Post[]>();
  for (const post of [...posts].sort(newestFirst))
    groups.set(yearOf(post.date), [...(groups.get(yearOf(post.date)) ?? []), post]);
  return [...groups].map(([year, entries]) => ({ year, posts: entries }));
}

/**
 * Compares posts for the blog's order: by date, newest first, then by path. Queries for lists use the same order.
 */
export function newestFirst(
  a: { readonly date: string; readonly path: string },
  b: { readonly date: string; readonly path: string },
): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
