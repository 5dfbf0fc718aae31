import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '../../src/site/config/product';
import { allPages, pageDataFolder, pagesOfKind, siteFolder } from '../support/built-pages';
import { all, survey, text, textOf, values, type Element } from './document';

const SIDEBAR = 'nav[aria-label="Docs sidebar"]';
const FIRST = {
  rest: `/docs/rest/${product.slug}-overview`,
  sdks: '/docs/sdks',
  streamrec: `/docs/streamrec/${product.slug}-streamrec`,
};
const fragment = (id: string): string => `#${encodeURIComponent(decodeURIComponent(id))}`;
const isInside = (element: Element, name: string): boolean =>
  element.parent !== null && ((element.parent as Element).name === name || isInside(element.parent as Element, name));

/** What the checks need from each doc and category page, read once for all of them. */
const docs = survey(pagesOfKind('doc', 'doc-category'), (document) => ({
  isDoc: all(document, 'main article').length > 0,
  sidebars: all(document, SIDEBAR).map((nav) =>
    all(nav, '[aria-current]').map(({ attribs }) => `${attribs['aria-current']} ${attribs.href}`),
  ),
  active: all(document, 'nav[aria-label=Main] [aria-current]').map(
    (link) => `${link.attribs['aria-current']} ${textOf(link)}`,
  ),
  firstOfSidebar: values(document, `${SIDEBAR} a`, 'href')[0],
  crumbs: all(document, 'nav[aria-label="Breadcrumbs"] li').slice(1),
  data: all(document, 'script[type="application/ld+json"]').map(
    (script) =>
      JSON.parse(textOf(script)) as { '@type': string; itemListElement: { position: number; item: string }[] },
  ),
  hasCalls: all(document, '.has-samples').length > 0,
  // Names of types come from the declarations, not from the text.
  headings: all(document, 'article :is(h2, h3, h4, h5, h6)[id]').map((heading) => ({
    id: heading.attribs.id ?? '',
    isListed: /^h[23]$/.test(heading.name) && !heading.attribs.id?.startsWith('type-'),
    text: textOf(heading),
    // Those in a summary have their link after it.
    link: all(isInside(heading, 'summary') ? (heading.parent!.parent as Element) : heading, 'a.hash-link').map(
      ({ attribs }) => [attribs.href, attribs['aria-label']],
    )[0],
  })),
  contents: ['Contents of this page', 'On this page'].map((name) => {
    const [nav] = all(document, `nav[aria-label="${name}"]`);
    return nav ? values(nav, 'a', 'href').map((href) => fragment(href.slice(1))) : null;
  }),
  previous: values(document, 'nav[aria-label="Docs pages"] a[rel="prev"]', 'href')[0] ?? null,
  next: values(document, 'nav[aria-label="Docs pages"] a[rel="next"]', 'href')[0] ?? null,
  tags: values(document, 'article > footer a[rel="tag"]', 'href'),
  edit: values(document, 'article > footer a[href*="/edit/main/"]', 'href')[0],
  updated: values(document, 'article > footer time', 'datetime')[0],
  foot: text(document, 'article > footer'),
  blocks: all(document, '[data-code-block]').map((block) => ({
    language: text(block, '.code-language'),
    // The JSON of a response, which can be folded, wraps.
    wraps: all(block, '.code-json').length > 0,
    scroller: all(block, 'pre')[0]?.attribs,
    buttons: values(block, '.code-button', 'aria-label'),
    isHighlighted: all(block, '.code i').length > 0,
  })),
}));

test('CFG-2 there is one docs version, with name, label, path and main doc', () => {
  const folder = join(pageDataFolder(), 'sq/d');
  const records = readdirSync(folder).flatMap((name) => {
    const { data } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      data: { allDocsVersion?: { nodes: unknown[] } };
    };
    return data.allDocsVersion?.nodes ?? [];
  });
  expect(records).toContainEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'rest/overview',
    mainDocPath: FIRST.rest,
  });
});

test('SB-1 SB-5 each doc occurs exactly once in the sidebar that it shows, which is that of its folder', () => {
  expect(docs.length).toBeGreaterThan(100);
  for (const { path, sidebars, firstOfSidebar, isDoc } of docs) {
    expect([path, sidebars]).toEqual([path, [[`page ${path}`]]]);
    if (isDoc) expect([path, firstOfSidebar]).toEqual([path, FIRST[path.split('/')[2] as keyof typeof FIRST]]);
  }
});

test('NAV-4 NAV-6 on each doc, the entry of its area in the bar is active, and current on the first page of the area', () => {
  const labels = { [FIRST.rest]: 'REST API', [FIRST.sdks]: 'SDKs', [FIRST.streamrec]: 'Stream Recorder' };
  for (const { path, active, firstOfSidebar = '' } of docs)
    expect([path, active]).toEqual([path, [`${path === firstOfSidebar ? 'page' : 'true'} ${labels[firstOfSidebar]}`]]);
});

test('CAT-1 CAT-2 CAT-3 a category page has a description, neighbors, and a card for each entry of its sidebar', () => {
  const pages = survey(pagesOfKind('doc-category'), (document, path) => {
    const entry = all(document, `${SIDEBAR} li:has(> div > a[href="${path}"])`).at(-1)!;
    const cards = all(document, 'main ul > li:has(> a > h2)');
    return {
      description: text(document, 'main h1 + p'),
      neighbors: values(document, 'nav[aria-label="Docs pages"] a', 'rel'),
      entries: values(entry, '> div:last-child > ul > li > a, > div:last-child > ul > li > div > a', 'href'),
      cards: cards.map((card) => values(card, 'a', 'href')),
      texts: cards.map((card) => text(card, 'p')),
      icons: [...new Set(cards.map((card) => all(card, 'svg')[0]?.attribs['aria-hidden']))],
    };
  });
  expect(pages.length).toBeGreaterThanOrEqual(9);
  for (const { path, description, neighbors, entries, cards, texts, icons } of pages) {
    expect(description).toMatch(/\w{4,}/);
    expect([path, neighbors]).toEqual([path, ['prev', 'next']]);
    // The whole card is a single link.
    expect([path, cards]).toEqual([path, entries.map((href) => [href])]);
    expect(cards.length).toBeGreaterThan(1);
    for (const description of texts) expect(description).toMatch(/\w{4,}/);
    expect([['true'], [undefined]]).toContainEqual(icons);
  }
});

test('CFG-1 DOC-1 every page declares its language and direction, and has one first-level heading', () => {
  for (const { path, html, headings } of survey(allPages(), (document) => ({
    html: all(document, 'html')[0]?.attribs,
    headings: all(document, 'h1').length,
  })))
    expect({ path, html, headings }).toMatchObject({ html: { lang: 'en', dir: 'ltr' }, headings: 1 });
});

test('DOC-2 the structured data contains the breadcrumbs that have a link', () => {
  for (const { path, crumbs, data } of docs) {
    expect([path, all(crumbs.at(-1)!, '[aria-current="page"]').map(({ name }) => name)]).toEqual([path, ['span']]);
    const [steps = [], ...others] = data.flatMap((block) =>
      block['@type'] === 'BreadcrumbList' ? [block.itemListElement] : [],
    );
    expect(others).toEqual([]);
    // The page itself has a URL, so the structured data links it too.
    const linked = [...crumbs.flatMap((crumb) => values(crumb, 'a', 'href')), path];
    expect(steps.map(({ position, item }) => [position, new URL(item).pathname])).toEqual(
      linked.map((address, index) => [index + 1, address]),
    );
  }
});

test('DOC-3 the table of contents lists level 2 and 3 headings, and is absent if there are none', () => {
  for (const { path, headings, contents, hasCalls, isDoc } of docs.filter((page) => page.isDoc)) {
    const listed = headings.filter(({ isListed }) => isListed).map(({ id }) => fragment(id));
    // On one page, a table takes the place of the contents.
    const expected = listed.length === 0 || path === '/docs/rest/api-endpoints' ? null : listed;
    // Beside the text, calls in the sidebar take the place of the contents.
    expect([path, isDoc, contents]).toEqual([path, true, [hasCalls ? null : expected, expected]]);
  }
});

test('DOC-6 headings have unique kebab-case ids and a link that is named after their text', () => {
  for (const { path, headings } of docs) {
    expect([path, new Set(headings.map(({ id }) => id)).size]).toEqual([path, headings.length]);
    for (const { id, text: heading, link } of headings) {
      expect(id).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u);
      expect([path, link]).toEqual([path, [`#${id}`, `Direct link to ${heading}`]]);
    }
  }
});

test('DOC-7 following "Next" leads through all pages of a sidebar, and "Previous" back', () => {
  const byPath = new Map(docs.map((page) => [page.path, page]));
  const visited: string[] = [];
  for (const first of Object.values(FIRST)) {
    let previous: string | null = null;
    for (let here: string | null = first; here !== null; here = byPath.get(here)?.next ?? null) {
      expect([here, visited.includes(here), byPath.get(here)?.previous]).toEqual([here, false, previous]);
      visited.push(here);
      previous = here;
    }
  }
  expect(visited.sort()).toEqual([...byPath.keys()].sort());
});

test("DOC-8 the date of the last change comes from the file's Git history, without naming a person", () => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const people = new Set(git('log', '--format=%an%n%cn'));
  const times = new Map<string, string[]>();
  let time = '';
  for (const line of git('log', '--format=@%ct', '--name-only', '--', 'content')) {
    if (line.startsWith('@')) time = new Date(Number(line.slice(1)) * 1000).toISOString();
    else times.set(line, [...(times.get(line) ?? []), time]);
  }
  for (const { path, edit, updated, foot, isDoc } of docs) {
    if (!isDoc) continue;
    const source = `content/${edit?.split('/edit/main/content/')[1]}`;
    expect([path, existsSync(source)]).toEqual([path, true]);
    // A doc that has not been committed yet has no date.
    if (updated !== undefined) expect(times.get(source)).toContain(updated);
    for (const name of people) expect(foot).not.toContain(name);
  }
  expect(docs.filter(({ updated }) => updated).length).toBeGreaterThan(100);
});

test('TAG-1 the index groups tags by their first letter, in order, with the number of docs', () => {
  const [index] = survey(pagesOfKind('doc-tags'), (document) => ({
    title: text(document, 'h1'),
    groups: all(document, 'main section').map((section) => ({
      id: values(section, 'h2', 'id')[0],
      letter: text(section, 'h2'),
      tags: all(section, 'a').map((link) => ({
        href: link.attribs.href ?? '',
        label: text(link, ':first-child'),
        count: Number(text(link, ':nth-child(2)')),
      })),
    })),
  }));
  const groups = index?.groups ?? [];
  const sorted = (all: readonly string[]) => [...all].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  const letters = groups.map(({ letter }) => letter);
  expect([index?.title, letters]).toEqual(['Tags', sorted(letters)]);
  for (const { id, letter, tags } of groups) {
    const labels = tags.map(({ label }) => label);
    expect([id, labels]).toEqual([letter, sorted(labels)]);
    for (const label of labels) expect([...label][0]?.toUpperCase()).toBe(letter);
  }
  const tags = groups.flatMap((group) => group.tags);
  expect(tags.length).toBeGreaterThan(100);
  for (const { href, count } of tags)
    expect([href, docs.filter((page) => page.tags.includes(href)).length]).toEqual([href, count]);
});

test('TAG-2 TAG-4 a tag page shows the number of its docs and lists them by title, ten per page', () => {
  const found = allPages().filter(({ path }) => /^\/docs\/tags\/./.test(path));
  const pages = new Map(
    survey(found, (document) => ({
      heading: text(document, 'h1'),
      up: all(document, 'main a[href="/docs/tags"]').map(textOf),
      items: all(document, 'main li:has(> h2)').map((item) => [
        text(item, 'h2'),
        values(item, 'a', 'href')[0],
        text(item, 'p'),
      ]),
    })).map((page) => [page.path, page]),
  );
  for (const [path, { heading, up, items }] of pages) {
    if (/\/page\/\d+$/.test(path)) continue;
    const count = /^One doc tagged with "./.test(heading) ? 1 : Number(/^(\d+) docs tagged with "./.exec(heading)?.[1]);
    const listed = [...items];
    for (let number = 2; pages.has(`${path}/page/${number}`); number += 1) {
      expect([path, listed.length]).toEqual([path, (number - 1) * 10]);
      listed.push(...pages.get(`${path}/page/${number}`)!.items);
    }
    expect([path, up, new Set(listed.map(([, href]) => href)).size]).toEqual([path, ['View all tags'], count]);
    const titles = listed.map(([title = '']) => title);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    for (const [, , description] of listed) expect(description).toMatch(/\w{4,}/);
  }
  expect([...pages.keys()].some((path) => path.endsWith('/page/2'))).toBe(true);
});

test('CODE-1 CODE-6 every code block is a labeled scroll area or wraps, and all languages in use are highlighted', () => {
  const blocks = docs.flatMap((page) => page.blocks);
  expect(blocks.length).toBeGreaterThan(200);
  for (const { language, wraps, scroller, buttons } of blocks) {
    const [wrap, copy] = ['Toggle word wrap', 'Copy code to clipboard'];
    if (wraps) expect([language, buttons]).toEqual(['JSON', [copy]]);
    else {
      expect([scroller?.tabindex, buttons]).toEqual(['0', [wrap, copy]]);
      expect(scroller?.['aria-label']).toContain(language);
    }
  }
  const highlighted = new Set(blocks.filter(({ isHighlighted }) => isHighlighted).map(({ language }) => language));
  expect([...highlighted]).toEqual(expect.arrayContaining(['Kotlin', 'Swift', 'PHP', 'Shell', 'JavaScript']));
  expect(highlighted).not.toContain('Text');
});

test('MER-1 every diagram has two pictures with a text alternative and a size, and no bundle has the library', () => {
  const figures = survey(allPages(), (document) => ({
    figures: all(document, 'figure.diagram').map((figure) => ({
      classes: figure.attribs.class?.split(' ') ?? [],
      caption: text(figure, 'figcaption'),
      pictures: all(figure, 'img').map(({ attribs }) => attribs),
    })),
  })).flatMap((page) => page.figures);
  expect(figures.length).toBeGreaterThan(20);
  for (const { classes, caption, pictures } of figures) {
    expect(classes).not.toContain('is-source');
    expect(pictures.map((picture) => picture.class)).toEqual(['diagram-light', 'diagram-dark']);
    for (const { src = '', alt, width, height, class: name = '' } of pictures) {
      // A phone shows a wide one 640 px wide at most: more would make text of 14 px smaller than 12.
      expect(Number(width)).toBeLessThanOrEqual(classes.includes('is-wide') ? 746 : 366);
      expect(src).toMatch(new RegExp(`^/diagrams/[0-9a-f]{16}-${name.slice(8)}\\.svg$`));
      expect(alt).toContain(`${caption}. `);
      const svg = readFileSync(join(siteFolder, src), 'utf8');
      const head = svg.slice(0, svg.indexOf('>'));
      expect([/ width="(\d+)"/.exec(head)?.[1], / height="(\d+)"/.exec(head)?.[1]]).toEqual([width, height]);
      expect(/<script|<foreignObject|https?:\/\/(?!www\.w3\.org)/i.exec(svg)).toBeNull();
    }
  }
  for (const name of readdirSync(siteFolder).filter((file) => file.endsWith('.js')))
    expect([name, /mermaidAPI|flowchart-elk/.exec(readFileSync(join(siteFolder, name), 'utf8'))]).toEqual([name, null]);
});

test('MDX-1 images load lazily and have a size, and links lead to pages, not to files', () => {
  const pages = survey(pagesOfKind('doc', 'page'), (document) => ({
    images: all(document, 'article img').map(({ attribs }) => attribs),
    // The menu of a page leads to its Markdown on purpose.
    links: values(document, 'a[href]:not(.page-menu a)', 'href'),
  }));
  expect(pages.flatMap(({ images }) => images).length).toBeGreaterThan(20);
  for (const { path, images, links } of pages) {
    for (const { loading, width, height } of images)
      expect([path, loading, Number(width) > 0, Number(height) > 0]).toEqual([path, 'lazy', true, true]);
    expect(links.filter((href) => /\.mdx?(?:[?#]|$)/.test(href) && !href.includes('/edit/main/'))).toEqual([]);
  }
});

test('the first use of a term on a page of docs or blog leads to its entry, once, and never in a heading, table or code', () => {
  const places = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'pre', 'code', 'a'];
  const linking = survey(pagesOfKind('doc', 'blog-post'), (document) => {
    const links = all(document, 'main a[href^="/glossary#"]');
    return {
      ids: links.map(({ attribs }) => attribs.href),
      nested: links.filter((link) => places.some((name) => isInside(link, name))).length,
    };
  }).filter(({ ids }) => ids.length > 0);
  expect(linking.length).toBeGreaterThan(100);
  for (const { path, ids, nested } of linking) expect([path, ids, nested]).toEqual([path, [...new Set(ids)], 0]);
});
