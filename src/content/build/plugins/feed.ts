import type { PluginRef } from 'gatsby';
import { siteConfig } from '../../../site/config/site-config';
import { feedTitle } from '../../../site/head/head-links';
import { routes } from '../../../site/routes';
import { FEED_QUERY, feedUrl, toFeedChannel, toFeedPosts, type FeedData } from '../feeds/feed-items';
import { buildRssFeed } from '../feeds/rss';

interface Locals {
  readonly query: FeedData;
}

/**
 * Configures the blog's RSS feed, which the plugin also links on every page. `feeds/write-feeds.ts` writes the other
 * formats.
 */
export function feedPlugin(): PluginRef {
  return {
    resolve: 'gatsby-plugin-feed',
    options: {
      query: '{ site { siteMetadata { title } } }',
      feeds: [
        {
          output: routes.blogFeed('rss.xml'),
          title: `${feedTitle(siteConfig)} (${STRINGS.blog.rss})`,
          query: FEED_QUERY,
          setup: () => ({}),
          serialize: ({ query }: Locals) => toReducible(query),
        },
      ],
    },
  };
}

/**
 * Returns an object that the plugin reduces to the feed that it writes. The plugin would pass the items of an array to
 * the `rss` package, which writes the build time into the feed. Unchanged posts must produce an unchanged feed.
 */
function toReducible(data: FeedData) {
  const posts = toFeedPosts(data);
  return { reduce: () => ({ xml: () => buildRssFeed(toFeedChannel(posts), posts, feedUrl('rss.xml')) }) };
}
