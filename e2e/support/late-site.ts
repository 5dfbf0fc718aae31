import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFolder } from './built-pages';

/** Shortest and longest delay of a file in milliseconds. */
const SHORTEST = 50;
const LONGEST = 2500;

/** What arrives late: code, page data and the search index. Documents and style sheets arrive at once. */
const LATE = /\.(?:js|json)$/;

/** A number from 0 to 1 (exclusive) that depends on the text alone. */
function fraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * Delay in milliseconds. It depends on the seed, the path and how often the path was requested before, but not on the
 * order of requests, so that a seed means the same network on every machine. Squaring makes long delays rarer, as they
 * are in real networks.
 */
function delayOf(seed: string, path: string, earlier: number): number {
  return Math.round(SHORTEST + (LONGEST - SHORTEST) * fraction(`${seed} ${path} ${earlier}`) ** 2);
}

/** Serves the built site with random delays. */
export async function serveLate(seed: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { createHandler } = await import('../../scripts/serve.mjs');
  const handler: RequestListener = await createHandler(siteFolder);
  const requested = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    if (!LATE.test(path)) return handler(request, response);
    const earlier = requested.get(path) ?? 0;
    requested.set(path, earlier + 1);
    setTimeout(() => handler(request, response), delayOf(seed, path, earlier));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}
