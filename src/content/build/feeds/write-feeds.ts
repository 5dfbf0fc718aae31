import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { siteConfig } from '../../../site/config/site-config';
import type { ReleaseMonth } from '../../shared/release-notes/types';
import { runQuery } from '../../../site/build/run-query';
import { buildAtomFeed, buildJsonFeed } from './atom-and-json';
import { FEED_QUERY, toFeedChannel, toFeedPosts, type FeedData } from './feed-posts';
import { buildReleaseNotesFeed } from './release-notes';
import { settleBuildDate } from './rss';

/**
 * Writes the feed of the release notes, the Atom feed, and the JSON feed unless it is switched off, beside the RSS feed. Runs after gatsby-plugin-feed,
 * whose feed gets the day of the newest post.
 */
export async function writeFeeds({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const posts = toFeedPosts(await runQuery<FeedData>(graphql, FEED_QUERY));
  const channel = toFeedChannel(posts);
  const folder = resolve('public', 'blog');
  const [rss, json] = [join(folder, 'rss.xml'), join(folder, 'feed.json')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'atom.xml'), buildAtomFeed(channel, posts));
  if (siteConfig.blog.feed.json) writeFileSync(json, buildJsonFeed(channel, posts));
  else rmSync(json, { force: true });
  const { releaseNotes } = await runQuery<{ releaseNotes: { months: ReleaseMonth[] } | null }>(
    graphql,
    'query ReleaseNotesFeed { releaseNotes { months } }',
  );
  if (releaseNotes && releaseNotes.months.length > 0) {
    mkdirSync(resolve('public', 'release-notes'), { recursive: true });
    writeFileSync(
      resolve('public', 'release-notes', 'rss.xml'),
      buildReleaseNotesFeed(releaseNotes.months, siteConfig),
    );
  }
  if (existsSync(rss)) writeFileSync(rss, settleBuildDate(readFileSync(rss, 'utf8'), channel.updated));
}
