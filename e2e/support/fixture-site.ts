import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { withBase, type RoutePath } from '../../src/site/routes';
import { freePort } from '../../tools/project/free-port.mjs';
import { HOST_PORTS } from './search';

/** Names of the sites that `scripts/build-fixtures.mjs` builds. */
export type FixtureName = 'zeta' | 'portal' | 'frozen';

/** Base path of the fixture `portal`. */
export const PORTAL_BASE = '/portal/';

/** A path of the fixture `portal`. */
export const below = (path: RoutePath): string => withBase(PORTAL_BASE, path);

/** Folder of a fixture's built site. */
export function fixtureFolder(name: FixtureName): string {
  const folder = join(process.env.FIXTURES_FOLDER ?? join(__dirname, '../../.tmp/fixtures'), name);
  if (!existsSync(folder))
    throw new Error(`The fixture "${name}" is not built: run node scripts/build-fixtures.mjs ${name}`);
  return folder;
}

/** Creates a test function for a fixture. Each worker starts its own server. */
export function testOn(name: FixtureName) {
  return base.extend<object, { readonly site: string }>({
    site: [
      async ({}, use) => {
        const { serve } = await import('../../scripts/serve.mjs');
        const server = await serve({
          port: 0,
          folder: fixtureFolder(name),
          base: name === 'portal' ? PORTAL_BASE : '/',
          quiet: true,
        });
        await use(`http://localhost:${server.port}`);
        await server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ site }, use) => use(site),
  });
}

/**
 * A test function for the fixture `zeta` with its hosted engine. The page's policy contains the URLs of its two hosts,
 * so these cannot differ between workers. Instead, the browser of each worker maps them to `hostPorts`, which are free
 * ports of this machine.
 */
export const testOnHosts = testOn('zeta').extend<object, { readonly hostPorts: readonly [number, number] }>({
  hostPorts: [async ({}, use) => use([await freePort(), await freePort()]), { scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, hostPorts }, use) => {
      const rules = HOST_PORTS.map((port, index) => `MAP localhost:${port} 127.0.0.1:${hostPorts[index]}`);
      return use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(', ')}`],
      });
    },
    { scope: 'worker' },
  ],
});
