import type { WebSocket } from '@fastify/websocket';
import type { MockConnection, MockSocket } from '../../src/mock/shared/types';

/** The protocol of Action Cable, which the API speaks. */
const PROTOCOL = 'actioncable-v1-json';
/** Bytes that wait for a client who does not read. Then it is disconnected. */
const LARGEST_BACKLOG = 4_000_000;

/**
 * Chooses the subprotocol to answer with from those that the client offers. A client that passes its API key as the only
 * one is answered with that, because it would close the connection without an answer.
 */
export function chooseProtocol(offered: ReadonlySet<string>): string | false {
  return offered.has(PROTOCOL) ? PROTOCOL : ([...offered][0] ?? false);
}

/** Connects a websocket with the API. `flush` writes what a message has changed. */
export function connectSocket(
  socket: WebSocket,
  connect: (end: MockSocket) => MockConnection,
  flush: () => void,
): void {
  const connection = connect({
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(text);
      if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate();
    },
    close: (code, reason) => socket.close(code, reason),
  });
  socket.on('message', (data) => {
    connection.receive(String(data));
    flush();
  });
  socket.on('close', () => {
    connection.closed();
    flush();
  });
}

/** Tells all clients that the server stops, and disconnects those that do not answer in time. */
export function closeSockets(sockets: ReadonlySet<WebSocket>, milliseconds: number): void {
  for (const socket of sockets) socket.close(1001, 'the server stops');
  setTimeout(() => {
    for (const socket of sockets) socket.terminate();
  }, milliseconds).unref();
}
