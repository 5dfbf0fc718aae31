import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { siteAddresses } from '../../src/content/build/markdown/site-addresses';
import { readApiVersion } from '../../src/machines/build/api-version';
import { listFiles } from '../../src/output/build/list-files';
import { siteConfig } from '../../src/site/config/site-config';
import { machineRoutes } from '../../src/site/machine-routes';
import { absoluteUrl, withBase, type RoutePath } from '../../src/site/routes';
import { areaOfFullText, LLMS, LLMS_FULL, twinOf } from '../../src/site/twins';
import { compareTwin, linksOf } from '../../tools/machines/compare-twin';
import { allPages, siteFolder } from '../support/built-pages';
import { heads } from './heads';

const read = (path: string): string => readFileSync(join(siteFolder, path), 'utf8');
const urlOf = (path: string): string => absoluteUrl(siteConfig.url, siteConfig.baseUrl, path as RoutePath);
/** Whether an address of the site is one of its files. */
const isFile = (address: string): boolean =>
  address.startsWith(urlOf('/')) &&
  existsSync(join(siteFolder, address.slice(urlOf('/').length).replace(/[?#].*$/s, '')));
const isListed = new Map(heads.map(({ path, one }) => [path, !one('robots').includes('noindex')]));
const pages = allPages().flatMap(({ path, html }) => {
  const twin = twinOf(path as RoutePath);
  return twin === undefined ? [] : [{ path, html, twin }];
});

test('each page has Markdown that says what the page says, which names it', () => {
  const { link } = siteAddresses(siteConfig);
  const alternates = new Map(
    heads.map(({ path, links }) => [path, links.find(({ type }) => type === 'text/markdown')?.href]),
  );
  expect(pages.length).toBeGreaterThan(150);
  for (const { path, html, twin } of pages) {
    const [, front = '', markdown = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(read(twin)) ?? [];
    expect([path, compareTwin(html, markdown, link)]).toEqual([path, []]);
    const some = expect.stringMatching(/./) as unknown;
    expect(parse(front)).toMatchObject({ url: urlOf(path), title: some, description: some, area: some });
    expect(alternates.get(path)).toBe(withBase(siteConfig.baseUrl, twin));
    // Lists and the landing page have no menu, because the pages that they link to do.
    const [, linked] = /<details class="page-menu">.*?href="([^"]+)"/s.exec(html) ?? [];
    if (linked !== undefined) expect([path, linked]).toEqual([path, `${path}.md`]);
  }
  const withMenu = pages.filter(({ html }) => html.includes('class="page-menu"')).map(({ path }) => path);
  expect(withMenu.length).toBeGreaterThan(150);
  expect(withMenu).toEqual(expect.arrayContaining(['/docs/sdks', '/release-notes', '/blog/adaptive-layout']));
  for (const path of ['/', '/blog', '/blog/tags', '/search', '/docs/tags']) expect(withMenu).not.toContain(path);
});

test('llms.txt names each page that may be indexed once, and the whole texts of the site and of areas hold them once', () => {
  const index = read(LLMS);
  const entries = [...index.matchAll(/^- \[(?:\\.|[^\]\\])*\]\(([^)]+)\)/gm)].map(([, link]) => link);
  expect(linksOf(index).filter((link) => link.startsWith(urlOf('/')) && !isFile(link))).toEqual([]);
  expect(index).toContain(urlOf('/openapi.json'));
  const files = listFiles(siteFolder).filter((path) => path.endsWith(LLMS_FULL));
  const textOf = (some: readonly string[]): string => some.map(read).join('\n');
  const whole = textOf(files.filter((path) => areaOfFullText(path) === '/'));
  const areas = files.filter((path) => areaOfFullText(path) !== '/');
  const parts = textOf(areas);
  const count = (text: string, part: string): number => text.split(part).length - 1;
  for (const { path, twin } of pages) {
    // Lists of tags are in no index.
    const expected = isListed.get(path) && !/\/tags(?:\/|$)/.test(path) ? 1 : 0;
    const isInArea = areas.some((area) => twin.startsWith(areaOfFullText(area)));
    const text = read(twin).trimEnd();
    expect([
      path,
      entries.filter((link) => link === urlOf(twin)).length,
      count(whole, text),
      count(parts, text),
    ]).toEqual([path, expected, expected, isInArea ? expected : 0]);
  }
});

test('the catalog of APIs names the published descriptions and the first page of the reference', () => {
  const { linkset } = JSON.parse(read(machineRoutes.apiCatalog())) as {
    linkset: Record<string, string & { href: string }[]>[];
  };
  const [index, api] = linkset;
  expect(index?.item?.map(({ href }) => href)).toEqual([api?.anchor]);
  const named = [...(api?.['service-desc'] ?? []), ...(api?.['service-doc'] ?? [])].map(({ href }) => href);
  expect(named).toEqual(expect.arrayContaining([urlOf('/openapi.yaml'), urlOf('/asyncapi.json')]));
  expect(named.filter((href) => !isFile(href))).toEqual([]);
});

test('the OpenAPI and AsyncAPI documents say the same as YAML and JSON, and have the version of the release notes', () => {
  const [openapi, asyncapi] = ['openapi', 'asyncapi'].map((name) => {
    const [inJson, inYaml] = [JSON.parse(read(`${name}.json`)) as unknown, parse(read(`${name}.yaml`)) as unknown];
    expect(inYaml).toEqual(inJson);
    return inJson as { readonly info: { readonly version: string } };
  });
  expect([openapi?.info.version, asyncapi?.info.version]).toEqual([readApiVersion(), readApiVersion()]);
  // Jest cannot load AsyncAPI's parser, so that it is a process of its own.
  const args = [resolve('tools/api-clients/parse-asyncapi.mjs'), join(siteFolder, 'asyncapi.yaml')];
  const found = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as { code: string }[];
  // Few tools know 3.1 yet.
  expect(found.filter(({ code }) => code !== 'asyncapi-latest-version')).toEqual([]);
});

test('META-1 the web app manifest has names, and icons of the sizes without which browsers do not offer to install', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const base = siteConfig.baseUrl;
  expect(manifest).toMatchObject({
    name: siteConfig.title,
    short_name: expect.stringMatching(/^.{1,12}$/) as unknown,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
  });
  for (const { src } of manifest.icons) expect(existsSync(join(siteFolder, src.slice(base.length)))).toBe(true);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
