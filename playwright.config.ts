import { defineConfig } from '@playwright/test';

/** The shell without a window where there is one, else the browser itself. */
const executablePath = process.env.TEST_BROWSER_PATH ?? process.env.CHROMIUM_PATH;
const PORT = Number(process.env.E2E_PORT ?? 9321);

/** Browser tests run against dist/, served with the production headers. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that passes only at the second try is a failure.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.tmp/results/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The camera of the sources playground is none, and is allowed: without the second flag the shell has no camera
      // at all.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
