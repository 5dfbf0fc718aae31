import type { FeedData } from './feed-items';

type Post = FeedData['allBlogPlace']['nodes'][number]['post'];

export const post = (index: number, overrides: Partial<Post> = {}): Post => ({
  path: `/blog/post-${index}`,
  title: `Post ${index}`,
  date: new Date(Date.UTC(2025, 8, 30 - index)).toISOString(),
  description: `About ${index}.`,
  image: null,
  content: [{ type: 'html', html: `<p>Text of <a href="/docs/a">post</a> ${index}.</p>` }],
  updates: [],
  authors: [{ name: 'API Team', email: null, path: '/blog/authors/api-team', url: null }],
  tags: [],
  ...overrides,
});
export const dataOf = (...posts: Post[]): FeedData => ({
  allBlogPlace: { nodes: posts.map((entry) => ({ post: entry })) },
});
