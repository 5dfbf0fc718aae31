import { leave, personIn } from '../state/meetings';
import { isAvailable } from '../state/room-options';
import { shownParticipant, shownPerson } from '../state/shown';
import { CallError, ERRORS, found, type Call, type MemberCall } from './answer';
import { admit, customFieldsOf, runningMeeting } from './rooms';

export const getUser: MemberCall = (_world, { meeting, path }) => {
  const person = found(personIn(meeting, path.CLIENT_ID ?? ''));
  if (person.removed) throw new CallError(404, ERRORS.notFound);
  return { status: 200, json: shownPerson(person) };
};

export const listUsers: Call = (world, { path, query }) => {
  const meeting = found(world.meetings.get(world.rooms.get(path.ROOM_ID ?? '') ?? ''));
  const people = meeting.people.filter(({ online }) => query.online === undefined || query.online === online);
  return { status: 200, json: people.map((person) => shownParticipant(meeting, person)) };
};

export const removeUser: MemberCall = (world, { meeting, path }) => {
  if (!isAvailable(meeting, 'kick')) throw new CallError(403, ERRORS.notAvailable);
  const person = found(personIn(meeting, path.USER_ID ?? ''));
  if (person.removed || (meeting.ready && !person.online)) throw new CallError(404, ERRORS.notFound);
  leave(world, meeting, person.id, true);
  return { status: 200 };
};

export const registerGuest: Call = (world, { path, body }) => {
  const meeting = meetingOfGuestToken();
  const { id, name, avatar, custom_fields } = body as {
    id?: string;
    name: string;
    avatar?: string | null;
    custom_fields?: unknown;
  };
  return admit(world, meeting, { id, name, avatar, guest: true, customFields: customFieldsOf(custom_fields) });

  function meetingOfGuestToken() {
    const token = path.GUEST_TOKEN ?? '';
    const held = world.permalinkTokens.get(token);
    if (held) {
      const permalink = found(world.permalinks.get(held.permalinkId));
      if (held.role !== 'guest' || isExpired(permalink.expiresAt, world.now()))
        throw new CallError(404, ERRORS.notFound);
      return found(runningMeeting(world, permalink.roomId));
    }
    const known = found(world.meetings.get(world.guestTokens.get(token) ?? ''));
    if (known.ended) throw new CallError(410, ERRORS.expired);
    return known;
  }
};

/** Whether a time in ISO 8601 has passed; false if there is none. */
export function isExpired(expiresAt: string | null, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}
