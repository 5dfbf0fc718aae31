import { expect, test } from '@playwright/test';
import { parseAtomFeed } from 'feedsmith';
import { siteConfig } from '../src/site/config/site-config';
import { authorNames, tagLabels } from './support/blog-sources';
import { FEEDS, read, newest, elementsOf } from './support/feeds';

test('FEED-4 RSS and Atom are well-formed and have the elements that their specifications require', async ({
  page,
}) => {
  const rss = await elementsOf(page, FEEDS.rss);
  const atom = await elementsOf(page, FEEDS.atom);
  const count = (elements: typeof rss, path: string): number =>
    elements.filter((element) => element.path === path).length;
  expect(rss[0]).toMatchObject({ path: 'rss', attributes: { version: '2.0' } });
  for (const name of ['title', 'link', 'description']) expect(count(rss, `rss/channel/${name}`), name).toBe(1);
  for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded', 'media:content'])
    expect(count(rss, `rss/channel/item/${name}`), name).toBe(20);
  for (const { path, text } of rss)
    if (path.endsWith('/pubDate'))
      expect(text).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  // RSS requires an email address for an author, which the teams do not have.
  expect(rss.filter(({ path }) => path.endsWith('/author') || path.endsWith('dc:creator'))).toEqual([]);

  expect(atom[0]).toMatchObject({ path: 'feed', space: 'http://www.w3.org/2005/Atom' });
  expect(new Set(atom.map(({ space }) => space)).size).toBe(1);
  for (const name of ['id', 'title', 'updated']) expect(count(atom, `feed/${name}`), name).toBe(1);
  for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content'])
    expect(count(atom, `feed/entry/${name}`), name).toBe(20);
  for (const { path, text, attributes } of atom) {
    if (/\/(?:updated|published)$/.test(path)) expect(text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
    if (/\/(?:id|uri|icon)$/.test(path)) expect(text).toMatch(/^https:\/\/\S+$/);
    if (path.endsWith('/content')) expect(attributes.type).toBe('html');
  }
  const entries = parseAtomFeed(read(FEEDS.atom)).entries ?? [];
  expect(entries.map(({ id }) => id)).toEqual(newest.map(({ path }) => siteConfig.url + path));
  expect(entries.map(({ authors }) => authors)).toEqual(
    newest.map(({ authors }) =>
      authors.map((key) => ({ name: authorNames.get(key), uri: `${siteConfig.url}/blog/authors/${key}` })),
    ),
  );
});

test('FEED-5 the JSON feed conforms to version 1.1', () => {
  const feed = JSON.parse(read(FEEDS.json)) as Record<string, unknown> & { items: Record<string, unknown>[] };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${siteConfig.title} ${siteConfig.blog.title}`,
    home_page_url: `${siteConfig.url}/blog`,
    feed_url: `${siteConfig.url}/blog/feed.json`,
    description: siteConfig.blog.description,
    language: 'en',
  });
  expect(feed.items.map(({ content_html, ...item }) => ({ ...item, content: typeof content_html }))).toEqual(
    newest.map(({ path, title, description, day, authors, tags, updates }) => {
      const url = siteConfig.url + path;
      const first = { name: authorNames.get(authors[0]!), url: `${siteConfig.url}/blog/authors/${authors[0]}` };
      return {
        id: url,
        url,
        title,
        summary: description,
        image: `${siteConfig.url}/share${path}.png`,
        date_published: `${day}T00:00:00.000Z`,
        date_modified: `${[day, ...updates.map(({ date }) => date)].sort().at(-1)}T00:00:00.000Z`,
        author: first,
        authors: [first],
        tags: tags.map((key) => tagLabels.get(key)),
        content: 'string',
      };
    }),
  );
});
