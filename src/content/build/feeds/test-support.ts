import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { feedPlugin } from '../plugins/feed';
import { FEED_QUERY, type FeedData } from './feed-items';
import { TAG_FEEDS_QUERY } from './tag-feeds';
import { writeFeeds } from './write-feeds';

/** The plugin hook that writes the RSS feed. The plugin has no types. */
const { onPostBuild: writeRss } = jest.requireActual<{ onPostBuild: (args: object, options: object) => Promise<void> }>(
  'gatsby-plugin-feed/gatsby-node',
);

type Post = FeedData['allBlogPlace']['nodes'][number]['post'];

const API = { name: 'API Team', email: null, path: '/blog/authors/api-team', url: null };
const GUEST = { name: 'A & B <Guests>', email: 'guest@guest.example', path: null, url: 'https://guest.example/' };
export const post = (index: number, overrides: Partial<Post> = {}): Post => ({
  path: `/blog/post-${index}`,
  title: `Post ${index}`,
  date: new Date(Date.UTC(2025, 8, 30 - index)).toISOString(),
  description: `About ${index}.`,
  image: null,
  content: [{ type: 'html', html: `<p>Text of <a href="/docs/a">post</a> ${index}.</p>` }],
  updates: [],
  authors: [API],
  tags: [
    { label: 'API', path: '/blog/tags/api' },
    { label: 'R&D <x>', path: '/blog/tags/rd' },
  ],
  ...overrides,
});
export const dataOf = (...posts: Post[]): FeedData => ({
  allBlogPlace: { nodes: posts.map((entry) => ({ post: entry })) },
});
const POST_WITH_SPECIAL_CHARACTERS = post(1, {
  title: 'Fish & <b>chips</b> ]]> \u0007"two"',
  description: 'a < b && c ]]> d',
  content: [
    {
      type: 'html',
      html:
        '<p>x[y[0]]&gt;1 ]]&gt; \u0000&amp; é 🙂</p><pre><code>a\n\n\nb</code></pre>' +
        '<script>x()</script><img src="/a.png" alt="A">',
    },
  ],
  authors: [GUEST, API],
});
export const DATA = dataOf(
  post(0),
  POST_WITH_SPECIAL_CHARACTERS,
  post(2, { authors: [], tags: [] }),
  ...Array.from({ length: 17 }, (_, index) => post(index + 3)),
);

/** All three blog feeds as the build writes them: first the plugin, then `writeFeeds`. */
export async function writeAll(data: FeedData): Promise<{ rss: string; atom: string; json: string | null }> {
  const cwd = process.cwd();
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'feeds-')));
  const graphql = (query: string) =>
    Promise.resolve({
      data:
        query === FEED_QUERY
          ? data
          : query === TAG_FEEDS_QUERY
            ? { ...data, allTag: { nodes: [{ label: 'API', path: '/blog/tags/api', description: null }] } }
            : { site: { siteMetadata: { title: 'x' } } },
    });
  process.chdir(root);
  try {
    mkdirSync('public/blog', { recursive: true });
    writeFileSync('public/blog/feed.json', 'from an earlier build');
    await writeRss({ graphql, reporter: {} }, (feedPlugin() as { options: object }).options);
    await writeFeeds({ graphql } as never);
    const read = (name: string): string => readFileSync(join('public/blog', name), 'utf8');
    return {
      rss: read('rss.xml'),
      atom: read('atom.xml'),
      json: existsSync('public/blog/feed.json') ? read('feed.json') : null,
    };
  } finally {
    process.chdir(cwd);
    rmSync(root, { recursive: true });
  }
}

/**
 * The elements of an XML document in document order, each with the path of element names that leads to it.
 *
 * @throws Error if the document is not well-formed
 */
export function elementsOf(xml: string): { path: string; text: string; attributes: Record<string, string> }[] {
  const elements: { path: string; text: string; attributes: Record<string, string> }[] = [];
  const open: (typeof elements)[number][] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = {
      path: [...open.map(({ path }) => path.split('/').at(-1)), name].join('/'),
      text: '',
      attributes: attributes as Record<string, string>,
    };
    elements.push(element);
    open.push(element);
  });
  const add = (text: string): void => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}

export const HOST = 'https://developers.rondo.example';
