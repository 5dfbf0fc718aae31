import { expect, test, type Page } from '@playwright/test';
import { product } from '../src/site/config/product';
import { siteConfig } from '../src/site/config/site-config';
import { longDay, postSources, tagLabels, authorNames } from './support/blog-sources';
import { openPage, recordComplaints } from './support/browser';
import { pagesOfKind, survey } from './support/built-pages';
import { onlyInAll } from './support/only-in-all';

const paths = postSources.map(({ path }) => path);
const newest = postSources[0]!;
const oldest = postSources.at(-1)!;
const recent = (page: Page) => page.getByRole('navigation', { name: 'Blog recent posts navigation' });
/** Years of the posts, newest first. */
const years = [...new Set(postSources.map(({ day }) => day.slice(0, 4)))];

test('BLG-4 the lists contain all posts, newest first, ten per page, under the title of the blog', async ({ page }) => {
  const lists = await survey(page, pagesOfKind('blog-list'), (document) => ({
    title: document.title,
    heading: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    posts: [...document.querySelectorAll('main article h2 a')].map((link) => link.getAttribute('href')),
    pagerLinks: [...document.querySelectorAll('nav[aria-label="Blog list page navigation"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]),
  }));
  expect(lists.flatMap(({ found }) => found.posts)).toEqual(paths);
  lists.forEach(({ found }, index) => {
    const number = index + 1;
    expect(found.title).toBe(`${siteConfig.blog.title}${number > 1 ? `, Page ${number}` : ''} | ${siteConfig.title}`);
    expect(found.heading).toEqual([siteConfig.blog.title]);
    expect(found.posts).toEqual(paths.slice(index * 10, index * 10 + 10));
    expect(found.pagerLinks).toEqual([
      ...(number > 1 ? [['Newer entries', number === 2 ? '/blog' : `/blog/page/${number - 1}`]] : []),
      ...(number < 5 ? [['Older entries', `/blog/page/${number + 1}`]] : []),
    ]);
  });
});

test('BLG-1 BLG-2 BLG-3 each list item shows date, reading time, authors, excerpt, tags and "Read more"', async ({
  page,
}) => {
  const items = (
    await survey(page, pagesOfKind('blog-list'), (document) =>
      [...document.querySelectorAll('main article')].map((item) => ({
        href: item.querySelector('h2 a')?.getAttribute('href') ?? '',
        title: item.querySelector('h2')?.textContent,
        time: [item.querySelector('time')?.getAttribute('datetime'), item.querySelector('time')?.textContent],
        line: item.querySelector('time')?.parentElement?.textContent ?? '',
        authors: [...item.querySelectorAll('a[rel=author]')].map((link) => link.textContent),
        tags: [...item.querySelectorAll('a[rel=tag]')].map((link) => link.textContent),
        excerpt: [...item.querySelectorAll('h2 ~ div p')].map(({ textContent }) => textContent).join('\n'),
        more: [...item.querySelectorAll('footer > a')].map((link) => [link.textContent, link.getAttribute('href')]),
      })),
    )
  ).flatMap(({ found }) => found);
  const posts = new Map(
    (
      await survey(page, pagesOfKind('blog-post'), (document) => ({
        line: document.querySelector('main time')?.parentElement?.textContent,
        paragraphs: [...document.querySelectorAll('main article p')].map(({ textContent }) => textContent),
      }))
    ).map(({ path, found }) => [path, found]),
  );
  for (const [index, { title, path, day, authors, tags }] of postSources.entries()) {
    const item = items[index];
    expect(item, path).toMatchObject({
      href: path,
      title,
      time: [`${day}T00:00:00.000Z`, longDay(day)],
      authors: authors.map((key) => authorNames.get(key)),
      tags: tags.map((key) => tagLabels.get(key)),
      more: [[`Read more about ${title}`, path]],
    });
    expect(item?.line, path).toMatch(new RegExp(`^${longDay(day)} · (?:One|[2-9]|[1-9]\\d) min read$`));
    expect(posts.get(path)?.line, path).toBe(item?.line);
    // The excerpt is the beginning of the post, not all of it.
    const excerpt = item?.excerpt.split('\n') ?? [];
    expect(excerpt.join().length, path).toBeGreaterThan(80);
    expect(posts.get(path)?.paragraphs, path).toEqual(expect.arrayContaining(excerpt));
    expect(posts.get(path)?.paragraphs.length, path).toBeGreaterThan(excerpt.length + 1);
  }
});

test('BLG-5 every list and post shows all posts by year, newest first, and marks the current one', async ({ page }) => {
  const results = await survey(page, pagesOfKind('blog-list', 'blog-post', 'blog-tag', 'blog-author'), (document) => {
    const nav = document.querySelector('nav[aria-label="Blog recent posts navigation"]');
    return {
      heading: nav?.querySelector('p')?.textContent,
      groups: [...(nav?.querySelectorAll('ul') ?? [])].map((list) => [
        document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
        ...[...list.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      ]),
      current: [...(nav?.querySelectorAll('[aria-current=page]') ?? [])].map((link) => link.getAttribute('href')),
    };
  });
  const groups = years.map((year) => [
    year,
    ...postSources.filter(({ day }) => day.startsWith(year)).map(({ path }) => path),
  ]);
  for (const { path, found } of results)
    expect(found, path).toEqual({
      heading: siteConfig.blog.sidebarTitle,
      groups,
      current: paths.includes(path) ? [path] : [],
    });
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test(
    `BLG-1 BLG-5 BLG-7 dates and years are the same in ${timezoneId}, without console messages`,
    onlyInAll(),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, timezoneId, viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      const complaints = recordComplaints(page);
      await openPage(page, newest.path);
      await expect(page.locator('main time')).toHaveText(longDay(newest.day));
      expect(await recent(page).getByRole('list').count()).toBe(years.length);
      // Also in the app, which renders the dates again.
      await page.getByRole('link', { name: 'Blog', exact: true }).filter({ visible: true }).first().click();
      await expect(page.locator('main article time')).toHaveText(
        postSources.slice(0, 10).map(({ day }) => longDay(day)),
      );
      await page.locator('main').getByRole('link', { name: 'Archive', exact: true }).click();
      await expect(page.locator('main h2')).toHaveText(years);
      await expect(page.locator('main time').last()).toHaveText(longDay(postSources.at(-1)!.day).replace(/,.*/, ''));
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
}

test('BLG-6 a post has its title, metadata, tags, edit row and contents, and links to its neighbors', async ({
  page,
}) => {
  const results = new Map(
    (
      await survey(page, pagesOfKind('blog-post'), (document) => ({
        heading: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
        authors: [...document.querySelectorAll('main header a[rel=author]')].map((link) => link.getAttribute('href')),
        tags: [...document.querySelectorAll('main article > footer a[rel=tag]')].map((link) =>
          link.getAttribute('href'),
        ),
        edit: [...document.querySelectorAll('main article > footer a[target=_blank]')].map(
          (link) => link.getAttribute('href') ?? '',
        ),
        pagerLinks: [...document.querySelectorAll('nav[aria-label="Blog post page navigation"] a')].map((link) => [
          link.children[0]?.textContent,
          link.children[1]?.textContent,
          link.getAttribute('href'),
        ]),
        headings: [...document.querySelectorAll('main article h2[id], main article h3[id]')].map(({ id }) => `#${id}`),
        contents: [...document.querySelectorAll('nav[aria-label="Contents of this page"] a')].map((link) =>
          link.getAttribute('href'),
        ),
        series: document.querySelectorAll('nav[aria-label="Parts of this series"]').length,
        related: [...document.querySelectorAll('aside[aria-labelledby=related-posts] a')].map((link) =>
          link.getAttribute('href'),
        ),
      }))
    ).map(({ path, found }) => [path, found]),
  );
  for (const [index, post] of postSources.entries()) {
    const { related, headings, ...found } = results.get(post.path) ?? { related: [], headings: [] };
    const [newer, older] = [postSources[index - 1], postSources[index + 1]];
    expect(found, post.path).toEqual({
      heading: [post.title],
      authors: post.authors.map((key) => `/blog/authors/${key}`),
      tags: post.tags.map((key) => `/blog/tags/${key}`),
      edit: [`${product.links.editBase}blog/${post.file}`],
      pagerLinks: [
        ...(newer ? [['Newer post', newer.title, newer.path]] : []),
        ...(older ? [['Older post', older.title, older.path]] : []),
      ],
      contents: headings,
      series: post.series === undefined ? 0 : 1,
    });
    // Related posts share a tag and are not parts of the same series.
    expect(new Set(related).size, post.path).toBe(related.length);
    expect(related.length, post.path).toBeLessThanOrEqual(3);
    for (const href of related) {
      const other = postSources.find(({ path }) => path === href);
      expect(
        other?.tags.some((key) => post.tags.includes(key)) &&
          other !== post &&
          (post.series === undefined || other.series !== post.series),
        `${post.path} → ${href}`,
      ).toBe(true);
    }
  }
  expect([...results.values()].filter(({ related }) => related.length > 0).length).toBeGreaterThan(35);
});

/** Checks the built HTML, because the app would render it again. */
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'BLG-6 each of the four parts of the situation room series lists all parts, in reading order',
    onlyInAll(),
    async ({ page }) => {
      const parts = postSources.filter(({ series }) => series === 'situation-room').reverse();
      expect(parts.map(({ path }) => path)).toEqual([1, 2, 3, 4].map((part) => `/blog/virtual-situation-room-${part}`));
      for (const [index, { path }] of parts.entries()) {
        await page.goto(path);
        const nav = page.getByRole('navigation', { name: 'Parts of this series' });
        await expect(nav.getByText(`Part ${index + 1} of 4 in a series`)).toBeVisible();
        await expect(nav.getByRole('listitem')).toHaveText(parts.map(({ title }) => title));
        await expect(nav.locator('[aria-current=page]')).toHaveText(parts[index]!.title);
        expect(
          await nav.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).toEqual(parts.filter((part) => part.path !== path).map((part) => part.path));
      }
    },
  );

  test('BLG-7 the archive lists years and their posts with the newest first', async ({ page }) => {
    await page.goto('/blog/archive');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
    await expect(page.locator('main section h2')).toHaveText(years);
    for (const year of years) {
      const posts = postSources.filter(({ day }) => day.startsWith(year));
      const links = page.getByRole('region', { name: year }).getByRole('link');
      await expect(links).toHaveText(posts.map(({ title }) => title));
      await expect(page.getByRole('region', { name: year }).locator('time')).toHaveText(
        posts.map(({ day }) => longDay(day).replace(/,.*/, '')),
      );
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        posts.map(({ path }) => path),
      );
    }
  });

  test('RTE-4 BLG-4 BLG-6 links lead from the list to a post, to older posts and to the last list', async ({
    page,
  }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: `Read more about ${newest.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
    await page
      .getByRole('navigation', { name: 'Blog post page navigation' })
      .getByRole('link', { name: /^Older post/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(postSources[1]!.title);
    await expect(page.locator('main article p').nth(2)).toBeVisible();
    await page.goto('/blog');
    for (let number = 2; number <= 5; number += 1) {
      await page.getByRole('link', { name: 'Older entries' }).click();
      await expect(page).toHaveTitle(new RegExp(`, Page ${number} \\|`));
    }
    await expect(page.getByRole('link', { name: 'Older entries' })).toHaveCount(0);
    await recent(page).getByRole('link', { name: oldest.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oldest.title);
  });
});
