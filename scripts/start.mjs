// npm start: installs missing packages, builds the site, and serves it.
import { ensureInstalled, readSettings } from '../tools/project/bootstrap.mjs';

readSettings();
ensureInstalled();
const { build } = await import('./build.mjs');
const { assertPortFree, serveUntilStopped } = await import('./serve.mjs');
const port = Number(process.env.PORT ?? 9000);
await assertPortFree(port);
await build();
await serveUntilStopped({ port });
