import { defined, type Json } from '../json';
import type { Broadcast, Meeting, Person, Playback, Recording, Snapshot } from './entities';
import { shownOptions } from './room-options';
import { seededText } from './seeded-text';
import type { World } from './world';

/** Name of the project that the API key belongs to. */
export const TEAM = { name: 'Demo project' };

export function shownRoom({ roomId, name, ready, startedAt, ended, guestToken }: Meeting): Json {
  return defined({
    id: roomId,
    name: name ?? undefined,
    ready,
    started_at: startedAt,
    shutdown: ended,
    guest_token: guestToken,
  });
}

export function shownPerson({ id, name, avatar, guest, joinedAt }: Person): Json {
  return { id, name, avatar, guest, joined_at: joinedAt };
}

export function shownParticipant({ roomId }: Meeting, { id, name, avatar, guest, online }: Person): Json {
  return { id, room_id: roomId, name, avatar, guest, online };
}

export function shownPlayback({ url, name, playId, replacementId, audio, loopCount }: Playback): Json {
  return { url, name, play_id: playId, replacement_id: replacementId, audio, loop_count: loopCount };
}

export function shownBroadcasts(meeting: Meeting): Json[] {
  const { broadcast } = meeting;
  return broadcast ? [shownBroadcast(meeting, broadcast)] : [];
}

function shownBroadcast(meeting: Meeting, { id, playerUrl, userId }: Broadcast): Json {
  const person = meeting.people.find((known) => known.id === userId);
  return defined({
    id,
    platform: 'generic',
    player_url: playerUrl,
    user: person && shownPerson(person),
    room: shownRoom(meeting),
  });
}

function fileLink({ addresses }: World, name: string): string {
  return `${addresses.api}/_mock/files/${name}`;
}

export function shownRecording(world: World, { id, createdAt, duration, hasFile, user, room }: Recording): Json {
  return {
    id,
    created_at: Math.floor(createdAt / 1000),
    duration,
    links: {
      self: `${world.addresses.api}/recordings/${id}`,
      download: hasFile ? fileLink(world, `${id}.webm`) : null,
    },
    user,
    room,
  };
}

export function shownSnapshot(world: World, { id, createdAt, creator, room }: Snapshot): Json {
  return {
    id,
    name: String(Math.floor(createdAt / 1000)),
    links: { download: fileLink(world, `${id}.jpg`) },
    creator,
    created_at: new Date(createdAt).toISOString(),
    room,
  };
}

export function shownRunningRecording(world: World, { recordingId }: Meeting): Json | null {
  const recording = recordingId === null ? undefined : world.recordings.get(recordingId);
  return recording ? shownRecording(world, recording) : null;
}

/** A meeting as the holder of an access key sees it. */
export function shownMeeting(world: World, meeting: Meeting, person: Person, accessKey: string): Json {
  const { api, app } = world.addresses;
  const { roomId, ready, locked, guestToken, playbacks, snapshotIds } = meeting;
  return {
    access_key: accessKey,
    ready,
    locked,
    room: shownRoom(meeting),
    team: TEAM,
    user: {
      id: person.id,
      room_id: roomId,
      name: person.name,
      avatar: person.avatar,
      guest: person.guest,
      blocked: false,
      ready,
    },
    links: {
      self: `${api}/rooms/${accessKey}`,
      gui: `${app}/?${accessKey}`,
      guest_join: guestToken === null ? null : `${app}/?guest=${guestToken}`,
      websocket: `${api}/rt?access_key=${accessKey}`,
    },
    options: shownOptions(meeting, person),
    playbacks: playbacks.map(shownPlayback),
    presentation: null,
    broadcasts: shownBroadcasts(meeting),
    recording: shownRunningRecording(world, meeting),
    snapshots: snapshotIds.flatMap((id) => {
      const snapshot = world.snapshots.get(id);
      return snapshot ? [shownSnapshot(world, snapshot)] : [];
    }),
    signaling: {
      type: 'conference',
      options: {
        client_id: person.id,
        conf_id: roomId,
        auth_token: seededText(`signaling ${accessKey}`, 24),
        endpoint: `${api.replace(/^http/, 'ws')}/signaling`,
        stun_servers: [`stun:${new URL(api).hostname}:3478`],
        turn_servers: [
          {
            urls: [`turn:${new URL(api).hostname}:3478`],
            username: 'EXAMPLE_TURN_USER',
            password: 'EXAMPLE_TURN_PASSWORD',
          },
        ],
      },
    },
  };
}
