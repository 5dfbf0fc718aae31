// npm run develop: the authors' server, with diagrams if there is a browser.
import { join } from 'node:path';
import { ensureBrowser, ensureInstalled, run } from './bootstrap.mjs';

ensureInstalled();
const { assertPortFree } = await import('./serve.mjs');
const port = Number(process.env.PORT ?? 8000);
await assertPortFree(port);
const browser = await ensureBrowser();
if (!browser) console.warn('! No Chromium or Chrome found: diagrams are drawn in the page. Set CHROMIUM_PATH to one to see them as readers will.');
process.exit(
  run(process.execPath, [join('node_modules', 'gatsby', 'cli.js'), 'develop', '--port', String(port), ...process.argv.slice(2)], {
    env: { ...(browser ? { CHROMIUM_PATH: browser } : {}), GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
  }),
);
