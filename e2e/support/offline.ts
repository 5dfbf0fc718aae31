import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
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
interface Host {
  readonly folder: string;
  /** Replaces a text in a file. */
  readonly change: (path: string, from: string, to: string) => void;
}

/** A test with a host of its own, which serves a copy of dist/. */
export const testOnHost = test.extend<{ readonly host: Host & { readonly address: string } }>({
  host: async ({}, use) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'host-')), 'site');
    cpSync(join(__dirname, '../../dist'), folder, { recursive: true });
    const { serve } = await import('../../scripts/serve.mjs');
    const server = await serve({ port: 0, folder, base: '/', quiet: true });
    const change: Host['change'] = (path, from, to) => {
      const text = readFileSync(join(folder, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
      writeFileSync(join(folder, path), text.replaceAll(from, to));
      for (const ending of ['.br', '.gz']) rmSync(join(folder, path + ending), { force: true });
    };
    await use({ folder, change, address: `http://localhost:${server.port}` });
    await server.close();
    rmSync(join(folder, '..'), { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.address),
});
