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
 * The blog's RSS feed, linked on every page by the plugin itself. The other formats are written by
 * `feeds/write-feeds.ts`.
 */
export function feedPlugin(): PluginRef {
  return {
    resolve: 'gatsby-plugin-feed',
    options: {
      query: '{ site { siteMetadata { title } } }',
      feeds: [
        {
          output: routes.blogFeed('rss.xml'),
          title: `${feedTitle(siteConfig)} (RSS)`,
          query: FEED_QUERY,
          setup: () => ({}),
          serialize: ({ query }: Locals) => toReducible(query),
        },
      ],
    },
  };
}

/**
 * What the plugin reduces to the feed that it writes. Items in a list would go to the package `rss`, which writes the
 * time of the build into the feed: unchanged posts must give an unchanged feed.
 */
function toReducible(data: FeedData) {
  const posts = toFeedPosts(data);
  return { reduce: () => ({ xml: () => buildRssFeed(toFeedChannel(posts), posts, feedUrl('rss.xml')) }) };
}
