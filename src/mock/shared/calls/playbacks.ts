import { isObject } from '../json';
import type { Meeting, Playback } from '../state/entities';
import { playbackUpdate } from '../state/events';
import { commit, endPlayback, schedulePlaybackEnd } from '../state/meetings';
import { CallError, ERRORS, found, type MemberCall } from './answer';

export const startPlayback: MemberCall = (world, { meeting, body }) => {
  const sent = (isObject(body.playback) ? body.playback : body) as {
    url: string;
    audio?: boolean;
    play_id?: string;
    replacement_id?: string;
    name?: string;
    loop_count?: number;
  };
  const playback: Playback = {
    url: sent.url,
    name: sent.name ?? null,
    playId: sent.play_id || `play_${world.text(8)}`,
    key: world.text(8),
    replacementId: sent.replacement_id || null,
    audio: sent.audio ?? false,
    loopCount: sent.loop_count ?? 0,
  };
  if (meeting.playbacks.some(({ playId }) => playId === playback.playId)) throw new CallError(409, ERRORS.playIdInUse);
  const after: Meeting = { ...meeting, playbacks: [...meeting.playbacks, playback] };
  commit(world, meeting, after, [playbackUpdate(after)]);
  if (meeting.ready) schedulePlaybackEnd(world, after, playback);
  return { status: 201 };
};

export const stopPlayback: MemberCall = (world, { meeting, path }) => {
  const { playId } = found(meeting.playbacks.find((playback) => playback.playId === path.PLAY_ID));
  endPlayback(world, meeting, playId);
  return { status: 200 };
};
