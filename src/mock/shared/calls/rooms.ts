import { isObject, type Json } from '../json';
import type { Meeting, Person } from '../state/entities';
import { changePerson, EMPTY_LIFE, endMeeting, enter, personIn } from '../state/meetings';
import { isAvailable, startLayout, startOptions } from '../state/room-options';
import { shownMeeting, shownRoom } from '../state/shown';
import type { World } from '../state/world';
import { CallError, ERRORS, found, type Answer, type Call, type MemberCall } from './answer';

/** Length of access keys and tokens. */
export const KEY_LENGTH = 24;
/** Meetings that can run at the same time. */
const PARALLEL_LIMIT = 25;
/** From the start of a meeting until it is ready, in milliseconds. */
const START_DELAY = 2_000;

/** Somebody who is about to enter a meeting. */
export interface Newcomer {
  readonly id?: string | undefined;
  readonly name: string;
  readonly avatar?: string | null | undefined;
  readonly guest: boolean;
  readonly customFields: Json;
}

export const createRoom: Call = (world, { body }) => {
  const { id, name, options } = body as { id?: string; name?: string; options?: Json };
  const user = body.user as Pick<Newcomer, 'id' | 'name' | 'avatar'>;
  const meeting = runningMeeting(world, id ?? '') ?? startMeeting(world, { id, name, options });
  return admit(world, meeting, { ...user, guest: false, customFields: {} });
};

export const listRooms: Call = (world) => ({
  status: 200,
  json: world.running.list().flatMap((id) => {
    const meeting = world.meetings.get(id);
    return meeting ? [shownRoom(meeting)] : [];
  }),
});

export const getRoom: MemberCall = (world, { meeting, person, accessKey }) => ({
  status: 200,
  json: shownMeeting(world, meeting, person, accessKey),
});

export const endRoom: MemberCall = (world, { meeting }) => {
  endMeeting(world, meeting);
  return { status: 200 };
};

export const endRoomById: Call = (world, { path }) => {
  endMeeting(world, found(runningMeeting(world, path.ROOM_ID ?? '')));
  return { status: 204 };
};

export const lockRoom: MemberCall = (world, { meeting }) => {
  if (!isAvailable(meeting, 'lock')) throw new CallError(403, ERRORS.notAvailable);
  world.meetings.put(meeting.id, { ...meeting, locked: true });
  return { status: 201 };
};

export function runningMeeting(world: World, roomId: string): Meeting | undefined {
  return world.meetings.get(world.running.get(roomId) ?? '');
}

/** @throws CallError with status 423 if too many meetings run */
export function startMeeting(
  world: World,
  { id, name, options }: { readonly id?: string; readonly name?: string | null; readonly options?: unknown },
): Meeting {
  if (world.running.list().length >= PARALLEL_LIMIT) throw new CallError(423, ERRORS.tooManyMeetings);
  const started: Omit<Meeting, 'guestToken'> = {
    id: `meeting_${world.text(8)}`,
    roomId: id || `room_${world.text(8)}`,
    name: name ?? null,
    startedAt: world.time(),
    ready: false,
    locked: false,
    ended: false,
    options: startOptions(options),
    layout: startLayout(options),
    people: [],
    playbacks: [],
    layers: {},
    broadcast: null,
    recordingId: null,
    snapshotIds: [],
    forwards: [],
    waiting: [],
    keys: [],
    emptySince: world.now(),
  };
  const guestToken = started.options.guest_token_available === true ? world.text(KEY_LENGTH) : null;
  const meeting = { ...started, guestToken };
  world.meetings.put(meeting.id, meeting);
  world.running.put(meeting.roomId, meeting.id);
  world.rooms.put(meeting.roomId, meeting.id);
  if (guestToken !== null) world.guestTokens.put(guestToken, meeting.id);
  world.schedule(START_DELAY, { kind: 'ready', meetingId: meeting.id });
  world.schedule(EMPTY_LIFE, { kind: 'end-if-empty', meetingId: meeting.id, since: world.now() });
  return meeting;
}

/**
 * Gives somebody an access key. They appear at once, or as soon as the meeting is ready.
 *
 * @throws CallError with status 423 if the meeting is locked and they are not in it
 */
export function admit(world: World, meeting: Meeting, newcomer: Newcomer): Answer {
  const id = newcomer.id || `u-${world.text(6)}`;
  const known = personIn(meeting, id);
  if (meeting.locked && (!known || known.removed)) throw new CallError(423, ERRORS.locked);
  const accessKey = world.text(KEY_LENGTH);
  const { name, avatar = null, guest, customFields } = newcomer;
  const person: Person = known
    ? { ...known, name, avatar, removed: false, customFields: { ...known.customFields, ...customFields } }
    : { id, name, avatar, guest, joinedAt: null, online: false, removed: false, customFields };
  const registered: Meeting = {
    ...(known ? changePerson(meeting, id, person) : { ...meeting, people: [...meeting.people, person] }),
    keys: [...meeting.keys, accessKey],
  };
  world.meetings.put(registered.id, registered);
  world.keys.put(accessKey, { meetingId: registered.id, userId: id });
  const entered = enter(world, registered, id);
  return { status: 201, json: shownMeeting(world, entered, personIn(entered, id) ?? person, accessKey) };
}

/** Fields of a guest that only they see. */
export function customFieldsOf(value: unknown): Json {
  return isObject(value) ? value : {};
}
