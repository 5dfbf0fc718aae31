import { product } from '../../src/site/config/product';
import { siteConfig } from '../../src/site/config/site-config';
import { authorNames, longDay, postSources, tagLabels } from '../support/blog-sources';
import { pagesOfKind, readPage } from '../support/built-pages';
import { all, survey, text, textOf, values } from './document';

const paths = postSources.map(({ path }) => path);
const midnight = (day: string): string => `${day}T00:00:00.000Z`;
/** Posts by year, newest first. */
const byYear = [...new Set(postSources.map(({ day }) => day.slice(0, 4)))].map((year) => ({
  year,
  posts: postSources.filter(({ day }) => day.startsWith(year)),
}));

/** What a list of posts shows on each of its pages. */
const lists = survey(pagesOfKind('blog-list', 'blog-tag', 'blog-author'), (document) => ({
  title: text(document, 'title'),
  headings: all(document, 'h1').map(textOf),
  items: all(document, 'main article').map((item) => ({
    path: values(item, 'h2 a', 'href')[0] ?? '',
    title: text(item, 'h2'),
    time: [values(item, 'time', 'datetime')[0], text(item, 'time')],
    line: text(item, '*:has(> time)'),
    authors: all(item, 'a[rel=author]').map(textOf),
    tags: all(item, 'a[rel=tag]').map(textOf),
    excerpt: all(item, 'h2 ~ div p').map(textOf),
    more: all(item, 'footer > a').map((link) => [textOf(link), link.attribs.href]),
  })),
  up: all(document, 'main p > a:not(article a)').map((link) => `${textOf(link)} ${link.attribs.href}`),
  pages: all(document, 'nav[aria-label="Blog list page navigation"] a').map(
    (link) => `${textOf(link)} ${link.attribs.href}`,
  ),
}));
const posts = new Map(
  survey(pagesOfKind('blog-post'), (document) => ({
    line: text(document, 'main header *:has(> time)'),
    paragraphs: all(document, 'main article p').map(textOf),
    related: values(document, 'aside[aria-labelledby=related-posts] a', 'href'),
    cover: all(document, 'main article > header svg[aria-hidden=true]').length,
    shown: {
      headings: all(document, 'h1').map(textOf),
      authors: values(document, 'main header a[rel=author]', 'href'),
      tags: values(document, 'main article > footer a[rel=tag]', 'href'),
      edit: values(document, 'main article > footer a[target=_blank]', 'href'),
      neighbors: all(document, 'nav[aria-label="Blog post page navigation"] a').map((link) => [
        ...all(link, '> *').map(textOf),
        link.attribs.href,
      ]),
      contents: values(document, 'nav[aria-label="Contents of this page"] a', 'href').join(),
      parts: all(document, 'nav[aria-label="Parts of this series"] li').map(textOf),
      updates: all(document, 'main article section[aria-label=Updates]').flatMap((box) =>
        all(box, 'time').map((time) => [time.attribs.datetime, textOf(time)]),
      ),
    },
    anchors: values(document, 'main article :is(h2, h3)[id]', 'id')
      .map((id) => `#${id}`)
      .join(),
  })).map((page) => [page.path, page]),
);

/** Checks all pages of a list: ten posts each, newest first, with links to its neighbors. */
function expectList(path: string, expected: readonly string[], titleOf: (suffix: string) => string): void {
  const count = Math.ceil(expected.length / 10);
  const address = (number: number): string => (number === 1 ? path : `${path}/page/${number}`);
  for (let number = 1; number <= count; number += 1) {
    const list = lists.find((one) => one.path === address(number));
    expect({ ...list, items: list?.items.map((item) => item.path) }).toMatchObject({
      path: address(number),
      title: `${titleOf(number > 1 ? `, Page ${number}` : '')} | ${siteConfig.title}`,
      items: expected.slice(number * 10 - 10, number * 10),
      pages: [
        ...(number > 1 ? [`Newer entries ${address(number - 1)}`] : []),
        ...(number < count ? [`Older entries ${address(number + 1)}`] : []),
      ],
    });
  }
}

test('BLG-4 the lists contain all posts, newest first, ten per page, under the title of the blog', () => {
  expectList('/blog', paths, (page) => siteConfig.blog.title + page);
  for (const { headings, path } of lists.filter((list) => /^\/blog(?:\/page\/\d+)?$/.test(list.path)))
    expect([path, headings]).toEqual([path, [siteConfig.blog.title]]);
});

test('BLG-1 BLG-2 BLG-3 each list item shows date, reading time, authors, excerpt, tags and "Read more"', () => {
  const items = new Map(lists.flatMap((list) => list.items).map((item) => [item.path, item]));
  for (const { title, path, day, authors, tags } of postSources) {
    const { excerpt, line, ...item } = items.get(path)!;
    expect(item).toEqual({
      path,
      title,
      time: [midnight(day), longDay(day)],
      authors: authors.map((key) => authorNames.get(key)),
      tags: tags.map((key) => tagLabels.get(key)),
      more: [[`Read more about ${title}`, path]],
    });
    expect(line).toMatch(new RegExp(`^${longDay(day)} · (?:One|[2-9]|[1-9]\\d) min read$`));
    const post = posts.get(path);
    expect([path, post?.line]).toEqual([path, line]);
    // The excerpt is the beginning of the post, not all of it.
    expect(excerpt.join().length).toBeGreaterThan(80);
    expect(post?.paragraphs).toEqual(expect.arrayContaining(excerpt));
    expect(post?.paragraphs.length).toBeGreaterThan(excerpt.length + 1);
  }
});

test('BLG-5 every list and post shows all posts by year, newest first, and marks the current one', () => {
  const groups = byYear.map((group) => group.posts.map(({ path }) => path));
  for (const { path, shown, current } of survey(
    pagesOfKind('blog-list', 'blog-post', 'blog-tag', 'blog-author'),
    (document) => {
      const [nav] = all(document, 'nav[aria-label="Blog recent posts navigation"]');
      return {
        shown: nav && all(nav, 'ul').map((list) => values(list, 'a', 'href')),
        current: nav && values(nav, '[aria-current=page]', 'href'),
      };
    },
  ))
    expect([path, shown, current]).toEqual([path, groups, paths.includes(path) ? [path] : []]);
});

test('BLG-6 a post has its title, metadata, tags, edit row, contents, updates and cover, and links to its neighbors', () => {
  for (const [index, post] of postSources.entries()) {
    const { shown, anchors, related, cover } = posts.get(post.path)!;
    const [newer, older] = [postSources[index - 1], postSources[index + 1]];
    const series = postSources.filter((other) => post.series !== undefined && other.series === post.series);
    expect(shown).toEqual({
      headings: [post.title],
      authors: post.authors.map((key) => `/blog/authors/${key}`),
      tags: post.tags.map((key) => `/blog/tags/${key}`),
      edit: [`${product.links.editBase}blog/${post.file}`],
      neighbors: [
        ...(newer ? [['Newer post', newer.title, newer.path]] : []),
        ...(older ? [['Older post', older.title, older.path]] : []),
      ],
      contents: anchors,
      parts: series.map(({ title }) => title).reverse(),
      updates: [...post.updates].map(({ date }) => [date, longDay(date)]).sort(),
    });
    expect([post.path, cover > 0]).toEqual([post.path, true]);
    // Related posts share a tag and are not parts of the same series.
    expect(related.length).toBeLessThanOrEqual(3);
    for (const other of postSources.filter(({ path }) => related.includes(path))) {
      expect(other.tags.some((key) => post.tags.includes(key))).toBe(true);
      expect(series).not.toContain(other);
    }
  }
});

test('BLG-7 the archive lists years and their posts with the newest first', () => {
  const [archive] = survey([readPage('/blog/archive')], (document) => ({
    heading: text(document, 'h1'),
    years: all(document, 'main section').map((section) => [
      text(section, 'h2'),
      ...all(section, 'a').map((link) => [link.attribs.href, textOf(link)]),
      ...all(section, 'time').map(textOf),
    ]),
  }));
  expect(archive).toMatchObject({
    heading: 'Archive',
    years: byYear.map((group) => [
      group.year,
      ...group.posts.map(({ path, title }) => [path, title]),
      ...group.posts.map(({ day }) => longDay(day).replace(/,.*/, '')),
    ]),
  });
});

test('TAG-3 BLG-9 the pages of a tag and of an author list their posts, and lead to all tags and authors', () => {
  for (const [part, labels] of [
    ['tags', tagLabels],
    ['authors', authorNames],
  ] as const)
    for (const [key, label] of labels) {
      const own = postSources.filter((post) => post[part].includes(key)).map(({ path }) => path);
      if (own.length === 0) continue;
      const counted = own.length === 1 ? 'One post' : `${own.length} posts`;
      const heading = part === 'tags' ? `${counted} tagged with "${label}"` : label;
      const path = `/blog/${part}/${key}`;
      expectList(path, own, (page) => (part === 'tags' ? heading : `${label} - ${own.length} posts`) + page);
      const list = lists.find((one) => one.path === path);
      expect(list?.headings).toEqual([heading]);
      expect(list?.up[0]).toBe(part === 'tags' ? 'View all tags /blog/tags' : 'View all authors /blog/authors');
    }
});

test('TAG-1 BLG-8 the indexes of blog tags and authors link to each, with the number of its posts', () => {
  const [tags, authors] = survey([readPage('/blog/tags'), readPage('/blog/authors')], (document) => ({
    heading: text(document, 'h1'),
    tags: all(document, 'main section a').map((link) => [link.attribs.href, ...all(link, '> *').map(textOf)]),
    cards: all(document, 'main ul > li:has(h2)').map((card) => [values(card, 'h2 a', 'href')[0], textOf(card)]),
    marks: new Set(
      all(document, 'main li svg').map((mark) => JSON.stringify(all(mark, '*').map(({ attribs }) => attribs))),
    ),
  }));
  const count = (part: 'tags' | 'authors', key: string) =>
    postSources.filter((post) => post[part].includes(key)).length;
  const used = [...tagLabels].filter(([key]) => count('tags', key) > 0);
  expect([tags?.heading, authors?.heading]).toEqual(['Tags', 'Authors']);
  expect([...(tags?.tags ?? [])].sort()).toEqual(
    used.map(([key, label]) => [`/blog/tags/${key}`, label, String(count('tags', key))]).sort(),
  );
  expect(authors?.cards.length).toBe(authorNames.size);
  for (const [key, name] of authorNames) {
    const card = authors?.cards.find(([href]) => href === `/blog/authors/${key}`)?.[1];
    expect(card).toContain(name);
    expect(card).toContain(`${count('authors', key)} posts`);
  }
  expect(authors?.marks.size).toBe(authorNames.size);
});
