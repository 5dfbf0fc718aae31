import type { Timer } from './entities';
import { layerKey } from './layer-key';
import type { World } from './world';

/** How many ended meetings are known. */
export const KEPT_MEETINGS = 500;

/** Forgets the meetings that ended first, if there are too many. To be called when one has ended. */
export function forgetOldest(world: World): void {
  // Each ended meeting has one such timer, and they are in the order in which meetings ended.
  const ended = world.timers.list().filter(({ job }) => job.kind === 'forget-meeting');
  for (const { job } of ended.slice(0, -KEPT_MEETINGS)) forgetMeeting(world, job.meetingId);
}

/** Removes a meeting with all that hangs on it. Permalinks do not: they start new meetings. */
export function forgetMeeting(world: World, meetingId: string): void {
  const meeting = world.meetings.get(meetingId);
  if (!meeting) return;
  world.meetings.delete(meetingId);
  for (const key of meeting.keys) world.keys.delete(key);
  if (meeting.guestToken !== null) world.guestTokens.delete(meeting.guestToken);
  if (world.rooms.get(meeting.roomId) === meetingId) world.rooms.delete(meeting.roomId);
  for (const zIndex of Object.keys(meeting.layers)) world.layers.delete(layerKey(meeting, zIndex));
  const isOfMeeting = (entry: { readonly meetingId: string }): boolean => entry.meetingId === meetingId;
  for (const { id } of world.recordings.list().filter(isOfMeeting)) world.recordings.delete(id);
  for (const { id } of world.snapshots.list().filter(isOfMeeting)) world.snapshots.delete(id);
  const isTimerOfMeeting = ({ job }: Timer): boolean => isOfMeeting(job);
  for (const timer of world.timers.list().filter(isTimerOfMeeting)) world.removeTimer(timer);
}
