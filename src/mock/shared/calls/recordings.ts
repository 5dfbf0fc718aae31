import type { Recording } from '../state/entities';
import { recordingUpdate } from '../state/events';
import { commit, endRecording } from '../state/meetings';
import { isAvailable } from '../state/room-options';
import { shownPerson, shownRecording, shownRoom } from '../state/shown';
import { CallError, ERRORS, found, type Call, type MemberCall } from './answer';
import { listEntries } from './lists';

export const startRecording: MemberCall = (world, { meeting, person }) => {
  if (!isAvailable(meeting, 'recording')) throw new CallError(405, ERRORS.notAvailable);
  if (!meeting.ready) throw new CallError(406, ERRORS.notReady);
  if (meeting.recordingId !== null) throw new CallError(406, ERRORS.alreadyRunning);
  const recording: Recording = {
    id: `rec_${world.text(8)}`,
    meetingId: meeting.id,
    roomId: meeting.roomId,
    createdAt: world.now(),
    duration: null,
    hasFile: false,
    user: shownPerson(person),
    room: shownRoom(meeting),
  };
  world.recordings.put(recording.id, recording);
  const after = { ...meeting, recordingId: recording.id };
  commit(world, meeting, after, [recordingUpdate(world, recording)]);
  return { status: 201 };
};

export const stopRecording: MemberCall = (world, { meeting }) => {
  if (meeting.recordingId === null) throw new CallError(404, ERRORS.notFound);
  endRecording(world, meeting);
  return { status: 200 };
};

export const getRecording: Call = (world, { path }) => ({
  status: 200,
  json: shownRecording(world, found(world.recordings.get(path.RECORDING_ID ?? ''))),
});

/** A recording that runs ends without a file. */
export const deleteRecording: Call = (world, { path }) => {
  const { id, meetingId } = found(world.recordings.get(path.RECORDING_ID ?? ''));
  const meeting = world.meetings.get(meetingId);
  if (meeting?.recordingId === id) commit(world, meeting, { ...meeting, recordingId: null });
  world.recordings.delete(id);
  return { status: 200 };
};

export const listRecordings: Call = (world, { path, query }) => ({
  status: 200,
  json: listEntries(world, world.recordings.list(), path.ROOM_ID ?? '', query).map((recording) =>
    shownRecording(world, recording),
  ),
});
