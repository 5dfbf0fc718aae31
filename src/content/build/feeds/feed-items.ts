import { feedHtml } from './feed-html';
import type { PostUpdate } from '../../shared/blog/views';
import type { ContentNode } from '../../shared/tree/types';
import { siteConfig, type SiteConfig } from '../../../site/config/site-config';
import { feedTitle } from '../../../site/head/head-links';
import { shareImageOf } from '../../../site/head/share-image';
import { absoluteUrl, isExternal, routes, type AbsoluteUrl, type RoutePath } from '../../../site/routes';

/** The fields of a post in a query that `toFeedPosts` needs. */
export const POST_FIELDS = `
  path title date description image content updates authors { name email path url } tags { label path }
`;

/** The posts of the feeds, newest first. Drafts, future posts and unlisted posts have no `BlogPlace`. */
export const FEED_QUERY = `
  query BlogFeeds {
    allBlogPlace(sort: [{ date: DESC }, { path: ASC }], limit: ${siteConfig.blog.feed.limit}) {
      nodes {
        post { ${POST_FIELDS} }
      }
    }
  }
`;

/** The result of `FEED_QUERY`. Gatsby generates no types for queries with interpolated values. */
export interface FeedData {
  readonly allBlogPlace: {
    readonly nodes: readonly {
      readonly post: {
        readonly path: string;
        readonly title: string;
        readonly date: string;
        readonly description: string;
        readonly image: string | null;
        readonly content: readonly ContentNode[];
        readonly updates: readonly PostUpdate[];
        readonly authors: readonly {
          readonly name: string;
          readonly email: string | null;
          readonly path: string | null;
          readonly url: string | null;
        }[];
        readonly tags: readonly { readonly label: string; readonly path: string }[];
      };
    }[];
  };
}

/** An item in any feed format. Titles, names and the like are plain text, with only characters that XML allows. */
export interface FeedItem {
  /** Absolute URL, also used as the item's id. */
  readonly url: string;
  readonly title: string;
  readonly date: Date;
  /** When it was changed last; its date if it never was. */
  readonly updated: Date;
  /** Empty if there is none. */
  readonly description: string;
  /** Absolute URL of the picture that previews show; undefined if the site has none. */
  readonly image?: string | undefined;
  readonly html: string;
  readonly authors: readonly { readonly name: string; readonly email?: string; readonly uri?: string }[];
  readonly tags: readonly string[];
}

/** A feed's metadata. */
export interface FeedChannel {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly language: string;
  readonly copyright: string;
  /** Date of the newest item; undefined if there are no items. */
  readonly updated: Date | undefined;
  readonly icon: string;
  /** The WebSub hub that tells readers what is new, if there is one. */
  readonly hub?: string | undefined;
}

/** Converts the result of `FEED_QUERY` to feed items. */
export function toFeedPosts(data: FeedData, site: SiteConfig = siteConfig): FeedItem[] {
  const toUrl = (path: RoutePath): AbsoluteUrl => absoluteUrl(site.url, site.baseUrl, path);
  const imageOf = (post: { readonly path: string; readonly image: string | null }): string | undefined => {
    const path = post.image || shareImageOf({ path: post.path }, site);
    return path && toUrl(path);
  };
  return data.allBlogPlace.nodes.map(({ post }) => ({
    url: toUrl(post.path),
    title: xmlText(post.title),
    date: new Date(post.date),
    updated: new Date(post.updates.at(-1)?.date ?? post.date),
    description: xmlText(post.description),
    image: imageOf(post),
    html: xmlText(feedHtml([...updatesBox(post.updates), ...post.content], toUrl(post.path))),
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

/** What changed after a post was published, as its page shows it above the text; nothing if nothing did. */
function updatesBox(updates: readonly PostUpdate[]): readonly ContentNode[] {
  if (updates.length === 0) return [];
  const lines = updates.map(({ html }) => `<p>${html}</p>`);
  return [{ type: 'html', html: `<div class="admonition">${lines.join('')}</div>` }];
}

/** The metadata of the blog's feeds. `posts` are in feed order, newest first. */
export function toFeedChannel(posts: readonly FeedItem[], site: SiteConfig = siteConfig): FeedChannel {
  const toUrl = (path: RoutePath): AbsoluteUrl => absoluteUrl(site.url, site.baseUrl, path);
  return {
    title: feedTitle(site),
    description: site.blog.description,
    url: toUrl(routes.blog()),
    language: site.i18n.localeConfigs[site.i18n.defaultLocale]?.htmlLang ?? site.i18n.defaultLocale,
    copyright: site.blog.feed.copyright,
    updated: posts[0]?.date,
    icon: toUrl(site.favicon),
    hub: site.webSubHub,
  };
}

/** Absolute URL of one of the blog's feeds. */
export function feedUrl(file: Parameters<typeof routes.blogFeed>[0], site: SiteConfig = siteConfig): string {
  return absoluteUrl(site.url, site.baseUrl, routes.blogFeed(file));
}

/** Removes what an XML document cannot contain: most control characters, and unpaired surrogates. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
