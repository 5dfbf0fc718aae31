// Serves a site built by any generator the way a production host does: compressed, and with the headers in the site's
// headers.json, if it has one.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** Starts the server on a free port. Resolves to the port and a function that stops the server. */
export async function serveCompressed(folder) {
  const rules = existsSync(join(folder, 'headers.json'))
    ? JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'))
    : [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = [path, join(path, 'index.html'), `${path}.html`]
      .map((name) => join(folder, name))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    for (const { pattern, headers } of rules)
      if (new RegExp(pattern).test(path))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const errorPage = join(folder, '404.html');
    const body = file || existsSync(errorPage) ? readFileSync(file ?? errorPage) : Buffer.from('Not found');
    const type = TYPES[extname(file ?? '.html')] ?? 'application/octet-stream';
    const compresses = !/^(?:image\/(?!svg)|font\/|application\/octet)/.test(type);
    response.writeHead(file ? 200 : 404, {
      'content-type': type,
      ...(compresses ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(compresses ? gzipSync(body, { level: 9 }) : body);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    port: server.address().port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
