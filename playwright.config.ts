import { defineConfig } from '@playwright/test';

/** The headless shell if there is one, otherwise the full browser. */
const executablePath = process.env.TEST_BROWSER_PATH ?? process.env.CHROMIUM_PATH;
const PORT = Number(process.env.E2E_PORT ?? 9321);

/** Browser tests run against dist/, which is served with the production headers. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  // In `impatient`, readers mostly wait for late data, so that it can run with more workers (see npm test).
  projects: [
    { name: 'site', testIgnore: 'impatient/**' },
    { name: 'impatient', testDir: 'e2e/impatient', fullyParallel: true },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // In npm test, which names the tests that needed it, and allows only a few of them (tools/project/test-counts.mjs).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.tmp/results/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    // Only e2e/offline*.spec.ts allow them: what a worker fetches on its own would disturb tests that count requests.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The sources playground gets a fake camera without a permission prompt; without the second flag, the headless
      // shell has no camera at all.
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
