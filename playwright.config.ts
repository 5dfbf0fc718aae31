import { defineConfig } from '@playwright/test';
import { setSiteValues } from './tools/project/site-values.cjs';

setSiteValues();

/** The headless shell if there is one, otherwise the full browser. */
const executablePath = process.env.TEST_BROWSER_PATH ?? process.env.CHROMIUM_PATH;
const PORT = Number(process.env.E2E_PORT ?? 9321);

// The sources playground gets a fake camera without a permission prompt; without the second flag, the headless shell
// has no camera at all.
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
/** What npm test leaves to npm run test:all: specs in e2e/all, and tests with a tag (e2e/support/only-in-all.ts). */
const ONLY_IN_ALL = / all\/|@all\b/;

/** Specs of what readers see of the content. */
const CONTENT = ['api-reference', 'blog', 'docs-page', 'every-page', 'glossary', 'routes', 'search'].map(
  (name) => `${name}.spec.ts`,
);

/** Browser tests run against dist/, which is served with the production headers. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  projects: [
    { name: 'site', testIgnore: ['all/**'], grepInvert: ONLY_IN_ALL },
    // What a change of the content alone can break (npm test -- --changed main).
    { name: 'content', testMatch: CONTENT, grepInvert: ONLY_IN_ALL },
    { name: 'all', grep: ONLY_IN_ALL },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: BROWSER_FLAGS },
  },
  webServer: {
    command: `node scripts/serve.mjs`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
