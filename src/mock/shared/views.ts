import type { Meeting } from './state/entities';
import { EMPTY_LIFE } from './state/meetings';
import type { World } from './state/world';
import type { MeetingView } from './types';
import { counted } from '../../site/counted';

/** All meetings that are known, in the order in which they started. */
export function viewMeetings(world: World): MeetingView[] {
  return world.meetings.list().map((meeting) => ({
    roomId: meeting.roomId,
    name: meeting.name,
    startedAt: meeting.startedAt,
    ready: meeting.ready,
    locked: meeting.locked,
    ended: meeting.ended,
    people: meeting.people.filter(({ removed }) => !removed).map(({ id, name, online }) => ({ id, name, online })),
    activities: meeting.ended ? [] : activities(world, meeting),
  }));
}

function activities(world: World, meeting: Meeting): string[] {
  const { recordingId, playbacks, forwards, broadcast, emptySince } = meeting;
  const recording = world.recordings.get(recordingId ?? '');
  const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
  return [
    ...(recording ? [`recording since ${seconds(world.now() - recording.createdAt)} s`] : []),
    ...(broadcast ? ['broadcast running'] : []),
    ...countedIfAny(playbacks.length, 'playback'),
    ...countedIfAny(forwards.length, 'forward'),
    ...(meeting.ready && emptySince !== null
      ? [`ends in ${Math.max(seconds(emptySince + EMPTY_LIFE - world.now()), 0)} s`]
      : []),
  ];
}

function countedIfAny(count: number, noun: string): string[] {
  return count === 0 ? [] : [counted(count, noun)];
}
