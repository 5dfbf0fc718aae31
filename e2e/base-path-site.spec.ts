import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesOf, firstDifference, moveToBase, withoutBuildTraces } from './support/base-path';
import { pageDataFolder, siteFolder } from './support/built-pages';
import { fixtureFolder, PORTAL_BASE } from './support/fixture-site';
import { PAGES_FILE, type SavablePages } from '../src/offline/shared/areas';
import { routes } from '../src/site/routes';

// The fixture is the real site, built below a base path, in another folder, time zone and locale. Both are built
// anyway, so the test can compare their addresses, and that nothing else differs.
const portal = fixtureFolder('portal');
const FRAMES = [`${routes.sampleFrames().slice(1)}/`, routes.layoutEmbed().slice(1)];

/** Page data are in a folder named by the version of the code, which differs. Here, its name is VERSION. */
const read = (folder: string, path: string): string => {
  const file = path.replace(/^page-data\/VERSION\//, `page-data/${basename(pageDataFolder(folder))}/`);
  return readFileSync(join(folder, file), 'utf8');
};
const withoutVersion = (path: string): string => path.replace(/^page-data\/[0-9a-f]{8}\//, 'page-data/VERSION/');

/** Bundles, and files that contain their names or sizes, are not compared. */
const isContent = (path: string): boolean =>
  !/^(?:_gatsby|~partytown)\/|^(?:bundled-packages|chunk-map|webpack\.stats|headers)\.json$|\.(?:js|css|LICENSE\.txt)$/.test(
    path,
  ) && !path.startsWith('search-index/');
const contentOf = (folder: string): string[] => filesOf(folder).filter(isContent).map(withoutVersion).sort();

/** Whether a file can be compared as text. The other ones are images, the cheatsheet and what other tests check. */
const isText = (path: string): boolean =>
  /\.(?:html|json|xml|txt|yaml)$/.test(path) && path !== 'sitemap.xml' && path !== 'search/records.json';

test('BASE below the base path, the site has the same pages and files as at the root', () => {
  const files = contentOf(portal);
  expect(files.filter((path) => path.endsWith('index.html')).length).toBeGreaterThan(360);
  expect(files).toEqual(contentOf(siteFolder));
});

test('BASE below the base path, every page, its data, feed and description has the base path exactly once', () => {
  // Sizes and digests of pages differ.
  const texts = contentOf(siteFolder).filter((path) => isText(path) && path !== PAGES_FILE);
  expect(texts.length).toBeGreaterThan(700);
  const differences = texts.flatMap((path) => {
    const difference = firstDifference(
      withoutBuildTraces(moveToBase(read(siteFolder, path), path)),
      withoutBuildTraces(read(portal, path)),
    );
    return difference === undefined ? [] : [`${path}: ${difference}`];
  });
  expect(differences).toEqual([]);
});

test('BASE below the base path, sitemap and search records contain the same pages as at the root', () => {
  for (const [path, pattern] of [
    ['sitemap.xml', /(?<=<loc>)[^<]*/g],
    ['search/records.json', /(?<="url(?:_without_anchor)?":")[^"]*/g],
  ] as const) {
    const addresses = (text: string): string[] => [...(text.match(pattern) ?? [])].sort();
    const expected = addresses(moveToBase(read(siteFolder, path), path));
    expect(expected.length).toBeGreaterThan(150);
    expect(addresses(read(portal, path)), path).toEqual(expected);
  }
});

test('BASE below the base path, the same pages can be saved for offline use', () => {
  const pagesOf = (folder: string) => Object.keys((JSON.parse(read(folder, PAGES_FILE)) as SavablePages).pages);
  const pages = pagesOf(siteFolder);
  expect(pages.length).toBeGreaterThan(360);
  expect(pagesOf(portal)).toEqual(pages);
});

test('BASE below the base path, the local index contains the same pages as at the root', () => {
  const pagesOf = (folder: string): string[] => {
    const { index } = JSON.parse(read(folder, 'search-index/manifest.json')) as { index: string };
    const { catalogue } = JSON.parse(read(folder, `search-index/${index}`)) as {
      catalogue: { pages: [string, ...unknown[]][] };
    };
    return catalogue.pages.map(([path]) => path).sort();
  };
  const pages = pagesOf(siteFolder);
  expect(pages.length).toBeGreaterThan(100);
  expect(pagesOf(portal)).toEqual(pages.map((path) => PORTAL_BASE + path.slice(1)));
});

test('BASE no file of the site contains the base path twice', () => {
  const twice = filesOf(portal).filter((path) => read(portal, path).includes(PORTAL_BASE + PORTAL_BASE.slice(1)));
  expect(twice).toEqual([]);
});

test('BASE the bundles that a page starts are below the base path', () => {
  // Documents of frames start no page. The comparison above has their scripts.
  const pages = contentOf(portal).filter(
    (path) => path.endsWith('.html') && !FRAMES.some((frame) => path.startsWith(frame)),
  );
  const lists = pages.map((path) => {
    const [, list = '{}'] =
      /<script type="application\/json" id="app-bundles">(.*?)<\/script>/s.exec(read(portal, path)) ?? [];
    return { path, scripts: (JSON.parse(list) as { scripts?: string[] }).scripts ?? [] };
  });
  const wrong = lists.filter(
    ({ scripts }) => scripts.length < 3 || scripts.some((script) => !/^\/portal\/[\w~-]+\.js$/.test(script)),
  );
  expect(wrong).toEqual([]);
});
