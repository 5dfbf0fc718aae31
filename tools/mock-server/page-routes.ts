import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MockApi } from '../../src/mock/shared/types';
import { drawMeeting } from '../../src/mock/shared/draw-meeting';
import type { LiveState } from './live-state';

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
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const ACTIONS = ['forward', 'reset', 'leave'] as const;
const EVENTS_PATH = '/_mock/events';
const PICTURE_PATH = '/_mock/picture';
const PATHS: ReadonlySet<string> = new Set([
  ...Object.keys(FILES),
  EVENTS_PATH,
  PICTURE_PATH,
  ...ACTIONS.map((action) => `/_mock/${action}`),
]);

/** Whether a path belongs to the page, not to the API. */
export function isPagePath(path: string): boolean {
  return PATHS.has(path);
}

/** Adds the page that shows meetings and requests live, with what its buttons do. */
export async function addPage(
  app: FastifyInstance,
  api: () => MockApi,
  live: LiveState,
  flush: () => void,
): Promise<void> {
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
  app.get(PICTURE_PATH, (request, reply) => {
    const picture = api().picture(parameter(request, 'room_id'));
    if (!picture) return reply.code(404).type('text/plain').send('No meeting runs in this room.\n');
    return reply
      .headers({ ...HEADERS, 'content-security-policy': PICTURE_POLICY })
      .type('image/svg+xml')
      .send(drawMeeting(picture));
  });
  const addAction = (
    name: (typeof ACTIONS)[number],
    action: (request: FastifyRequest) => Promise<void> | void,
  ): void => {
    app.post(`/_mock/${name}`, async (request, reply) => {
      if (!isOwnPage(request)) return refuse(reply);
      await action(request);
      flush();
      return reply.code(204).send();
    });
  };
  addAction('forward', (request) => api().forward(seconds(request) * 1000));
  addAction('reset', () => api().reset());
}

/** Pages of other sites can send requests to this machine. They may not press the buttons. */
function isOwnPage({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin === undefined || origin === `http://${host ?? ''}` || origin === `https://${host ?? ''}`;
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(403).type('text/plain').send('Only the page of this server may do that.\n');
}

function parameter({ query }: FastifyRequest, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** Seconds to move the clock forward: up to a day. */
function seconds(request: FastifyRequest): number {
  const value = Number(parameter(request, 'seconds'));
  if (Number.isInteger(value) && value > 0 && value <= 86_400) return value;
  throw Object.assign(new Error('parameter seconds: expected a number from 1 to 86400'), { statusCode: 400 });
}
