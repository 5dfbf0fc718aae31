import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { siteConfig } from '../../../site/config/site-config';
import { buildAtomFeed } from './atom';
import { toFeedChannel } from './feed-items';
import { buildJsonFeed } from './json';
import { buildReleaseNotesFeed } from './release-notes';
import { buildRssFeed } from './rss';

const SELF = 'https://site.example/feed';
const hubsOf = (webSubHub?: string) => {
  const site = { ...siteConfig, ...(webSubHub ? { webSubHub } : {}) };
  const channel = toFeedChannel([], site);
  const hubs = (links: readonly { readonly rel?: string; readonly href?: string }[] = []) =>
    links.filter(({ rel }) => rel === 'hub').map(({ href }) => href);
  return [
    hubs(parseRssFeed(buildRssFeed(channel, [], SELF)).atom?.links),
    hubs(parseAtomFeed(buildAtomFeed(channel, [], SELF)).links),
    (parseJsonFeed(buildJsonFeed(channel, [], SELF)).hubs ?? []).map(({ url }) => url),
    hubs(parseRssFeed(buildReleaseNotesFeed([{ month: '2025-11', areas: [] }], site)).atom?.links),
  ];
};

test('the feeds of all formats name the configured WebSub hub, and none without one', () => {
  const hub = 'https://hub.example/publish';
  expect(hubsOf(hub)).toEqual([[hub], [hub], [hub], [hub]]);
  expect(hubsOf()).toEqual([[], [], [], []]);
});
