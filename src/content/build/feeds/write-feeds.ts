import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
import { buildReleaseNotesFeed } from './release-notes';

const RELEASE_NOTES_QUERY = 'query ReleaseNotesFeed { releaseNotes { months } }';

/**
 * Writes the feeds that gatsby-plugin-feed does not: the blog's Atom feed, its JSON feed unless the configuration turns
 * it off, and the feed of the release notes.
 */
export async function writeFeeds({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const posts = toFeedPosts(await runQuery<FeedData>(graphql, FEED_QUERY));
  const channel = toFeedChannel(posts);
  write(routes.blogFeed('atom.xml'), buildAtomFeed(channel, posts, feedUrl('atom.xml')));
  const json = routes.blogFeed('feed.json');
  if (siteConfig.blog.feed.json) write(json, buildJsonFeed(channel, posts, feedUrl('feed.json')));
  else rmSync(join('public', json), { force: true });
  const { releaseNotes } = await runQuery<{ releaseNotes: { months: ReleaseMonth[] } | null }>(
    graphql,
    RELEASE_NOTES_QUERY,
  );
  if (releaseNotes && releaseNotes.months.length > 0)
    write(routes.releaseNotesFeed(), buildReleaseNotesFeed(releaseNotes.months, siteConfig));
  keepFeedHtml();
}

function write(route: string, text: string): void {
  const file = join('public', route);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
