// npm run serve: serves dist/ with the same headers and redirects as the production host.
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, readSettings, root } from '../tools/project/bootstrap.mjs';
import { requirePackages } from '../tools/project/check-packages.cjs';
import { isCalled } from '../tools/project/is-called.mjs';

/** Reachable from this machine only, unless the environment says otherwise. */
const hostName = () => process.env.HOST || 'localhost';
/** Milliseconds after which responses that are still being sent are cut when the server stops. */
const LONGEST_STOP = 5000;

/**
 * Exits with a clear message if the port is invalid or in use, or the host does not exist.
 *
 * @param command what the message suggests to run with another port
 */
export async function assertPortFree(port, command = 'npm start') {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    fail(`PORT is "${process.env.PORT}": expected a number from 0 to 65535.`);
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => fail(explain(error, port, command)));
    probe.listen(port, hostName(), () => probe.close(resolve));
  });
}

function explain({ code, message }, port, command) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is used by another program. Stop it, or choose another port: PORT=${port + 1} ${command}`;
  if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(code))
    return `HOST is "${hostName()}": expected a name or an address of this machine, such as localhost or 0.0.0.0.`;
  return `Port ${port} cannot be used: ${message}`;
}

/** Creates a request listener for a built site; see `createSite`. */
export async function createHandler(folder, base = '/') {
  const { createSite } = await import('../tools/serve/site-server.mjs');
  return (await createSite(folder, base)).routing;
}

/**
 * Serves a built site and prints its URL.
 *
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `close` waits for responses that are
 *   being sent, but not for connections at rest
 */
export async function serve({
  port = 9000,
  folder = resolve(process.env.SITE_FOLDER ?? join(root, 'dist')),
  base = process.env.BASE_URL || '/',
  quiet = false,
} = {}) {
  if (!existsSync(join(folder, '404.html'))) fail(`${folder} does not contain a built site: run npm run build first.`);
  const basePath = base.replace(/^\/*/, '/').replace(/\/*$/, '/');
  const { createSite } = await import('../tools/serve/site-server.mjs');
  const site = await createSite(folder, basePath, (fault) => console.error(`✗ ${fault}`));
  const host = hostName();
  await site.listen({ port, host });
  const { port: ownPort } = site.server.address();
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${ownPort}${basePath}`;
  if (!quiet) console.log(`\n✓ Serving on ${url} (stop with Ctrl+C)`);
  return { url, port: ownPort, close: () => site.close() };
}

/** Serves until the process is told to end. A second signal ends it at once. */
export async function serveUntilStopped(options) {
  const site = await serve(options);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      setTimeout(() => process.exit(0), LONGEST_STOP).unref();
      void site.close().then(() => process.exit(0));
    });
}

if (isCalled(import.meta.url)) {
  readSettings();
  requirePackages({ withTests: false });
  const port = Number(process.env.PORT ?? 9000);
  await assertPortFree(port);
  await serveUntilStopped({ port });
}
