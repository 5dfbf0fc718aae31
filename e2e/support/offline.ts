import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { listSavablePages } from '../../src/offline/build/list-pages';
import { PAGES_FILE, type SavablePages } from '../../src/offline/shared/areas';
import { pageDataFolder } from '../../src/output/build/page-data-folder';
import { cacheNames } from '../../src/offline/shared/names';

/** Paths and queries of what is in a cache of the site's worker. */
export function listKept(page: Page, cache: keyof ReturnType<typeof cacheNames>, base = '/'): Promise<string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cacheNames(base)[cache]);
}

/** Waits until the worker has kept a page. */
export async function untilKept(page: Page, path: string, base = '/'): Promise<void> {
  await expect.poll(() => listKept(page, 'pages', base), { timeout: 30_000 }).toContain(path);
}

/** A host whose site can be changed. */
export interface Host {
  readonly folder: string;
  /** Publishes changes to the folder. `replacements` are made in files, by path. */
  readonly publish: (replacements?: Readonly<Record<string, readonly [string, string]>>) => void;
  /** Milliseconds by which every response with the data of a page is delayed. */
  delay: number;
}

/** Kinds of pages and the search do not change. */
const PARTS = { baseUrl: '/', scripts: {}, searchCode: [] };

/** A test with a host of its own, which serves a copy of dist/. */
export const testOnHost = test.extend<{ readonly host: Host & { readonly address: string } }>({
  host: async ({}, use) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'host-')), 'site');
    cpSync(join(__dirname, '../../dist'), folder, { recursive: true });
    const { createHandler } = await import('../../scripts/serve.mjs');
    const handler: RequestListener = await createHandler(folder);
    const server = createServer((request, response) => {
      if (host.delay > 0 && request.url?.includes('page-data.json')) setTimeout(handler, host.delay, request, response);
      else handler(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = {
      folder,
      delay: 0,
      address: `http://localhost:${(server.address() as AddressInfo).port}`,
      publish: (replacements: Readonly<Record<string, readonly [string, string]>> = {}) => {
        for (const [path, [from, to]] of Object.entries(replacements)) {
          const text = readFileSync(join(folder, path), 'utf8');
          if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
          writeFileSync(join(folder, path), text.replaceAll(from, to));
        }
        const { pages } = listSavablePages(folder, { ...PARTS, dataFolder: pageDataFolder(folder) });
        const before = JSON.parse(readFileSync(join(folder, PAGES_FILE), 'utf8')) as SavablePages;
        writeFileSync(join(folder, PAGES_FILE), JSON.stringify({ ...before, pages }));
      },
    };
    await use(host);
    await new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()));
    rmSync(join(folder, '..'), { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.address),
});
