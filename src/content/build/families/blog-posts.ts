import { isHidden } from '../blog/build-blog';
import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

/** A page for each post. Drafts and posts dated in the future get one only outside production builds. */
export const blogPosts = definePageFamily({
  name: 'blog-posts',
  load: (graphql) =>
    runQuery<Queries.BlogPostsFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query BlogPostsFamily {
          allBlogPost {
            nodes {
              id
              path
              date
              draft
              sourcePath
            }
          }
        }
      `,
    ),
  plan: ({ allBlogPost }) =>
    allBlogPost.nodes
      .filter((post) => !isHidden(post, { isProduction: env.isProduction, now: Date.now() }))
      .map(({ id, path, sourcePath }) => ({
        path,
        template: 'blog-post',
        source: sourcePath,
        context: { id, frame: { kind: 'blog' as const } },
      })),
});
