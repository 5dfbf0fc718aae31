import type { IncomingMessage } from 'node:http';
import type { WebSocket } from '@fastify/websocket';
import type { MockConnection, MockSocket } from '../../src/mock/shared/types';

/** Bytes that wait for a client who does not read. Then it is disconnected. */
const LARGEST_BACKLOG = 4_000_000;

/** The client's end, which keeps what is sent until the websocket is open. */
interface ClientEnd extends MockSocket {
  readonly open: (socket: WebSocket) => void;
}

interface Connected {
  readonly end: ClientEnd;
  readonly connection: MockConnection;
}

/** Connections by the request that has asked for one. */
const connections = new WeakMap<IncomingMessage, Connected>();

/**
 * Connects with the API before the websocket is open, because the API chooses the subprotocol of the answer.
 *
 * @param flush writes what has changed
 */
export function prepareSocket(
  request: IncomingMessage,
  connect: (end: MockSocket) => MockConnection,
  flush: () => void,
): void {
  const end = createEnd();
  const connection = connect(end);
  connections.set(request, { end, connection });
  // Also the end of a connection that has not become a websocket.
  request.socket.once('close', () => {
    connection.closed();
    flush();
  });
}

/** Returns the subprotocol to answer a request with. */
export function protocolFor(request: IncomingMessage): string | false {
  return connections.get(request)?.connection.protocol ?? false;
}

/** Carries messages in both directions, once the websocket is open. */
export function openSocket(request: IncomingMessage, socket: WebSocket, flush: () => void): void {
  const connected = connections.get(request);
  if (!connected) throw new Error('The websocket was not prepared.');
  connected.end.open(socket);
  socket.on('message', (data) => {
    connected.connection.receive(String(data));
    flush();
  });
}

function createEnd(): ClientEnd {
  const waiting: ((socket: WebSocket) => void)[] = [];
  let opened: WebSocket | undefined;
  const whenOpen = (action: (socket: WebSocket) => void): void => {
    if (opened) action(opened);
    else waiting.push(action);
  };
  return {
    send: (text) =>
      whenOpen((socket) => {
        if (socket.readyState !== socket.OPEN) return;
        socket.send(text);
        if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate();
      }),
    close: (code, reason) => whenOpen((socket) => socket.close(code, reason)),
    open: (socket) => {
      opened = socket;
      for (const action of waiting.splice(0)) action(socket);
    },
  };
}

/** Tells all clients that the server stops, and disconnects those that do not answer in time. */
export async function closeSockets(sockets: ReadonlySet<WebSocket>, milliseconds: number): Promise<void> {
  const closed = [...sockets].map((socket) => new Promise((done) => socket.once('close', done)));
  for (const socket of sockets) socket.close(1001, 'the server stops');
  const timer = setTimeout(() => sockets.forEach((socket) => socket.terminate()), milliseconds);
  await Promise.all(closed);
  clearTimeout(timer);
}
