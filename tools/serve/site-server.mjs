// The server of npm run serve, over @fastify/static, which handles ranges, conditions and compressed files (ADR 17).
import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { builtFolder } from './built-folder.mjs';
import { findAnswer, findMarkdown } from './find-answer.mjs';
import { readTarget } from './read-target.mjs';

/** What ends when a reader stops waiting. It is no fault of the server. */
const GIVEN_UP = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'];
/** Open files that are left for the program itself, and those that a request needs: its connection and its file. */
const RESERVED_FILES = 40;
const FILES_PER_REQUEST = 2;

/**
 * Creates a server for a built site. It answers GET and HEAD, and never anything from outside of the folder. An unknown
 * path has the not-found page and status 404, one that cannot be decoded the same page and status 400.
 *
 * @param {string} folder the built site
 * @param {string} base path below which the site is served, with a slash at both ends; outside of it, there is nothing
 * @param {(message: string) => void} [onFault] gets a line for each fault
 * @returns {Promise<import('fastify').FastifyInstance>}
 */
export async function createSite(folder, base = '/', onFault = console.error) {
  const currentBuild = builtFolder(folder);
  const site = fastify({ rewriteUrl: () => '/', forceCloseConnections: 'idle', logger: false });
  await site.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    contentType: false,
    dotfiles: 'allow',
    index: false,
    preCompressed: true,
  });

  async function answer(request, reply) {
    const build = await currentBuild();
    const target = readTarget(request.originalUrl, base);
    if (target.kind === 'redirect') return sendRedirect(reply, build, target.location, 301);
    if (target.isOutside)
      return reply.code(404).type('text/plain').send(`Not found: the site is served below ${base}\n`);
    if (target.kind === 'none') return sendNotFound(reply, build, target.status, request.originalUrl);
    const found = build.isNotFound(target.path)
      ? { kind: 'none', status: 404 }
      : await findAnswer(folder, target.path, base, build.findMoved);
    if (found.kind === 'none') return sendNotFound(reply, build, found.status, request.originalUrl);
    if (found.kind === 'redirect')
      return sendRedirect(reply, build, addQuery(found.location, target.query), found.status);
    const file = (await findMarkdown(folder, found.file, request.headers.accept)) ?? found.file;
    const headers = build.headersFor(base + file);
    request.ownType = headers['content-type'];
    return reply.headers(headers).sendFile(file);
  }

  function sendRedirect(reply, build, location, status) {
    const { 'content-type': _type, ...headers } = build.headersFor(base);
    return reply.headers(headers).header('location', location).code(status).send();
  }

  function sendNotFound(reply, build, status, url) {
    const { file, page } = build.notFoundFor(url.replace(/[?#].*$/s, '').slice(base.length - 1));
    return reply
      .headers(build.headersFor(base + file))
      .code(status)
      .send(page);
  }

  site.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD are supported.\n');
  });
  // @fastify/static has a type of its own for compressed copies.
  site.addHook('onSend', async (request, reply) => {
    if (request.ownType && [200, 206].includes(reply.statusCode)) reply.header('content-type', request.ownType);
  });
  site.decorateRequest('ownType', '');
  // A file that was found a moment ago is not there any more.
  site.setNotFoundHandler(async (request, reply) =>
    sendNotFound(reply, await currentBuild(), 404, request.originalUrl),
  );
  site.get('/', answer);
  site.setErrorHandler((error, request, reply) => {
    if (GIVEN_UP.includes(error.code)) return void request.raw.destroy();
    const isClient = error.statusCode >= 400 && error.statusCode < 500;
    if (!isClient) onFault(`${request.method} ${request.originalUrl}: ${error.message}`);
    return reply
      .code(isClient ? error.statusCode : 503)
      .headers(isClient ? {} : { 'retry-after': '1' })
      .type('text/plain')
      .send(isClient ? `${error.message}\n` : 'The site cannot be read at the moment.\n');
  });
  site.server.maxConnections = maxConnections();
  await site.ready();
  return site;
}

/** Adds the query of a request, unless the URL has one of its own. */
function addQuery(url, query) {
  const [, path, fragment] = /^([^#]*)(.*)$/.exec(url) ?? [];
  return query && path.includes('?') ? url : path + query + fragment;
}

/** Connections beyond this number are refused, so that every accepted one gets its file. */
function maxConnections() {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit ? Math.max(1, Math.floor((Number(limit) - RESERVED_FILES) / FILES_PER_REQUEST)) : Infinity;
  } catch {
    // Only Linux has the file. Elsewhere, the limit of the system counts.
    return Infinity;
  }
}
