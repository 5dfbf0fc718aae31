import type { MockStore } from '../types';
import type { Layer, Meeting, Permalink, Recording, Snapshot, Timer, Webhook } from './entities';

/** The entities of one kind in the store. */
export interface Collection<T> {
  readonly get: (id: string) => T | undefined;
  readonly put: (id: string, value: T) => void;
  readonly delete: (id: string) => void;
  readonly list: () => readonly T[];
}

/** Whom an access key stands for. */
export interface KeyHolder {
  readonly meetingId: string;
  readonly userId: string;
}

/** What a token of a permalink stands for. */
export interface PermalinkToken {
  readonly permalinkId: string;
  readonly role: 'host' | 'guest';
}

export interface Collections {
  readonly meetings: Collection<Meeting>;
  /** Id of the running meeting by room id. */
  readonly running: Collection<string>;
  /** Id of the last meeting by room id. */
  readonly rooms: Collection<string>;
  readonly keys: Collection<KeyHolder>;
  /** Meeting id by guest token. */
  readonly guestTokens: Collection<string>;
  /** By meeting id and z-index. */
  readonly layers: Collection<Layer>;
  readonly recordings: Collection<Recording>;
  readonly snapshots: Collection<Snapshot>;
  readonly permalinks: Collection<Permalink>;
  readonly permalinkTokens: Collection<PermalinkToken>;
  /** There is one at most. */
  readonly webhooks: Collection<Webhook>;
  readonly timers: Collection<Timer>;
  /** How many ids have been made, and how far the clock was moved in milliseconds. */
  readonly numbers: Collection<number>;
}

export function createCollections(store: MockStore): Collections {
  const collection = <T>(kind: string): Collection<T> => ({
    get: (id) => store.get(kind, id) as T | undefined,
    put: (id, value) => store.put(kind, id, value),
    delete: (id) => store.delete(kind, id),
    list: () => store.list(kind) as readonly T[],
  });
  return {
    meetings: collection('meeting'),
    running: collection('running'),
    rooms: collection('room'),
    keys: collection('key'),
    guestTokens: collection('guest-token'),
    layers: collection('layer'),
    recordings: collection('recording'),
    snapshots: collection('snapshot'),
    permalinks: collection('permalink'),
    permalinkTokens: collection('permalink-token'),
    webhooks: collection('webhook'),
    timers: collection('timer'),
    numbers: collection('number'),
  };
}
