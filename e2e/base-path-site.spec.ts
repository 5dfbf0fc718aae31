import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteConfig } from '../src/site/config/site-config';
import { listFiles } from '../src/output/build/list-files';
import { fixtureFolder, PORTAL_BASE } from './support/fixture-site';

// What the files of a site below a base path say, without a browser.
const folder = fixtureFolder('portal');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const files = listFiles(folder).map((path) => path.slice(1));
const ending = (...endings: string[]): string[] => files.filter((path) => endings.some((end) => path.endsWith(end)));

/** The value of an attribute with an address: in HTML, in HTML within JSON, and in HTML within XML. */
const ATTRIBUTE = / (?:(?:data-)?href|src|srcset|action|poster)=(?:\\?"|&quot;)([^"\\&]*)/g;
/** A complete address of the site, in any text. */
const COMPLETE = new RegExp(`${siteConfig.url.replaceAll('.', '\\.')}(?![\\w.-])[^\\s"'\`<>()\\[\\]\\\\&]*`, 'g');

/** Paths that a file names. */
function pathsIn(path: string): string[] {
  // The inline script writes markup.
  const text = read(path).replace(/<script>.*?<\/script>/gs, '');
  const addresses = [...text.matchAll(COMPLETE)].map(([address]) => address.replace(/[.,:;]+$/, ''));
  // Markdown and the text for a search have the attributes of samples.
  if (/\.(?:html|xml|json)$/.test(path) && !/^(?:de\/)?search/.test(path))
    for (const [, value = ''] of text.matchAll(ATTRIBUTE))
      addresses.push(...value.split(', ').map((part) => part.replace(/ [\d.]+[wx]$/, '')));
  return addresses
    .map((address) => new URL(address, siteConfig.url + PORTAL_BASE + path))
    .filter(({ origin }) => origin === siteConfig.url)
    .map(({ pathname }) => decodeURI(pathname));
}

/** Whether the site has a page or file at a path. */
function exists(path: string): boolean {
  if (!`${path}/`.startsWith(PORTAL_BASE)) return false;
  const file = join(folder, path.slice(PORTAL_BASE.length));
  return existsSync(join(file, 'index.html')) || (existsSync(file) && !path.endsWith('/'));
}

test('BASE every address in a file is below the base path, which it has once, and leads to a page or file', () => {
  const named = new Map(ending('.html', '.json', '.xml', '.txt', '.md', '.yaml').map((path) => [path, pathsIn(path)]));
  for (const [end, least] of [
    ['index.html', 500],
    ['page-data.json', 40],
    ['blog/rss.xml', 6],
    ['blog/atom.xml', 6],
    ['blog/feed.json', 6],
    ['release-notes/rss.xml', 4],
    ['sitemap.xml', 12],
    ['opensearch.xml', 2],
    ['robots.txt', 1],
    ['llms.txt', 8],
    ['search/records.json', 12],
    ['meeting-layout.md', 4],
  ] as const)
    expect(ending(end).flatMap((path) => named.get(path) ?? []).length, end).toBeGreaterThanOrEqual(least);
  const wrong = [...named].flatMap(([path, names]) =>
    [...new Set(names)].filter((name) => !exists(name)).map((name) => `${path} → ${name}`),
  );
  expect(wrong).toEqual([]);
  expect(files.filter((path) => read(path).includes(PORTAL_BASE + PORTAL_BASE.slice(1)))).toEqual([]);
});

test('BASE the bundles of pages, the manifest and the local index name what is below the base path', () => {
  const scripts = ending('.html').flatMap((path) => {
    const [, list] = /<script type="application\/json" id="app-bundles">(.*?)<\/script>/s.exec(read(path)) ?? [];
    return list === undefined ? [] : [(JSON.parse(list) as { scripts: string[] }).scripts];
  });
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((list) => list.length < 3)).toEqual([]);
  const manifest = JSON.parse(read('manifest.webmanifest')) as Record<'scope' | 'start_url', string> & {
    icons: { src: string }[];
  };
  expect([manifest.scope, manifest.start_url]).toEqual([PORTAL_BASE, PORTAL_BASE]);
  expect(manifest.icons.length).toBeGreaterThan(2);
  const { index } = JSON.parse(read('search-index/manifest.json')) as { index: string };
  const { catalogue } = JSON.parse(read(`search-index/${index}`)) as { catalogue: { pages: [string][] } };
  expect(catalogue.pages.length).toBeGreaterThan(9);
  const named = [...scripts.flat(), ...manifest.icons.map(({ src }) => src), ...catalogue.pages.map(([path]) => path)];
  expect([...new Set(named)].filter((path) => !exists(path))).toEqual([]);
});

test('BASE neither the time zone nor the locale of the build changes dates and ids', () => {
  const found = (path: string, pattern: RegExp) => [...read(path).matchAll(pattern)].map(([, value]) => value);
  expect(found('blog/first/index.html', /<time datetime="([^"]*)/gi)).toContain('2025-03-05T00:00:00.000Z');
  expect(found('blog/first/index.html', /<time [^>]*>([^<]*)/gi)).toContain('March 5, 2025');
  expect(found('blog/rss.xml', /<pubDate>([^<]*)/g)).toContain('Wed, 05 Mar 2025 00:00:00 GMT');
  expect(found('docs/rest/references/meeting-layout/index.html', /<h2 id="([^"]*)/g)[0]).toBe('index');
});
