import { siteConfig, type SiteConfig } from '../../../site/config/site-config';
import { absoluteUrl, routes, type AbsoluteUrl, type RoutePath } from '../../../site/routes';
import { POST_FIELDS, toFeedChannel, toFeedPosts, xmlText, type FeedData } from './feed-items';
import { buildRssFeed } from './rss';
import { fill } from '../../../site/fill';

/** All listed posts, newest first, and the listed tags. */
export const TAG_FEEDS_QUERY = `
  query TagFeeds {
    allTag(filter: { instance: { eq: "blog" }, unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes { label path description }
    }
    allBlogPlace(sort: [{ date: DESC }, { path: ASC }]) { nodes { post { ${POST_FIELDS} } } }
  }
`;

export interface TagFeedsData extends FeedData {
  readonly allTag: {
    readonly nodes: readonly { readonly label: string; readonly path: string; readonly description: string | null }[];
  };
}

/** An RSS feed of the newest posts of each tag: its path and its text. Tags without posts have none. */
export function buildTagFeeds(
  { allTag, allBlogPlace }: TagFeedsData,
  site: SiteConfig = siteConfig,
): [path: RoutePath, text: string][] {
  const toUrl = (path: RoutePath): AbsoluteUrl => absoluteUrl(site.url, site.baseUrl, path);
  return allTag.nodes.flatMap((tag): [RoutePath, string][] => {
    const nodes = allBlogPlace.nodes.filter(({ post }) => post.tags.some(({ path }) => path === tag.path));
    if (nodes.length === 0) return [];
    const items = toFeedPosts({ allBlogPlace: { nodes: nodes.slice(0, site.blog.feed.limit) } }, site);
    const blog = toFeedChannel(items, site);
    const channel = {
      ...blog,
      title: xmlText(`${blog.title}: ${tag.label}`),
      description: xmlText(tag.description ?? fill(STRINGS.blog.tagDescription, { tag: tag.label })),
      url: toUrl(tag.path),
    };
    const path = routes.blogTagFeed(tag.path);
    return [[path, buildRssFeed(channel, items, toUrl(path))]];
  });
}
