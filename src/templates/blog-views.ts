import { graphql } from 'gatsby';
import { authorHref } from '../content/shared/blog/authors';
import type { AuthorCardView, AuthorView, PostItemView, PostListView } from '../content/shared/blog/views';
import { siteConfig } from '../site/config/site-config';
import { blogData } from '../content/shared/blog/blog-data';
import { paged } from '../site/routes';
import { withJson } from './json-fields';

/** The fields of a post that lists show. */
export const postItemFields = graphql`
  fragment BlogAuthorFields on Author {
    key
    name
    title
    path
    url
    email
    image
  }

  fragment PostItemFields on BlogPost {
    title
    path
    date
    description
    readingTime
    excerpt
    truncated
    authors {
      ...BlogAuthorFields
    }
    tags {
      label
      path
      description
    }
  }
`;

/** Page context of every paginated list. */
export interface ListContext {
  readonly page: number;
  readonly pageCount: number;
}

/** Maps a queried author to what the views expect. */
export function toAuthor({ key, name, title, path, url, email, image }: Queries.BlogAuthorFieldsFragment): AuthorView {
  const href = authorHref({ path, url, email });
  return { key, name, title, image, ...(href === undefined ? {} : { href }) };
}

/** Maps a queried author to an author with the number of posts and links to social accounts. */
export function toAuthorCard(
  author: Queries.BlogAuthorFieldsFragment & { readonly count: number; readonly socials: unknown },
): AuthorCardView {
  return {
    ...toAuthor(author),
    count: author.count,
    socials: Object.entries((author.socials ?? {}) as Record<string, string>).map(([label, href]) => ({ label, href })),
  };
}

/** Reading time in minutes; null if the site does not show it. */
export function shownReadingTime(minutes: number): number | null {
  return siteConfig.blog.showReadingTime ? minutes : null;
}

/** The part of a list that one page shows. `path` is the path of the list's first page. */
export function toPostList(
  nodes: readonly { readonly post: Queries.PostItemFieldsFragment }[],
  path: string,
  { page, pageCount }: ListContext,
): PostListView {
  return {
    posts: nodes.map(({ post }): PostItemView => ({
      title: post.title,
      path: post.path,
      date: post.date,
      readingTime: shownReadingTime(post.readingTime),
      authors: post.authors.map(toAuthor),
      excerpt: withJson(post).excerpt,
      truncated: post.truncated,
      tags: post.tags,
    })),
    page,
    pageCount,
    newerPath: page > 1 ? paged(path, page - 1) : null,
    olderPath: page < pageCount ? paged(path, page + 1) : null,
  };
}

/** Structured data of a list page with the posts that it shows. */
export function listData(nodes: readonly { readonly post: Queries.PostItemFieldsFragment }[], path: string): object {
  return blogData(
    nodes.map(({ post }) => ({ ...post, authors: post.authors.map(toAuthor) })),
    path,
    siteConfig,
  );
}
