/**
 * Serves what pages in `develop` show to their author: `/___author/state` is the state, a websocket at the same address
 * tells of each change, and `/___author/NAME.js` is a module of `src/gatsby/browser/develop`. The document of the
 * development server loads the first one (gatsby-ssr.tsx), so that no bundle contains any of it.
 *
 * Not an event stream: browsers allow six connections to a server at once, of which each open page would hold one more.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { resolve } from 'node:path';
import { transformSync } from '@swc/core';
import type { CreateDevServerArgs } from 'gatsby';
import { WebSocketServer } from 'ws';
import { AUTHOR_FILES } from '../../../site/author-state';
import { addDevelopmentRoute } from '../../../site/build/development-route';
import type { Author } from './author';

const FOLDER = 'src/gatsby/browser/develop';

/** @param isOpened is called whenever a page asks for the state */
export function serveAuthor(
  { app }: Pick<CreateDevServerArgs, 'app'>,
  author: Author,
  isOpened: () => void = () => undefined,
): void {
  const sockets = new WebSocketServer({ noServer: true });
  author.listen(() => {
    for (const socket of sockets.clients) socket.send(JSON.stringify(author.state()));
  });
  const listening = new WeakSet<Server>();
  addDevelopmentRoute(app, AUTHOR_FILES, (request, response) => {
    listenForSockets(request, sockets, listening, author);
    const name = /^\/([a-z-]+)(?:\.js)?(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '';
    if (name === 'state') isOpened();
    if (name === 'state') return send(response, 'application/json', JSON.stringify(author.state()));
    const file = resolve(FOLDER, `${name}.ts`);
    if (existsSync(file)) return send(response, 'text/javascript', toScript(file));
    response.statusCode = 404;
    response.end();
  });
}

/** Gatsby does not give its server to plugins, but each request has it. */
function listenForSockets(
  request: IncomingMessage,
  sockets: WebSocketServer,
  listening: WeakSet<Server>,
  author: Author,
): void {
  // Node.js gives it to the sockets of an HTTP server, but its types do not say so, as it is not documented.
  const { server } = request.socket as unknown as { server: Server };
  if (listening.has(server)) return;
  listening.add(server);
  server.on('upgrade', (upgrade: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (upgrade.url !== `${AUTHOR_FILES}/state`) return;
    sockets.handleUpgrade(upgrade, socket, head, (opened) => opened.send(JSON.stringify(author.state())));
  });
}

/** Imports between the modules get the extension that they are served with. */
function toScript(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return code.replace(/(from ')\.\/([a-z-]+)(';)/g, '$1./$2.js$3').replace(/(from ")\.\/([a-z-]+)(";)/g, '$1./$2.js$3');
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}
