import { runningMeeting } from '../calls/rooms';
import type { World } from '../state/world';
import type { MockRequest } from '../types';

/** Who watches which meeting. */
export interface Visitor {
  readonly meetingId: string;
  /** Undefined for an observer, who is nobody in the meeting. */
  readonly userId: string | undefined;
}

type ConnectRequest = Pick<MockRequest, 'path' | 'query' | 'headers'>;

const ACTION_CABLE = 'actioncable-v1-json';

/** Finds out who connects: an observer with the API key, or the holder of an access key. Undefined if neither. */
export function whoConnects(world: World, { path, query, headers }: ConnectRequest): Visitor | undefined {
  if (path !== '/rt') return undefined;
  const accessKey = query.get('access_key');
  if (accessKey !== null) return holderOf(world, accessKey);
  const sent = [headers.authorization, query.get('api_key'), ...offeredProtocols(headers)];
  if (!sent.includes(world.apiKey)) return undefined;
  const meeting = runningMeeting(world, query.get('room_id') ?? '');
  return meeting && { meetingId: meeting.id, userId: undefined };
}

function holderOf(world: World, accessKey: string): Visitor | undefined {
  const holder = world.keys.get(accessKey);
  const meeting = world.meetings.get(holder?.meetingId ?? '');
  const person = meeting?.people.find(({ id }) => id === holder?.userId);
  return meeting && person && !meeting.ended && !person.removed
    ? { meetingId: meeting.id, userId: person.id }
    : undefined;
}

function offeredProtocols(headers: MockRequest['headers']): string[] {
  return (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((protocol) => protocol.trim())
    .filter(Boolean);
}

/** The subprotocol to answer with, which must be one of those offered; undefined if none is. */
export function chooseProtocol(offered: readonly string[]): string | undefined {
  return offered.includes(ACTION_CABLE) ? ACTION_CABLE : offered[0];
}
