import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { counted } from '../../src/site/counted';
import { createDocsServer } from './create-server';
import { addressFiles, folderFiles, watchSite, type CurrentSite } from './site-data';

const VALUE = { type: 'string' } as const;
const OPTIONS = {
  site: VALUE,
  folder: { ...VALUE, default: 'dist' },
  http: VALUE,
  host: { ...VALUE, default: '127.0.0.1' },
  'allow-host': { ...VALUE, multiple: true },
} as const;

/**
 * Runs `npm run mcp`.
 *
 * @throws Error if an option or the site is invalid, or the port cannot be used
 */
export async function runDocsCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { site, folder, http, host } = values;
  const current = watchSite(site === undefined ? folderFiles(folder) : addressFiles(site));
  const { pages } = (await (await current()).search.engine()).catalogue;
  const ready = `✓ ${counted(pages.length, 'page')} from ${site ?? folder} on`;
  if (http === undefined) {
    await createDocsServer(current).connect(new StdioServerTransport());
    // Standard output carries only messages of the protocol.
    console.error(`${ready} standard input and output`);
  } else {
    const { url } = await serveHttp(Number(http), host, values['allow-host'] ?? [], current);
    console.error(`${ready} ${url} (stop with Ctrl+C)`);
  }
}

/**
 * Serves the protocol over HTTP, without sessions: each request has a server of its own. The transport refuses other
 * hosts and origins, as a page could otherwise reach the server through the reader's browser (DNS rebinding).
 */
export async function serveHttp(
  port: number,
  host: string,
  allowedNames: readonly string[],
  current: CurrentSite,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const http = createServer((request, response) => {
    const allowedHosts = ['localhost', '127.0.0.1', '[::1]', host, ...allowedNames].map((name) => `${name}:${used}`);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
      enableDnsRebindingProtection: true,
      allowedHosts,
      allowedOrigins: allowedHosts.map((name) => `http://${name}`),
    });
    const server = createDocsServer(current);
    response.once('close', () => void server.close());
    server
      .connect(transport as Parameters<typeof server.connect>[0])
      .then(() => transport.handleRequest(request, response))
      .catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  const { port: used } = http.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${used}/mcp`, close: () => http.close() };
}
