import type { MapEntry } from '../../../playgrounds/shared/layouts/types';
import type { Json } from '../json';

/** Somebody with an access key for a meeting. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly guest: boolean;
  /** ISO 8601; null before the first time in the meeting. */
  readonly joinedAt: string | null;
  readonly online: boolean;
  /** True after somebody removed this person, until they join again. */
  readonly removed: boolean;
  /** Fields that only this person sees in the options. */
  readonly customFields: Json;
}

export interface Playback {
  readonly url: string;
  readonly name: string | null;
  readonly playId: string;
  /** Tells this playback from a later one with the same `play_id`. */
  readonly key: string;
  readonly replacementId: string | null;
  readonly audio: boolean;
  readonly loopCount: number;
}

export interface Broadcast {
  readonly id: string;
  readonly playerUrl: string | null;
  readonly userId: string;
}

interface Forward {
  readonly id: string;
  /** User id or `play_id`; null for the composed view. */
  readonly sourceId: string | null;
}

/** A message that waits until the meeting is ready. */
export interface Message {
  readonly type: 'chat' | 'custom';
  readonly content: string;
  readonly userId: string;
}

export type ZIndex = '1' | '-1';

/** A running or ended meeting. */
export interface Meeting {
  readonly id: string;
  readonly roomId: string;
  readonly name: string | null;
  /** ISO 8601 */
  readonly startedAt: string;
  readonly ready: boolean;
  readonly locked: boolean;
  readonly ended: boolean;
  readonly guestToken: string | null;
  /** Options as in answers, without the layout. */
  readonly options: Json;
  readonly layout: Layout;
  readonly people: readonly Person[];
  readonly playbacks: readonly Playback[];
  /** The caller's id of each layer, by z-index. */
  readonly layers: Readonly<Partial<Record<ZIndex, { readonly id: string | null }>>>;
  readonly broadcast: Broadcast | null;
  /** Id of the recording that runs. */
  readonly recordingId: string | null;
  readonly snapshotIds: readonly string[];
  readonly forwards: readonly Forward[];
  readonly waiting: readonly Message[];
  /** Access keys given out for this meeting. */
  readonly keys: readonly string[];
  /** Since when nobody has been in the meeting, in milliseconds since 1970; null while somebody is. */
  readonly emptySince: number | null;
}

export interface Layout {
  readonly kind: 'auto' | 'custom';
  readonly name: string | null;
  readonly map: readonly MapEntry[] | null;
  readonly users: readonly string[] | null;
  readonly voiceActivation: boolean;
}

/** An image of a meeting. */
export interface Layer {
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg' | 'image/svg+xml';
  readonly width: number;
  readonly height: number;
  readonly base64: string;
}

export interface Recording {
  readonly id: string;
  readonly meetingId: string;
  readonly roomId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Seconds; null while recording. */
  readonly duration: number | null;
  readonly hasFile: boolean;
  /** The person and the room as they were, as in answers. */
  readonly user: Json;
  readonly room: Json;
}

export interface Snapshot {
  readonly id: string;
  readonly meetingId: string;
  readonly roomId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly creator: Json;
  readonly room: Json;
  /** The JPEG file in base64. */
  readonly base64: string;
}

export interface Host {
  readonly token: string;
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly removed: boolean;
}

export interface Permalink {
  readonly id: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly guestToken: string;
  readonly roomId: string;
  readonly name: string | null;
  readonly options: Json;
  readonly hosts: readonly [Host, ...Host[]];
}

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly lastRequestSentAt: string | null;
  readonly lastResponseCode: string | null;
}

/** What happens later in a meeting, or with what hangs on it. */
export type Job = { readonly meetingId: string } & (
  | { readonly kind: 'ready' }
  | { readonly kind: 'end-if-empty'; readonly since: number }
  | { readonly kind: 'end-playback'; readonly playId: string; readonly key: string }
  | { readonly kind: 'finish-recording'; readonly recordingId: string }
  | { readonly kind: 'take-snapshot'; readonly creator: Json; readonly createdAt: number }
);

export interface Timer {
  readonly id: string;
  /** Milliseconds since 1970 on the clock of the API. */
  readonly at: number;
  readonly job: Job;
}
