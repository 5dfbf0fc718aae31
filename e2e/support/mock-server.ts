import { test as base } from '@playwright/test';
import { readOptions } from '../../tools/mock-server/options';
import { startMockServer } from '../../tools/mock-server/start-mock-server';

/** The API key of the mock server. */
export const MOCK_KEY = 'key-of-the-browser-test';

/** What `npm run mock` starts, to which the browser maps the address in the pages; each worker has its own. */
export const testWithMock = base.extend<object, { readonly mock: { readonly port: string } }>({
  mock: [
    async ({}, use) => {
      const options = readOptions(['--memory', '--port', '0', '--seed', 'browser-test']);
      const server = await startMockServer(
        { ...options, apiKey: MOCK_KEY },
        { print: () => undefined, onFault: () => undefined },
      );
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
