import { contentToHtml } from './to-html';
import type { ContentNode } from '../../shared/tree/types';
import { siteConfig, type SiteConfig } from '../../../site/config/site-config';
import { feedTitle } from '../../../site/head/head-links';
import { absoluteUrl, isExternal, routes } from '../../../site/routes';

/** The posts of the feeds, newest first: drafts, later and unlisted posts have no place among the others. */
export const FEED_QUERY = `
  query BlogFeeds {
    allBlogPlace(sort: [{ date: DESC }, { path: ASC }], limit: ${siteConfig.blog.feed.limit}) {
      nodes {
        post {
          path
          title
          date
          description
          content
          authors { name email path url }
          tags { label }
        }
      }
    }
  }
`;

/** The answer to `FEED_QUERY`. Queries with a variable part have no generated types. */
export interface FeedData {
  readonly allBlogPlace: {
    readonly nodes: readonly {
      readonly post: {
        readonly path: string;
        readonly title: string;
        readonly date: string;
        readonly description: string;
        readonly content: readonly ContentNode[];
        readonly authors: readonly {
          readonly name: string;
          readonly email: string | null;
          readonly path: string | null;
          readonly url: string | null;
        }[];
        readonly tags: readonly { readonly label: string }[];
      };
    }[];
  };
}

/** An item as every feed format shows it; texts are plain, and contain only characters that XML allows. */
export interface FeedItem {
  /** Absolute; the item's id too. */
  readonly url: string;
  readonly title: string;
  readonly date: Date;
  /** Empty if there is none. */
  readonly description: string;
  readonly html: string;
  readonly authors: readonly { readonly name: string; readonly email?: string; readonly uri?: string }[];
  readonly tags: readonly string[];
}

/** What a feed says of itself. */
export interface FeedChannel {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly language: string;
  readonly copyright: string;
  /** Day of the newest item; undefined without any. */
  readonly updated: Date | undefined;
  readonly icon: string;
}

/** Reads the posts of a feed out of the query's answer. */
export function toFeedPosts(data: FeedData, site: SiteConfig = siteConfig): FeedItem[] {
  const toUrl = (path: string): string => absoluteUrl(site.url, site.baseUrl, path);
  return data.allBlogPlace.nodes.map(({ post }) => ({
    url: toUrl(post.path),
    title: xmlText(post.title),
    date: new Date(post.date),
    description: xmlText(post.description),
    html: xmlText(contentToHtml(post.content, { pageUrl: toUrl(post.path) })),
    authors: post.authors.map(({ name, email, path, url }) => {
      const uri = path ?? url;
      return {
        name: xmlText(name),
        ...(email === null ? {} : { email }),
        ...(uri === null ? {} : { uri: isExternal(uri) ? uri : toUrl(uri) }),
      };
    }),
    tags: post.tags.map(({ label }) => xmlText(label)),
  }));
}

/** What the feeds say of the blog that has these posts. */
export function toFeedChannel(posts: readonly FeedItem[], site: SiteConfig = siteConfig): FeedChannel {
  const toUrl = (path: string): string => absoluteUrl(site.url, site.baseUrl, path);
  return {
    title: feedTitle(site),
    description: site.blog.description,
    url: toUrl(routes.blog()),
    language: site.i18n.localeConfigs[site.i18n.defaultLocale]?.htmlLang ?? site.i18n.defaultLocale,
    copyright: site.blog.feed.copyright,
    updated: posts[0]?.date,
    icon: toUrl(site.favicon),
  };
}

/** Absolute address of a feed of the blog. */
export function feedUrl(file: Parameters<typeof routes.blogFeed>[0], site: SiteConfig = siteConfig): string {
  return absoluteUrl(site.url, site.baseUrl, routes.blogFeed(file));
}

/** Removes what no XML document may contain: most control characters, and halves of characters. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
