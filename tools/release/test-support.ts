import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../../src/output/build/list-files';

export type TestSite = Readonly<Record<string, string>>;

/** Three small sites, each of which changes, adds and removes something of every kind. */
export const SITES = {
  first: site('1', { 'docs/old/index.html': 'old', 'page-data/docs/old/page-data.json': '{"old":1}' }),
  second: site('2', { 'docs/new/index.html': 'new', 'page-data/docs/new/page-data.json': '{"new":1}' }),
  third: site('3', {}),
} as const;

function site(release: string, more: TestSite): TestSite {
  const digest = release.repeat(8);
  return {
    [`app-${digest}.js`]: `app ${release}`,
    'assets/image.0a0a0a0a.png': 'image',
    'page-data/app-data.json': `{"hash":"${digest}"}`,
    'index.html': `<script src="/app-${digest}.js">`,
    '404.html': 'not found',
    'headers.json': '[]',
    'search-index/manifest.json': `{"index":"index.${digest}.json"}`,
    [`search-index/index.${digest}.json`]: `[${release}]`,
    ...more,
  };
}

/** A temporary folder with the built sites, and a place for a host. */
export function createTestHost() {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  const build = (files: TestSite): string => {
    const folder = join(root, 'dist');
    rmSync(folder, { recursive: true, force: true });
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return folder;
  };
  const host = join(root, 'host');
  return { root, host, build, remove: () => rmSync(root, { recursive: true }) };
}

/** Names of the sites all of whose files are live, with the right content. */
export function wholeSites(host: string, sites: Readonly<Record<string, TestSite>>): string[] {
  const live = join(host, 'current');
  return Object.entries(sites)
    .filter(([, files]) =>
      Object.entries(files).every(
        ([path, content]) => existsSync(join(live, path)) && readFileSync(join(live, path), 'utf8') === content,
      ),
    )
    .map(([name]) => name);
}

/** Paths of all files that are live; empty without a release. */
export function liveFiles(host: string): string[] {
  return existsSync(join(host, 'current')) ? listFiles(join(host, 'current')).map((path) => path.slice(1)) : [];
}
