import type { PluginRef } from 'gatsby';
import { siteConfig } from '../../../site/config/site-config';
import { feedTitle } from '../../../site/head/head-links';
import { routes } from '../../../site/routes';
import { FEED_QUERY, toFeedChannel, toFeedPosts, type FeedData } from '../feeds/feed-posts';
import { toRssChannel, toRssItem } from '../feeds/rss';

interface Locals {
  readonly query: FeedData;
}

/** The blog's RSS feed, linked on every page by the plugin itself. The other formats are written by `feeds/write-feeds.ts`. */
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
          setup: ({ query }: Locals) => toRssChannel(toFeedChannel(toFeedPosts(query))),
          serialize: ({ query }: Locals) => toFeedPosts(query).map(toRssItem),
        },
      ],
    },
  };
}
