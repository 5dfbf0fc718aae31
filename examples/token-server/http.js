import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';

/** An error whose message the page may show. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Every file that the server gives away. */
const FILES = {
  '/': ['public/index.html', 'text/html'],
  '/client.js': ['public/client.js', 'text/javascript'],
  '/sdk.js': ['node_modules/@rondo-example/js/dist/rondo-esm.js', 'text/javascript'],
};

export async function sendFile(response, pathname) {
  const [file, type] = FILES[pathname] ?? [];
  const content = file && (await readFile(new URL(file, import.meta.url)).catch(() => undefined));
  if (!content) throw new Refusal(404, 'There is nothing here.');
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(content);
}

/** Access keys are for one person, so no cache may keep them. */
export function sendJson(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Pages of other sites cannot send this type without asking first, so they cannot make calls for a visitor. */
export async function readJson(request) {
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (type !== 'application/json') throw new Refusal(415, 'Send JSON.');
  if (!(Number(length) <= 10_000)) throw new Refusal(413, 'The body is too large, or its length is missing.');
  return Object(await json(request).catch(() => undefined));
}
