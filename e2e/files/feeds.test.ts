import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { siteConfig } from '../../src/site/config/site-config';
import { authorNames, postSources, tagLabels } from '../support/blog-sources';
import { pagesOfKind, readPage, siteFolder } from '../support/built-pages';
import { all, readXml, survey, textOf, values } from './document';
import { heads } from './heads';

const SITE = siteConfig.url;
const BLOG = `${SITE}/blog`;
const TITLE = `${siteConfig.title} ${siteConfig.blog.title}`;
const read = (name: string): string => readFileSync(join(siteFolder, name), 'utf8');
const iso = (date: unknown): string => new Date(String(date)).toISOString();
/** The posts that the feeds must contain. */
const newest = postSources.slice(0, 20);
const [rss, atom] = [parseRssFeed(read('blog/rss.xml')), parseAtomFeed(read('blog/atom.xml'))];
const json = JSON.parse(read('blog/feed.json')) as Record<string, unknown> & {
  items: { url: string; content_html: string }[];
};

test('FEED-1 every page links to all three feeds', () => {
  const feeds = [
    'application/atom+xml /blog/atom.xml',
    'application/feed+json /blog/feed.json',
    'application/rss+xml /blog/rss.xml',
  ];
  for (const { path, links } of heads) {
    const found = links.flatMap(({ rel, type, href }) => (rel === 'alternate' ? `${type} ${href}` : []));
    expect([path, found]).toEqual([path, expect.arrayContaining(feeds)]);
  }
});

test('FEED-2 FEED-3 a parser finds the twenty newest posts in each feed, with the same data', () => {
  const expected = newest.map(({ path, title, day, tags }) => [
    SITE + path,
    title,
    `${day}T00:00:00.000Z`,
    tags.map((key) => tagLabels.get(key)),
  ]);
  const items = rss.items ?? [];
  const entries = atom.entries ?? [];
  expect(
    items.map(({ link, title, pubDate, categories }) => [
      link,
      title,
      iso(pubDate),
      categories?.map(({ name }) => name),
    ]),
  ).toEqual(expected);
  expect(
    entries.map(({ id, title, published, categories }) => [
      id,
      title?.value,
      iso(published),
      categories?.map(({ label }) => label),
    ]),
  ).toEqual(expected);
  expect(
    (parseJsonFeed(read('blog/feed.json')).items ?? []).map(({ url, title, date_published, tags }) => [
      url,
      title,
      iso(date_published),
      tags,
    ]),
  ).toEqual(expected);
  const texts = json.items.map((item) => item.content_html.trim());
  expect(items.map(({ content }) => content?.encoded?.trim())).toEqual(texts);
  expect(entries.map(({ content }) => content?.value?.trim())).toEqual(texts);
  expect(entries.map(({ authors }) => authors)).toEqual(
    newest.map(({ authors }) => authors.map((key) => ({ name: authorNames.get(key), uri: `${BLOG}/authors/${key}` }))),
  );
});

test('FEED-2 each feed describes itself', () => {
  const { description, feed } = siteConfig.blog;
  const updated = `${newest[0]?.day}T00:00:00.000Z`;
  expect(rss).toMatchObject({ title: TITLE, description, link: BLOG, language: 'en', copyright: feed.copyright });
  expect([iso(rss.pubDate), iso(rss.lastBuildDate)]).toEqual([updated, updated]);
  expect(atom).toMatchObject({
    id: BLOG,
    title: { value: TITLE },
    subtitle: { value: description },
    rights: { value: feed.copyright },
    updated,
    icon: `${SITE}${siteConfig.favicon}`,
    links: [
      { rel: 'alternate', href: BLOG },
      { rel: 'self', href: `${BLOG}/atom.xml` },
    ],
  });
});

test('FEED-4 RSS and Atom are well-formed and have the elements that their specifications require', () => {
  const [inRss, inAtom] = [readXml(read('blog/rss.xml')), readXml(read('blog/atom.xml'))];
  const count = (elements: typeof inRss, path: string) => elements.filter((element) => element.path === path).length;
  expect(inRss[0]).toMatchObject({ path: 'rss', attributes: { version: '2.0' } });
  expect(inRss.find(({ path }) => path === 'rss/channel/atom:link')?.attributes).toMatchObject({
    rel: 'self',
    href: `${BLOG}/rss.xml`,
  });
  for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded', 'media:content'])
    expect([name, count(inRss, `rss/channel/item/${name}`)]).toEqual([name, 20]);
  for (const { path, text } of inRss)
    if (path.endsWith('/pubDate'))
      expect(text).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  // RSS requires an email address for an author, which the teams do not have.
  expect(inRss.filter(({ path }) => /\/(?:author|dc:creator)$/.test(path))).toEqual([]);
  expect(inAtom[0]).toMatchObject({ path: 'feed', space: 'http://www.w3.org/2005/Atom' });
  for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content'])
    expect([name, count(inAtom, `feed/entry/${name}`)]).toEqual([name, 20]);
  for (const { path, text } of inAtom)
    if (/\/(?:updated|published)$/.test(path)) expect(text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
});

test('FEED-5 the JSON feed conforms to version 1.1', () => {
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    home_page_url: BLOG,
    feed_url: `${BLOG}/feed.json`,
    description: siteConfig.blog.description,
    language: 'en',
    items: newest.map(({ path, title, description, day, authors, tags, updates }) => {
      const author = { name: authorNames.get(authors[0]!), url: `${BLOG}/authors/${authors[0]}` };
      return {
        id: SITE + path,
        url: SITE + path,
        title,
        summary: description,
        image: `${SITE}/share${path}.png`,
        date_published: `${day}T00:00:00.000Z`,
        date_modified: `${[day, ...updates.map(({ date }) => date)].sort().at(-1)}T00:00:00.000Z`,
        author,
        authors: [author],
        tags: tags.map((key) => tagLabels.get(key)),
      };
    }),
  });
});

/** Parts of pages that readers of feeds must not get. */
const CHROME =
  'script, style, button, input, form, iframe, nav, header, footer, noscript, template, [class], [style], [tabindex], ' +
  '[aria-hidden], [role=tablist], img:not([alt])';

/** Checks the HTML of items: nothing but content, with absolute addresses, which exist if they are of the site. */
function expectContent(items: readonly { readonly path: string; readonly html: string }[]): void {
  for (const { path, chrome, handlers, addresses } of survey(items, (document) => ({
    chrome: all(document, CHROME).map(({ name }) => name),
    handlers: all(document, '*').flatMap(({ attribs }) => Object.keys(attribs).filter((name) => name.startsWith('on'))),
    addresses: ['href', 'src', 'srcset', 'poster'].flatMap((name) => values(document, `[${name}]`, name)),
  }))) {
    expect([path, chrome, handlers]).toEqual([path, [], []]);
    for (const address of addresses) {
      expect([path, address]).toEqual([path, expect.stringMatching(/^(?:https?:\/\/|mailto:)/)]);
      if (!address.startsWith(`${SITE}/`)) continue;
      const { pathname, hash } = new URL(address);
      if (/\.\w+$/.test(pathname)) expect(read(decodeURIComponent(pathname))).toBeTruthy();
      else
        expect(readPage(decodeURIComponent(pathname)).html).toContain(
          hash && `id="${decodeURIComponent(hash.slice(1))}"`,
        );
    }
  }
}

test('FEED-4 each post is complete, without scripts and buttons, and its absolute URLs exist', () => {
  const items = json.items.map(({ url, content_html: html }) => ({ path: url.slice(SITE.length), html }));
  expectContent(items);
  const onPage = new Map(
    survey(pagesOfKind('blog-post'), (document) => ({
      texts: all(document, 'main article .prose > p:not(:has(.visually-hidden, svg, button))').map(textOf),
    })).map(({ path, texts }) => [path, texts]),
  );
  for (const { path, words } of survey(items, (document) => ({ words: textOf(document) }))) {
    expect(onPage.get(path)?.length).toBeGreaterThan(1);
    expect([path, onPage.get(path)?.filter((part) => !words.includes(part))]).toEqual([path, []]);
  }
});

test('FEED-1 the page of each tag links to the feed of its posts, in its head and for readers', () => {
  const linked = new Set<string>();
  for (const { path, head, shown } of survey(pagesOfKind('blog-tag'), (document) => ({
    head: values(document, 'head link[rel=alternate][type="application/rss+xml"]', 'href'),
    shown: values(document, 'main a[href$="/rss.xml"]', 'href'),
  }))) {
    const feed = `${path.replace(/\/page\/\d+$/, '')}/rss.xml`;
    expect([head.includes(feed), shown.includes(feed), path]).toEqual([true, true, path]);
    linked.add(feed.replace('/blog/tags/', ''));
  }
  const files = readdirSync(join(siteFolder, 'blog/tags'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('rss.xml')).sort()).toEqual([...linked].sort());
  for (const file of linked) {
    const key = file.replace('/rss.xml', '');
    const { title, items = [] } = parseRssFeed(read(`blog/tags/${file}`));
    const posts = postSources.filter(({ tags }) => tags.includes(key)).slice(0, 20);
    expect([title, ...items.map(({ link }) => link)]).toEqual([
      `${TITLE}: ${tagLabels.get(key)}`,
      ...posts.map(({ path }) => SITE + path),
    ]);
  }
});

test('FEED-2 the release notes feed has an item for each month, which links to its heading', () => {
  const [page] = survey([readPage('/release-notes')], (document) => ({
    months: values(document, 'main [id]', 'id').filter((id) => /^\d{4}-\d{2}$/.test(id)),
    feeds: new Set(values(document, 'a[href$="/rss.xml"]', 'href')),
  }));
  const { items = [], ...channel } = parseRssFeed(read('release-notes/rss.xml'));
  expect(channel).toMatchObject({ title: `Release notes | ${siteConfig.title}`, link: `${SITE}/release-notes` });
  const expected = page!.months.slice(0, 20).map((id) => [`${SITE}/release-notes#${id}`, `${id}-01T00:00:00.000Z`]);
  expect(expected).toHaveLength(20);
  expect(items.map(({ link, pubDate }) => [link, iso(pubDate)])).toEqual(expected);
  expectContent(items.map(({ link = '', content }) => ({ path: link, html: content?.encoded ?? '' })));
  const ofProducts = [...page!.feeds].filter((path) => /^\/release-notes\/[\w-]+\/rss\.xml$/.test(path));
  expect(ofProducts.length).toBeGreaterThan(5);
  for (const path of ofProducts) {
    const feed = parseRssFeed(read(path));
    expect(feed.title).toMatch(/^Release notes: ./);
    expect(feed.items?.[0]?.link).toMatch(/\/release-notes#\d{4}-\d{2}$/);
  }
});

test('FEED-4 every feed of the site is well-formed and has items', () => {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?:^|\/)rss\.xml$/.test(name)))
    expect([file, readXml(read(file)).some(({ path }) => path === 'rss/channel/item')]).toEqual([file, true]);
});
