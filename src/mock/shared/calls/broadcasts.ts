import type { Broadcast, Meeting } from '../state/entities';
import { broadcastsUpdate } from '../state/events';
import { commit } from '../state/meetings';
import { isAvailable } from '../state/room-options';
import type { World } from '../state/world';
import { CallError, ERRORS, refuse, type MemberCall } from './answer';

export const startBroadcast: MemberCall = (world, { meeting, person, body }) => {
  const { stream_url, player_url = null } = body as { stream_url: string; player_url?: string };
  if (!isAvailable(meeting, 'broadcast')) throw new CallError(405, ERRORS.notAvailable);
  if (!/^rtmps?:\/\//i.test(stream_url)) refuse('stream_url', 'must begin with rtmp:// or rtmps://');
  if (!meeting.ready) throw new CallError(406, ERRORS.notReady);
  if (meeting.broadcast) throw new CallError(406, ERRORS.alreadyRunning);
  change(world, meeting, { id: `bc_${world.text(8)}`, playerUrl: player_url, userId: person.id });
  return { status: 201 };
};

export const updateBroadcast: MemberCall = (world, { meeting, body }) => {
  change(world, meeting, { ...running(meeting), playerUrl: String(body.player_url) });
  return { status: 200 };
};

export const stopBroadcast: MemberCall = (world, { meeting }) => {
  running(meeting);
  change(world, meeting, null);
  return { status: 200 };
};

function running({ broadcast }: Meeting): Broadcast {
  if (!broadcast) throw new CallError(404, ERRORS.notFound);
  return broadcast;
}

function change(world: World, meeting: Meeting, broadcast: Broadcast | null): void {
  const after = { ...meeting, broadcast };
  commit(world, meeting, after, [broadcastsUpdate(after)]);
}
