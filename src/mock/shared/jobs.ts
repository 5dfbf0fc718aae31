import { endMeeting, endPlayback, finishRecording, makeReady } from './state/meetings';
import { takePicture } from './calls/snapshots';
import type { Job } from './state/entities';
import type { World } from './state/world';

/** Does what was scheduled. What it was scheduled for may be gone. */
async function runJob(world: World, job: Job): Promise<void> {
  const meeting = world.meetings.get(job.meetingId);
  if (!meeting) return;
  switch (job.kind) {
    case 'ready':
      if (!meeting.ended) makeReady(world, meeting);
      return;
    case 'end-if-empty':
      if (meeting.emptySince === job.since) endMeeting(world, meeting);
      return;
    case 'end-playback':
      if (meeting.playbacks.some(({ key }) => key === job.key)) endPlayback(world, meeting, job.playId);
      return;
    case 'take-snapshot':
      return takePicture(world, meeting, job);
    case 'finish-recording': {
      const recording = world.recordings.get(job.recordingId);
      if (recording) finishRecording(world, recording);
    }
  }
}

/** Runs what is due by a time, each at its own time, and moves the clock there. */
export async function runUntil(world: World, time: number): Promise<void> {
  for (let timer = world.nextTimer(); timer && timer.at <= time; timer = world.nextTimer()) {
    world.timers.delete(timer.id);
    world.moveClock(Math.max(timer.at - world.now(), 0));
    await runJob(world, timer.job);
  }
  world.moveClock(Math.max(time - world.now(), 0));
}
