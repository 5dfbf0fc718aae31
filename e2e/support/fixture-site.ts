import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

/** Sites that `scripts/build-fixtures.mjs` makes. */
export type FixtureName = 'docs' | 'zeta';

/** Folder of a fixture's built site. */
export function fixtureFolder(name: FixtureName): string {
  const folder = join(process.env.FIXTURES_FOLDER ?? join(__dirname, '../../.tmp/fixtures'), name);
  if (!existsSync(folder)) throw new Error(`The fixture "${name}" is not built: run node scripts/build-fixtures.mjs ${name}`);
  return folder;
}

/** Tests whose addresses are those of a fixture, which each worker serves for itself. */
export function testOn(name: FixtureName) {
  return base.extend<object, { readonly site: string }>({
    site: [
      async ({}, use) => {
        const { serve } = await import('../../scripts/serve.mjs');
        const server = await serve({ port: 0, folder: fixtureFolder(name), quiet: true });
        await use(`http://localhost:${(server.address() as AddressInfo).port}`);
        await new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        });
      },
      { scope: 'worker' },
    ],
    baseURL: ({ site }, use) => use(site),
  });
}
