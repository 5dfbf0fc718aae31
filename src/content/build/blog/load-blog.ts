import type { CreatePagesArgs } from 'gatsby';
import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';
import { siteConfig } from '../../../site/config/site-config';
import { readDataFile } from '../files/data';
import type { AuthorDefinition } from '../types/author';
import { buildBlog, type BuiltBlog } from './build-blog';

/** Builds the blog from all posts and its data files, without reading the text of any post. */
export async function loadBlog({ graphql }: Pick<CreatePagesArgs, 'graphql'>): Promise<BuiltBlog> {
  const { allBlogPost } = await runQuery<Queries.DerivedBlogQuery>(
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
    posts: allBlogPost.nodes.map((post) => ({
      ...post,
      inlineTags: post.inlineTags as Record<string, string>,
      inlineAuthors: post.inlineAuthors as Record<string, AuthorDefinition>,
    })),
    authors: readDataFile('authors.yaml') ?? {},
    tags: readDataFile('blog-tags.yaml') ?? {},
    sidebarCount: siteConfig.blog.sidebarCount,
    isProduction: env.isProduction,
    now: Date.now(),
  });
}
