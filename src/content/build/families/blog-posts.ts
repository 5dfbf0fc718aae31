import { isHidden } from '../blog/visibility';
import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

interface Data {
  readonly allBlogPost: {
    readonly nodes: readonly {
      readonly id: string;
      readonly path: string;
      readonly date: string;
      readonly draft: boolean;
      readonly sourcePath: string;
    }[];
  };
}

/** A page for each post; drafts and posts of a later day only while authors work on them. */
export const blogPosts = definePageFamily<Data>({
  name: 'blog-posts',
  load: (graphql) =>
    runQuery<Data>(graphql, 'query BlogPostsFamily { allBlogPost { nodes { id path date draft sourcePath } } }'),
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
