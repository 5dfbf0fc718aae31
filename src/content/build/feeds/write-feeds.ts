import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { runQuery } from '../../../site/build/run-query';
import { siteConfig } from '../../../site/config/site-config';
import { routes } from '../../../site/routes';
import type { ReleaseMonth } from '../../shared/release-notes/types';
import { buildAtomFeed } from './atom';
import { keepFeedHtml } from './feed-html';
import { FEED_QUERY, feedUrl, toFeedChannel, toFeedPosts, type FeedData } from './feed-items';
import { buildJsonFeed } from './json';
import { buildReleaseNotesFeed, productsOf } from './release-notes';
import { buildTagFeeds, TAG_FEEDS_QUERY, type TagFeedsData } from './tag-feeds';

const RELEASE_NOTES_QUERY = 'query ReleaseNotesFeed { releaseNotes { months } }';

/**
 * Writes the feeds that gatsby-plugin-feed does not: the blog's Atom feed, its JSON feed unless the configuration turns
 * it off, one feed for each tag, and those of the release notes: of all, and of each product.
 */
export async function writeFeeds({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  await writeBlogFeeds(graphql);
  const { releaseNotes } = await runQuery<{ releaseNotes: { months: ReleaseMonth[] } | null }>(
    graphql,
    RELEASE_NOTES_QUERY,
  );
  const months = releaseNotes?.months ?? [];
  if (months.length > 0) write(routes.releaseNotesFeed(), buildReleaseNotesFeed(months, siteConfig));
  replaceFeeds(
    routes.releaseNotes(),
    productsOf(months).map((product) => [
      routes.releaseNotesFeed(product),
      buildReleaseNotesFeed(months, siteConfig, product),
    ]),
  );
  replaceFeeds(routes.blogTags(), buildTagFeeds(await runQuery<TagFeedsData>(graphql, TAG_FEEDS_QUERY), siteConfig));
  keepFeedHtml();
}

/** Writes the feeds of the blog, or removes those of earlier builds if there is no blog. */
async function writeBlogFeeds(graphql: BuildArgs['graphql']): Promise<void> {
  const [rss, atom, json] = [routes.blogFeed('rss.xml'), routes.blogFeed('atom.xml'), routes.blogFeed('feed.json')];
  const hasBlog = !siteConfig.off.includes('blog');
  const without = [...(hasBlog ? [] : [rss, atom]), ...(hasBlog && siteConfig.blog.feed.json ? [] : [json])];
  for (const path of without) rmSync(join('public', path), { force: true });
  if (!hasBlog) return;
  const posts = toFeedPosts(await runQuery<FeedData>(graphql, FEED_QUERY));
  const channel = toFeedChannel(posts);
  write(atom, buildAtomFeed(channel, posts, feedUrl('atom.xml')));
  if (siteConfig.blog.feed.json) write(json, buildJsonFeed(channel, posts, feedUrl('feed.json')));
}

function write(route: string, text: string): void {
  const file = join('public', route);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a feed into each of several folders. Removes those of earlier builds from the others. */
function replaceFeeds(parent: string, feeds: readonly (readonly [route: string, text: string])[]): void {
  const folder = join('public', parent);
  if (existsSync(folder))
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) rmSync(join(folder, entry.name, 'rss.xml'), { force: true });
  for (const [route, text] of feeds) write(route, text);
}
