import { newestFirst } from '../../shared/blog/group-by-year';

interface TaggedPost {
  readonly path: string;
  readonly date: string;
  readonly tagKeys: readonly string[];
  readonly seriesKey: string | null;
}

/**
 * Returns the three posts with the most in common with a post: each shared tag counts, a rare one more than a common
 * one. Parts of the same series are excluded because the post lists them anyway.
 */
export function relatedPosts<Post extends TaggedPost>(post: Post, posts: readonly Post[]): Post[] {
  const uses = new Map<string, number>();
  for (const key of posts.flatMap(({ tagKeys }) => tagKeys)) uses.set(key, (uses.get(key) ?? 0) + 1);
  return posts
    .filter((other) => other.path !== post.path && (post.seriesKey === null || other.seriesKey !== post.seriesKey))
    .map((other) => ({
      other,
      weight: other.tagKeys
        .filter((key) => post.tagKeys.includes(key))
        .reduce((sum, key) => sum + 1 / (uses.get(key) ?? 1), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || newestFirst(a.other, b.other))
    .slice(0, 3)
    .map(({ other }) => other);
}
