import { isObject } from '../json';
import { enter, leave } from '../state/meetings';
import { roomUpdate } from '../state/events';
import type { MeetingEvent, World } from '../state/world';
import type { MockApi, MockSocket } from '../types';
import { whoConnects, type Visitor } from './credentials';

interface Connection {
  readonly socket: MockSocket;
  readonly visitor: Visitor;
  /** What the client called its subscription; undefined before it subscribes. */
  identifier: string | undefined;
}

const CHANNEL = 'RoomChannel';
/** Between two pings, in milliseconds. */
const PING_INTERVAL = 3_000;
/** The close code for the regular end of a connection. */
const NORMAL = 1000;

/** The connections to `/rt`. They speak the protocol of Action Cable. */
export function createHub(getWorld: () => World, changed: () => void) {
  const connections = new Set<Connection>();
  let pingAt = 0;
  const send = (connection: Connection, message: object): void => connection.socket.send(JSON.stringify(message));
  const close = (connection: Connection, reason: string): void => {
    connections.delete(connection);
    connection.socket.close(NORMAL, reason);
  };
  const of = (meetingId: string): Connection[] =>
    [...connections].filter(({ visitor }) => visitor.meetingId === meetingId);

  const subscribe = (connection: Connection, identifier: string): void => {
    const world = getWorld();
    const meeting = world.meetings.get(connection.visitor.meetingId);
    if (channelOf(identifier) !== CHANNEL || !meeting)
      return send(connection, { identifier, type: 'reject_subscription' });
    connection.identifier = identifier;
    send(connection, { identifier, type: 'confirm_subscription' });
    send(connection, { identifier, message: roomUpdate(world, meeting) });
  };
  const receive = (connection: Connection, text: string): void => {
    const command = parse(text);
    if (!isObject(command) || typeof command.identifier !== 'string' || !connections.has(connection)) return;
    if (command.command === 'subscribe') subscribe(connection, command.identifier);
    if (command.command === 'unsubscribe' && command.identifier === connection.identifier)
      connection.identifier = undefined;
  };
  const closed = (connection: Connection): void => {
    if (!connections.delete(connection)) return;
    const { meetingId, userId } = connection.visitor;
    if (userId === undefined || of(meetingId).some(({ visitor }) => visitor.userId === userId)) return;
    const world = getWorld();
    const meeting = world.meetings.get(meetingId);
    if (meeting) leave(world, meeting, userId, false);
    changed();
  };

  return {
    connect: ((request, socket) => {
      const world = getWorld();
      const visitor = whoConnects(world, request);
      if (!visitor) {
        socket.send(JSON.stringify({ type: 'disconnect', reason: 'unauthorized', reconnect: false }));
        socket.close(NORMAL, 'unauthorized');
        return { receive: () => undefined, closed: () => undefined };
      }
      const connection: Connection = { socket, visitor, identifier: undefined };
      if (connections.size === 0) pingAt = world.host.now() + PING_INTERVAL;
      connections.add(connection);
      send(connection, { type: 'welcome' });
      const meeting = world.meetings.get(visitor.meetingId);
      // Whoever left before comes back with a new connection.
      if (meeting && visitor.userId !== undefined) enter(world, meeting, visitor.userId);
      changed();
      return { receive: (text) => receive(connection, text), closed: () => closed(connection) };
    }) satisfies MockApi['connect'],
    emit: (meetingId: string, message: MeetingEvent): void => {
      for (const connection of of(meetingId))
        if (connection.identifier !== undefined) send(connection, { identifier: connection.identifier, message });
    },
    /** Closes the connections of a meeting. */
    disconnect: (meetingId: string): void => of(meetingId).forEach((connection) => close(connection, 'meeting ended')),
    closeAll: (): void => [...connections].forEach((connection) => close(connection, 'reset')),
    /** Sends a ping to everybody if it is time. */
    ping: (): void => {
      const now = getWorld().host.now();
      if (connections.size === 0 || now < pingAt) return;
      pingAt = now + PING_INTERVAL;
      for (const connection of connections) send(connection, { type: 'ping', message: Math.floor(now / 1000) });
    },
    /** Milliseconds since 1970 on the host's clock; undefined without connections. */
    nextPing: (): number | undefined => (connections.size > 0 ? pingAt : undefined),
  };
}

function channelOf(identifier: string): unknown {
  const parsed = parse(identifier);
  return isObject(parsed) ? parsed.channel : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
