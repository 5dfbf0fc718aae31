import { test as base } from '@playwright/test';
import { startForTest } from '../../tools/mock-server/test-support';

/** The API key of the mock server. */
export const MOCK_KEY = 'key-of-the-browser-test';

/** What `npm run mock` starts, to which the browser maps the address in the pages; each worker has its own. */
export const testWithMock = base.extend<object, { readonly mock: { readonly port: string } }>({
  mock: [
    async ({}, use) => {
      const server = await startForTest(['--api-key', MOCK_KEY]);
      await use({ port: new URL(server.url).port });
      await server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions, mock }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP localhost:4010 127.0.0.1:${mock.port}`],
      }),
    { scope: 'worker' },
  ],
});
