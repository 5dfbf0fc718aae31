import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MockApi } from '../../src/mock/shared/types';
import { drawMeeting } from '../../src/mock/shared/draw-meeting';
import { DRAWING_PATH, type LiveState } from './live-state';

const PAGE_FOLDER = join(__dirname, 'page');

/** Files of the page, by path: nothing comes from the network. */
const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': [join(PAGE_FOLDER, 'page.html'), 'text/html'],
  '/_mock/page.js': [join(PAGE_FOLDER, 'page.js'), 'text/javascript'],
  '/_mock/page.css': [join(PAGE_FOLDER, 'page.css'), 'text/css'],
  '/_mock/icon.svg': [resolve('static/favicon.svg'), 'image/svg+xml'],
  '/_mock/tokens.css': [resolve('src/styles/tokens.css'), 'text/css'],
};

const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A drawing contains pictures that somebody has sent, also SVG: opened by itself, it must run nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const EVENTS_PATH = '/_mock/events';
const PATHS: ReadonlySet<string> = new Set([...Object.keys(FILES), EVENTS_PATH, DRAWING_PATH]);

/** Whether a path belongs to the page. Everything else is the API's, also what the buttons of the page request. */
export function isPagePath(path: string): boolean {
  return PATHS.has(path);
}

/** Adds the page that shows meetings and requests live. */
export async function addPage(app: FastifyInstance, api: () => MockApi, live: LiveState): Promise<void> {
  for (const [path, [file, type]] of Object.entries(FILES)) {
    const content = await readFile(file);
    app.get(path, (_request, reply) =>
      reply
        .headers({ ...HEADERS, 'content-security-policy': PAGE_POLICY })
        .type(`${type}; charset=utf-8`)
        .send(content),
    );
  }
  app.get(EVENTS_PATH, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
    live.add(reply.raw);
  });
  app.get<{ Querystring: Record<string, unknown> }>(DRAWING_PATH, ({ query }, reply) => {
    const picture = api().picture(String(query.room_id));
    if (!picture) return reply.code(404).type('text/plain').send('No meeting runs in this room.\n');
    return reply
      .headers({ ...HEADERS, 'content-security-policy': DRAWING_POLICY })
      .type('image/svg+xml')
      .send(drawMeeting(picture));
  });
}
