import { arrange } from './arrangement';
import type { Meeting, Person, Playback, Recording } from './entities';
import {
  messageEvent,
  optionsUpdate,
  participantUpdate,
  playbackUpdate,
  podiumUpdate,
  recordingUpdate,
  roomUpdate,
} from './events';
import { shownRecording, shownRoom } from './shown';
import type { MeetingEvent, World } from './world';

/** How long an empty meeting goes on, in milliseconds. */
export const EMPTY_LIFE = 120_000;
/** How long a playback takes once through, in milliseconds. */
const PLAYBACK_LENGTH = 30_000;
/** From the end of a recording until its file is ready, in milliseconds. */
const FILE_DELAY = 3_000;

/**
 * Stores a changed meeting and sends the events, followed by the arrangement if it is another one. Before the meeting
 * is ready, nothing is sent: then, the first events show everything.
 */
export function commit(world: World, before: Meeting, after: Meeting, events: readonly MeetingEvent[] = []): Meeting {
  world.meetings.put(after.id, after);
  if (!after.ready || after.ended) return after;
  for (const event of events) world.emit(after.id, event);
  const podium = podiumUpdate(after);
  if (JSON.stringify(podium) !== JSON.stringify(podiumUpdate(before))) world.emit(after.id, podium);
  return after;
}

export function changePerson(meeting: Meeting, id: string, change: Partial<Person>): Meeting {
  return {
    ...meeting,
    people: meeting.people.map((person) => (person.id === id ? { ...person, ...change } : person)),
  };
}

export function personIn(meeting: Meeting, id: string): Person | undefined {
  return meeting.people.find((person) => person.id === id);
}

/** Somebody appears in a meeting that is ready. */
export function enter(world: World, before: Meeting, userId: string): Meeting {
  const person = personIn(before, userId);
  if (!person || person.online || person.removed || before.ended || !before.ready) return before;
  const time = world.time();
  const after = changePerson({ ...before, emptySince: null }, userId, {
    online: true,
    joinedAt: person.joinedAt ?? time,
  });
  return announcePresence(world, before, after, userId);
}

/** Somebody leaves: by themselves, or because they were removed. */
export function leave(world: World, before: Meeting, userId: string, removed: boolean): Meeting {
  const person = personIn(before, userId);
  if (!person || before.ended) return before;
  const left = changePerson(before, userId, { online: false, removed });
  const isEmpty = before.emptySince === null && !left.people.some(({ online }) => online);
  const after = {
    ...left,
    // A forward ends with its source, and does not start again by itself.
    forwards: left.forwards.filter(({ sourceId }) => sourceId !== userId),
    emptySince: isEmpty ? world.now() : left.emptySince,
  };
  if (isEmpty) world.schedule(EMPTY_LIFE, { kind: 'end-if-empty', meetingId: before.id, since: world.now() });
  if (!person.online) return commit(world, before, after);
  return announcePresence(world, before, after, userId);
}

function announcePresence(world: World, before: Meeting, after: Meeting, userId: string): Meeting {
  const person = personIn(after, userId);
  if (!person) return after;
  const event = participantUpdate(after, person);
  commit(world, before, after, [event]);
  world.notify('participant_update', { participant: event.participant });
  return after;
}

/** The meeting is up: everybody who has registered appears, and what was called before takes effect. */
export function makeReady(world: World, before: Meeting): void {
  const present = before.people.filter(({ removed }) => !removed);
  const after: Meeting = {
    ...before,
    ready: true,
    waiting: [],
    emptySince: present.length > 0 ? null : before.emptySince,
    people: before.people.map((person) =>
      person.removed ? person : { ...person, online: true, joinedAt: person.joinedAt ?? world.time() },
    ),
  };
  world.meetings.put(after.id, after);
  world.emit(after.id, roomUpdate(world, after));
  world.notify('room_update', { room: shownRoom(after) });
  for (const person of after.people.filter(({ online }) => online)) {
    const event = participantUpdate(after, person);
    world.emit(after.id, event);
    world.notify('participant_update', { participant: event.participant });
  }
  const { users, name, map, kind } = after.layout;
  if (users ?? name ?? map ?? (kind === 'custom' ? kind : null)) world.emit(after.id, optionsUpdate(after));
  if (after.playbacks.length > 0) world.emit(after.id, playbackUpdate(after));
  for (const playback of after.playbacks) schedulePlaybackEnd(world, after, playback);
  if (arrange(after).length > 0 || Object.keys(after.layers).length > 0) world.emit(after.id, podiumUpdate(after));
  for (const message of before.waiting) world.emit(after.id, messageEvent(message, world.time()));
}

/** An endless playback ends by a call only. */
export function schedulePlaybackEnd(world: World, { id }: Meeting, { playId, key, loopCount }: Playback): void {
  if (loopCount >= 0)
    world.schedule(PLAYBACK_LENGTH * (loopCount + 1), { kind: 'end-playback', meetingId: id, playId, key });
}

export function endPlayback(world: World, before: Meeting, playId: string): void {
  const after = {
    ...before,
    playbacks: before.playbacks.filter((playback) => playback.playId !== playId),
    forwards: before.forwards.filter(({ sourceId }) => sourceId !== playId),
  };
  commit(world, before, after, [playbackUpdate(after)]);
}

/** Stops the recording that runs. Its file follows later. */
export function endRecording(world: World, before: Meeting): Meeting {
  const recording = world.recordings.get(before.recordingId ?? '');
  if (!recording) return before;
  const stopped: Recording = {
    ...recording,
    duration: Math.round((world.now() - recording.createdAt) / 1000),
  };
  world.recordings.put(stopped.id, stopped);
  world.schedule(FILE_DELAY, { kind: 'finish-recording', meetingId: before.id, recordingId: stopped.id });
  return commit(world, before, { ...before, recordingId: null }, [recordingUpdate(world, stopped)]);
}

export function finishRecording(world: World, recording: Recording): void {
  const finished = { ...recording, hasFile: true };
  world.recordings.put(finished.id, finished);
  world.emit(finished.meetingId, recordingUpdate(world, finished));
  world.notify('recording_update', { recording: shownRecording(world, finished) });
}

/** Ends a meeting for everybody. */
export function endMeeting(world: World, meeting: Meeting): void {
  if (meeting.ended) return;
  const stopped = endRecording(world, meeting);
  const after: Meeting = {
    ...stopped,
    ended: true,
    people: stopped.people.map((person) => ({ ...person, online: false })),
    playbacks: [],
    broadcast: null,
    forwards: [],
    waiting: [],
  };
  world.meetings.put(after.id, after);
  world.running.delete(after.roomId);
  world.emit(after.id, roomUpdate(world, after));
  world.notify('room_update', { room: shownRoom(after) });
  world.disconnect(after.id);
}
