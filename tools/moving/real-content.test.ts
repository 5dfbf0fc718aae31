import { resolve } from 'node:path';
import { findAddressProblems } from '../../src/output/build/redirects/address-problems';
import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { attributeOf, isElement, walk } from '../markdown';
import { generatedPaths, publishedIds, readPublishedOf, readRedirectsOf } from './check-addresses';
import { listPages } from './pages';
import { planMove } from './plan-move';
import { planRemoval } from './plan-removal';
import { readSources } from './read-sources';
import { carriedOut, linksOf } from './test-support';
import type { SourcePage, Sources } from './types';

const SOURCES: Sources = { ...readSources(resolve('content'), []), searched: new Map() };
const ALL = listPages(SOURCES);
/** The start page is where it is. */
const PAGES = ALL.filter(({ address }) => address !== '/');
const IDS = publishedIds(SOURCES, [...ALL.map(({ address }) => address), ...generatedPaths(SOURCES, ALL)]);

/** Files that still link to an address. Only texts that have it in one of its spellings are looked at. */
const linking = ({ texts }: Sources, { address, spelling }: Pick<SourcePage, 'address' | 'spelling'>): string[] =>
  [...texts].flatMap(([file, text]) => {
    const mayLink = text.includes(address) || text.includes(spelling);
    return mayLink && linksOf(file, text).includes(address) ? [file] : [];
  });

/** What the build would say about redirects and published addresses. */
function problemsOf(sources: Sources, renamed: readonly (readonly [from: string, to: string | undefined])[]): string[] {
  const pages = new Map<string, readonly string[]>(IDS);
  for (const [from, to] of renamed) {
    pages.delete(from);
    if (to !== undefined) pages.set(to, IDS.get(from) ?? []);
  }
  const found = findAddressProblems(
    { pages, hasFile: () => false },
    readRedirectsOf(sources),
    readPublishedOf(sources),
  );
  return found.map(({ message }) => message);
}

test.each(PAGES.map((page) => [page.file, page] as const))('%s can move and can be replaced', (file, page) => {
  const address = page.address.replace(/[^/]+$/, 'moved-$&');
  const moved = carriedOut(SOURCES, planMove(SOURCES, { from: file, to: address, keepsAddress: false }));
  expect(linking(moved, page)).toEqual([]);
  expect(problemsOf(moved, [[page.address, address]])).toEqual([]);
  const to = page.address === '/blog/widescreen' ? '/docs/sdks/go' : '/blog/widescreen';
  const replaced = carriedOut(SOURCES, planRemoval(SOURCES, { page: file, to }));
  expect(linking(replaced, page)).toEqual([]);
  expect(problemsOf(replaced, [[page.address, undefined]])).toEqual([]);
});

/** Enough of each folder, so that the test takes seconds. */
const SAMPLE = PAGES.filter(({ slug }, index) => slug === undefined && index % 8 === 0);

test.each(SAMPLE.map((page) => [page.file, page] as const))(
  'finds the links that the parser finds in %s',
  (file, page) => {
    const kind = page.type === 'blog-post' ? 'post' : page.type;
    const text = SOURCES.texts.get(file)!;
    const place = { file, kind, relativePath: page.relativePath } as const;
    const { tree } = readContentPage(text, place, tokenValues(product));
    const links: string[] = [];
    walk(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') links.push(node.url);
      else if (isElement(node)) links.push(attributeOf(node, 'href') ?? '');
    });
    const addresses = links.filter((link) => link.startsWith('/')).map((link) => link.replace(/[?#].*$/s, ''));
    expect(addresses.length).toBeGreaterThan(0);
    expect(linksOf(file, text)).toEqual(expect.arrayContaining(addresses));
  },
);

test.each(SAMPLE.map((page) => [page.file, page] as const))('%s can move there and back', (file, { address }) => {
  const there = planMove(SOURCES, { from: file, to: `${address}-moved`, keepsAddress: false });
  const moved = carriedOut(SOURCES, there);
  const back = carriedOut(moved, planMove(moved, { from: `${address}-moved`, to: address, keepsAddress: false }));
  expect(back).toEqual(SOURCES);
  expect(moved).not.toEqual(SOURCES);
});

test.each(SAMPLE.map((page) => [page.file, page] as const))('%s can end; links to it are named', (file, page) => {
  const plan = planRemoval(SOURCES, { page: file, to: undefined });
  const ended = carriedOut(SOURCES, plan);
  const content = linking(ended, page).filter((one) => one.startsWith('content/'));
  expect([...new Set(plan.remaining.map((problem) => problem.file))]).toEqual(content);
  expect(problemsOf(ended, [[page.address, undefined]])).toEqual([]);
});
