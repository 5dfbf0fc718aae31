import { toBase64 } from '../base64';
import { pictureOf } from '../picture';
import type { Job, Meeting, Snapshot } from '../state/entities';
import { snapshotUpdate } from '../state/events';
import { shownPerson, shownRoom, shownSnapshot } from '../state/shown';
import type { World } from '../state/world';
import { CallError, ERRORS, found, type Call, type MemberCall } from './answer';
import { listEntries } from './lists';

/** From the call until the picture is ready, in milliseconds. */
const DELAY = 1_000;

export const takeSnapshot: MemberCall = (world, { meeting, person }) => {
  if (!meeting.ready) throw new CallError(406, ERRORS.notReady);
  world.schedule(DELAY, {
    kind: 'take-snapshot',
    meetingId: meeting.id,
    creator: shownPerson(person),
    createdAt: world.now(),
  });
  return { status: 201 };
};

/** Draws the picture of a snapshot that was asked for. */
export async function takePicture(
  world: World,
  meeting: Meeting,
  { creator, createdAt }: Extract<Job, { readonly kind: 'take-snapshot' }>,
): Promise<void> {
  const base64 = toBase64(await world.host.drawJpeg(pictureOf(world, meeting)));
  const { id: meetingId, roomId } = meeting;
  // Drawing takes a moment, in which the meeting may have changed.
  const current = world.meetings.get(meetingId);
  if (!current) return;
  const id = `snap_${world.text(8)}`;
  const snapshot: Snapshot = { id, meetingId, roomId, createdAt, creator, room: shownRoom(meeting), base64 };
  world.snapshots.put(id, snapshot);
  world.meetings.put(meetingId, { ...current, snapshotIds: [...current.snapshotIds, id] });
  world.emit(meetingId, snapshotUpdate(world, snapshot));
  world.notify('snapshot_update', { snapshot: shownSnapshot(world, snapshot) });
}

export const getRoomSnapshot: MemberCall = (world, { meeting, path }) => {
  const snapshot = found(world.snapshots.get(path.SNAPSHOT_ID ?? ''));
  if (snapshot.meetingId !== meeting.id) throw new CallError(404, ERRORS.notFound);
  return { status: 200, json: shownSnapshot(world, snapshot) };
};

export const getSnapshot: Call = (world, { path }) => ({
  status: 200,
  json: shownSnapshot(world, found(world.snapshots.get(path.SNAPSHOT_ID ?? ''))),
});

export const deleteSnapshot: Call = (world, { path }) => {
  const { id } = found(world.snapshots.get(path.SNAPSHOT_ID ?? ''));
  world.snapshots.delete(id);
  return { status: 200 };
};

export const listSnapshots: Call = (world, { path, query }) => ({
  status: 200,
  json: listEntries(world, world.snapshots.list(), path.ROOM_ID ?? '', query).map((snapshot) =>
    shownSnapshot(world, snapshot),
  ),
});
