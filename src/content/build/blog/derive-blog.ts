import type { CreatePagesArgs } from 'gatsby';
import { buildBlog, type BlogSource, type BuiltBlog } from './build-blog';
import { siteConfig } from '../../../site/config/site-config';
import { readDataFile } from '../files/data';
import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';

/** What follows from all posts and the blog's data files together. No text of a post is read for it. */
export async function deriveBlog({ graphql }: Pick<CreatePagesArgs, 'graphql'>): Promise<BuiltBlog> {
  const { allBlogPost } = await runQuery<{ allBlogPost: { nodes: BlogSource[] } }>(
    graphql,
    /* GraphQL */ `
      query DerivedBlog {
        allBlogPost(sort: { sourcePath: ASC }) {
          nodes {
            id
            path
            title
            date
            draft
            unlisted
            tagKeys
            inlineTags
            authorKeys
            inlineAuthors
            seriesKey
          }
        }
      }
    `,
  );
  return buildBlog({
    posts: allBlogPost.nodes,
    authors: readDataFile('authors.yaml') ?? {},
    tags: readDataFile('blog-tags.yaml') ?? {},
    sidebarCount: siteConfig.blog.sidebarCount,
    isProduction: env.isProduction,
    now: Date.now(),
  });
}
