// npm run serve: serves dist/ with the same headers as the production host.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../tools/project/bootstrap.mjs';

/** Exits with a clear message if the port is invalid or in use. */
export async function assertPortFree(port) {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    fail(`PORT is "${process.env.PORT}": expected a number from 0 to 65535.`);
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) =>
      fail(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is used by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
          : `Port ${port} cannot be used: ${error.message}`,
      ),
    );
    probe.listen(port, () => probe.close(resolve));
  });
}

/**
 * Creates a request handler for a built site. A clean URL, with or without a trailing slash, responds with its page;
 * one that ends in `.html` or `/index.html` redirects to the clean URL. An unknown URL responds with the not-found page
 * and status 404, a URL that cannot be decoded with the same page and status 400.
 *
 * @param folder the built site
 * @param base path below which the site is served, with a slash at both ends; outside of it, there is nothing
 */
export async function createHandler(folder, base = '/') {
  const { default: sirv } = await import('sirv');
  const rules = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'));
  const files = sirv(folder, {
    etag: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders: (response, pathname) => setHeaders(response, base + pathname.slice(1), rules),
  });
  const notFound = readFileSync(join(folder, '404.html'));
  const sendError = (response, status) => {
    setHeaders(response, `${base}404.html`, rules);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-length': notFound.length });
    response.end(notFound);
  };
  return (request, response) => {
    if (!`${(request.url ?? '/').split('?', 1)[0]}/`.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      return response.end(`Not found: the site is served below ${base}\n`);
    }
    request.url = `/${(request.url ?? '/').slice(base.length)}`;
    const [pathname = '/', query] = request.url.split('?', 2);
    let decoded;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      return sendError(response, 400);
    }
    const clean = cleanPath(decoded);
    if (
      clean !== decoded &&
      decoded !== '/404.html' &&
      (clean === '/' || existsSync(join(folder, clean, 'index.html'))) &&
      !existsSync(join(folder, decoded.endsWith('/index.html') ? '.never' : decoded))
    ) {
      response.writeHead(301, {
        location: base.slice(0, -1) + encodeURI(clean) + (query === undefined ? '' : `?${query}`),
      });
      return response.end();
    }
    return files(request, response, () => sendError(response, 404));
  };
}

/** Removes a trailing slash, `.html` and `/index.html` from a path. */
function cleanPath(pathname) {
  return (
    pathname
      .replace(/\/index\.html$/, '/')
      .replace(/(?<=.)\.html$/, '')
      .replace(/(?<=.)\/$/, '') || '/'
  );
}

function setHeaders(response, pathname, rules) {
  for (const { pattern, headers } of rules) {
    if (!new RegExp(pattern).test(pathname)) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** Identifies the build in a folder; undefined while there is none. */
function buildId(folder) {
  const stats = statSync(join(folder, 'headers.json'), { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs}`;
}

/** Serves a built site and prints its URL. Resolves to the server. */
export async function serve({
  port = 9000,
  folder = process.env.SITE_FOLDER ?? join(root, 'dist'),
  base = process.env.BASE_URL || '/',
  quiet = false,
} = {}) {
  if (!existsSync(join(folder, '404.html'))) fail(`${folder} does not contain a built site: run npm run build first.`);
  const basePath = base.replace(/^\/*/, '/').replace(/\/*$/, '/');
  let servedBuild = buildId(folder);
  let handler = createHandler(folder, basePath);
  await handler;
  const server = createServer(async (request, response) => {
    // A new build can replace the folder while the server is running. Between the two renames there is no folder.
    const currentBuild = buildId(folder);
    if (currentBuild !== undefined && currentBuild !== servedBuild) {
      servedBuild = currentBuild;
      handler = createHandler(folder, basePath);
    }
    (await handler)(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  if (!quiet) console.log(`\n✓ Serving on http://localhost:${server.address().port}${basePath} (stop with Ctrl+C)`);
  return server;
}

if (import.meta.filename === process.argv[1]) {
  const port = Number(process.env.PORT ?? 9000);
  await assertPortFree(port);
  await serve({ port });
}
