import type { Layer, Meeting, Permalink, Recording, Snapshot, Timer, Webhook } from './entities';

/** The state as plain JSON: entities with their ids, by kind. */
export type SavedState = readonly (readonly [
  kind: string,
  entities: readonly (readonly [id: string, value: never])[],
])[];

/** The entities of one kind. Values are plain JSON and never changed in place: a change is another `put`. */
interface Collection<T> {
  readonly get: (id: string) => T | undefined;
  readonly put: (id: string, value: T) => void;
  readonly delete: (id: string) => void;
  /** In the order in which their ids were first put. */
  readonly list: () => readonly T[];
}

/** Whom an access key stands for. */
interface KeyHolder {
  readonly meetingId: string;
  readonly userId: string;
}

/** What a token of a permalink stands for. */
interface PermalinkToken {
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
  readonly clear: () => void;
  readonly save: () => SavedState;
}

/** Keeps everything in memory, beginning with what was saved. */
export function createCollections(saved: SavedState = []): Collections {
  const kinds = new Map(saved.map(([kind, entities]) => [kind, new Map<string, never>(entities)]));
  const collection = <T>(kind: string): Collection<T> => {
    const entities: Map<string, T> = kinds.get(kind) ?? new Map<string, never>();
    kinds.set(kind, entities as Map<string, never>);
    return {
      get: (id) => entities.get(id),
      put: (id, value) => void entities.set(id, value),
      delete: (id) => void entities.delete(id),
      list: () => [...entities.values()],
    };
  };
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
    clear: () => kinds.forEach((entities) => entities.clear()),
    save: () => [...kinds].map(([kind, entities]) => [kind, [...entities]]),
  };
}
