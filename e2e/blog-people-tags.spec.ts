import { expect, test } from '@playwright/test';
import { siteConfig } from '../src/site/config/site-config';
import { authorNames, postSources, tagLabels } from './support/blog-sources';
import { openPage, recordFullLoads } from './support/browser';
import { pagesOfKind, survey } from './support/built-pages';
import { onlyInAll } from './support/only-in-all';

const postsOf = (part: 'tags' | 'authors', key: string): string[] =>
  postSources.filter((post) => post[part].includes(key)).map(({ path }) => path);
const usedTags = [...tagLabels].filter(([key]) => postsOf('tags', key).length > 0);

/** Reads what a page of a post list shows. A list can have several pages. */
const look = (document: Document) => ({
  title: document.title,
  heading: document.querySelector('h1')?.textContent ?? '',
  posts: [...document.querySelectorAll('main article h2 a')].map((link) => link.getAttribute('href') ?? ''),
  days: [...document.querySelectorAll('main article')].map((item) => item.querySelector('time')?.textContent ?? ''),
  more: [...document.querySelectorAll('main article footer > a')].map(({ textContent }) => textContent),
  all: [...document.querySelectorAll('main p > a')]
    .filter((link) => !link.closest('article'))
    .map((link) => [link.textContent, link.getAttribute('href')]),
  pagerLinks: [...document.querySelectorAll('nav[aria-label="Blog list page navigation"] a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  ),
});

interface ExpectedList {
  readonly heading: string;
  readonly title: (number: number) => string;
  readonly all: readonly (readonly [text: string, href: string])[];
}

/** Checks all pages of one post list (ten posts per page) and removes them from the results. */
function expectList(
  results: Map<string, ReturnType<typeof look>>,
  path: string,
  posts: readonly string[],
  { heading, title, all }: ExpectedList,
): void {
  for (let number = 1; number <= Math.ceil(posts.length / 10); number += 1) {
    const address = number === 1 ? path : `${path}/page/${number}`;
    const found = results.get(address);
    results.delete(address);
    expect(found, address).toMatchObject({
      heading,
      title: title(number),
      posts: posts.slice(number * 10 - 10, number * 10),
      all,
    });
    expect(found?.more, address).toEqual(found?.posts.map(() => expect.stringMatching(/^Read more about ./)));
    expect(
      found?.days.every((day) => /^[A-Z][a-z]+ \d{1,2}, 20\d\d$/.test(day)),
      address,
    ).toBe(true);
    expect(found?.pagerLinks, address).toEqual([
      ...(number > 1 ? [`Newer entries ${path}`] : []),
      ...(number * 10 < posts.length ? [`Older entries ${path}/page/${number + 1}`] : []),
    ]);
  }
}

test('TAG-3 a tag page shows the number of its posts and lists them, newest first, ten per page', async ({ page }) => {
  const results = new Map((await survey(page, pagesOfKind('blog-tag'), look)).map(({ path, found }) => [path, found]));
  for (const [key, label] of usedTags) {
    const path = `/blog/tags/${key}`;
    const posts = postsOf('tags', key);
    const heading = `${posts.length === 1 ? 'One post' : `${posts.length} posts`} tagged with "${label}"`;
    const title = (number: number) => `${heading}${number > 1 ? `, Page ${number}` : ''} | ${siteConfig.title}`;
    const all = [['View all tags', '/blog/tags'] as const, ['RSS', `${path}/rss.xml`] as const];
    expectList(results, path, posts, { heading, title, all });
  }
  // Every built page belongs to one of the tags.
  expect([...results.keys()]).toEqual([]);
});

test('BLG-9 an author page shows name, description, number of posts and the posts, ten per page', async ({ page }) => {
  const results = new Map(
    (await survey(page, pagesOfKind('blog-author'), look)).map(({ path, found }) => [path, found]),
  );
  for (const [key, name] of authorNames) {
    const path = `/blog/authors/${key}`;
    const posts = postsOf('authors', key);
    const title = (number: number) =>
      `${name} - ${posts.length} posts${number > 1 ? `, Page ${number}` : ''} | ${siteConfig.title}`;
    expectList(results, path, posts, { heading: name, title, all: [['View all authors', '/blog/authors']] });
  }
  expect([...results.keys()]).toEqual([]);
});

/** Checks the built HTML, because the app would render it again. */
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TAG-1 the index of blog tags groups tags by first letter, in order, with the number of posts', async ({
    page,
  }) => {
    await page.goto('/blog/tags');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
    const groups = await page.locator('main section').evaluateAll((sections) =>
      sections.map((section) => ({
        id: section.querySelector('h2')?.id,
        letter: section.querySelector('h2')?.textContent ?? '',
        tags: [...section.querySelectorAll('a')].map(
          (link) =>
            [link.getAttribute('href'), link.children[0]?.textContent, Number(link.children[1]?.textContent)] as const,
        ),
      })),
    );
    const letters = groups.map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)].sort((a, b) => a.localeCompare(b, 'en')));
    for (const { id, letter, tags } of groups) {
      expect(id).toBe(letter);
      const labels = tags.map(([, label]) => label ?? '');
      for (const label of labels) expect([...label][0]?.toUpperCase()).toBe(letter);
      expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    }
    const expected = usedTags.map(([key, label]) => [`/blog/tags/${key}`, label, postsOf('tags', key).length]);
    expect(groups.flatMap(({ tags }) => tags).sort()).toEqual(expected.sort());
  });

  test('BLG-8 the index of authors shows mark, name, title and number of posts, and links to each author', async ({
    page,
  }) => {
    await page.goto('/blog/authors');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authors');
    const cards = page.locator('main ul > li').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(authorNames.size);
    for (const [key, name] of authorNames) {
      const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card).toContainText(`${postsOf('authors', key).length} posts`);
      await expect(card.locator('h2 + p')).toHaveText(/\w{3,}/);
      expect(await card.locator('svg, img').first().boundingBox()).toMatchObject({ width: 56, height: 56 });
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/blog/authors/${key}`);
    }
    const marks = await cards.locator('svg').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    expect(new Set(marks).size).toBe(authorNames.size);
  });

  test(
    'BLG-8 BLG-9 TAG-3 links lead from a post to its author, all authors, a tag and its second page',
    onlyInAll(),
    async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const post = postSources.find(({ tags }) => tags.includes('api'))!;
      const [key = ''] = post.authors;
      await page.goto(post.path);
      await page
        .locator('main header')
        .getByRole('link', { name: authorNames.get(key)!, exact: true })
        .click();
      await expect(heading).toHaveText(authorNames.get(key)!);
      await page.getByRole('link', { name: 'View all authors' }).click();
      await expect(heading).toHaveText('Authors');
      await page.goto(post.path);
      await page
        .locator('main article > footer')
        .getByRole('link', { name: tagLabels.get('api')!, exact: true })
        .click();
      await expect(heading).toHaveText(/^\d+ posts tagged with "API"$/);
      await page.getByRole('link', { name: 'Older entries' }).click();
      await expect(page).toHaveTitle(/, Page 2 \|/);
      await expect(page.locator('main article h2').first()).toBeVisible();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('MOB-3 MOB-2 BLG-5 the menu first shows the recent posts; choosing one opens it within the app and closes the menu', async ({
    page,
  }) => {
    await openPage(page, '/blog');
    const loads = recordFullLoads(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const { title, path } = postSources[5]!;
    const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await recent.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(recent).toBeHidden();
    expect(loads).toEqual([]);
  });
});
