import type { Json } from '../json';
import { arrange } from './arrangement';
import type { Meeting, Message, Person, Recording, Snapshot, ZIndex } from './entities';
import { shownOptions } from './room-options';
import {
  shownBroadcasts,
  shownParticipant,
  shownPlayback,
  shownRecording,
  shownRoom,
  shownRunningRecording,
  shownSnapshot,
} from './shown';
import type { MeetingEvent, World } from './world';

/** The room with everything that runs in it. */
export function roomUpdate(world: World, meeting: Meeting): MeetingEvent {
  return {
    type: 'room_update',
    content: {
      ...shownRoom(meeting),
      options: shownOptions(meeting),
      participants: meeting.people.map((person) => shownParticipant(meeting, person)),
      playbacks: meeting.playbacks.map(shownPlayback),
      presentation: null,
      broadcasts: shownBroadcasts(meeting),
      recording: shownRunningRecording(world, meeting),
    },
  };
}

export function participantUpdate(meeting: Meeting, person: Person): MeetingEvent {
  return { type: 'participant_update', participant: shownParticipant(meeting, person) };
}

export function optionsUpdate(meeting: Meeting): MeetingEvent {
  return { type: 'options_update', options: shownOptions(meeting) };
}

export function playbackUpdate({ playbacks }: Meeting): MeetingEvent {
  return { type: 'playback_update', playing: playbacks.map(shownPlayback) };
}

export function recordingUpdate(world: World, recording: Recording): MeetingEvent {
  return { type: 'recording_update', recording: shownRecording(world, recording) };
}

export function broadcastsUpdate(meeting: Meeting): MeetingEvent {
  return { type: 'broadcasts_update', broadcasts: shownBroadcasts(meeting) };
}

export function snapshotUpdate(world: World, snapshot: Snapshot): MeetingEvent {
  return { type: 'snapshot_update', snapshots: [shownSnapshot(world, snapshot)] };
}

export function messageEvent({ type, content, userId }: Message, time: string): MeetingEvent {
  return { type, content, cid: userId, user_id: userId, created_at: time };
}

/** The spots in use and the layers. */
export function podiumUpdate(meeting: Meeting): MeetingEvent {
  return {
    type: 'podium_update',
    podium: arrange(meeting).flatMap(({ spot, person, playback }, index): Json[] =>
      person || playback
        ? [
            {
              user_id: person?.id ?? playback?.replacementId ?? '',
              play_id: playback?.playId ?? null,
              width: spot.width,
              height: spot.height,
              left: spot.x,
              top: spot.y,
              'z-index': index,
            },
          ]
        : [],
    ),
    layers: Object.entries(meeting.layers).map(([zIndex, { id }]) => ({ 'z-index': Number(zIndex as ZIndex), id })),
  };
}
