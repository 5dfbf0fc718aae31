import type { Json } from '../json';
import type { MockDescription, MockHost } from '../types';
import { createCollections, type Collections, type SavedState } from './collections';
import type { Job, Timer } from './entities';
import { seededText } from './seeded-text';

/** An event as websockets get it. */
export type MeetingEvent = Json & { readonly type: string };

export interface Addresses {
  /** Base URL of the API, without a trailing slash. */
  readonly api: string;
  /** Base URL of the web client, without a trailing slash. */
  readonly app: string;
}

/** The state of the API with the means to read and change it. */
export interface World extends Collections {
  readonly description: MockDescription;
  readonly apiKey: string;
  readonly addresses: Addresses;
  readonly host: MockHost;
  /** Milliseconds since 1970 on the clock of the API. */
  readonly now: () => number;
  /** The same in ISO 8601. */
  readonly time: () => string;
  /** Moves the clock forward. */
  readonly moveClock: (milliseconds: number) => void;
  /** Returns new letters and digits, the same ones for the same history. */
  readonly text: (length: number) => string;
  readonly schedule: (delay: number, job: Job) => void;
  /** The timer that is due next. */
  readonly nextTimer: () => Timer | undefined;
  /** When something is due next on the host's clock. */
  readonly nextDue: () => number | undefined;
  /** Sends an event to everybody who watches a meeting. */
  readonly emit: (meetingId: string, event: MeetingEvent) => void;
  /** Ends the connections of everybody who watches a meeting. */
  readonly disconnect: (meetingId: string) => void;
  /** Delivers an event to the webhook, if it is registered for it. */
  readonly notify: (type: string, payload: Json) => void;
}

type WorldOptions = Pick<World, 'description' | 'apiKey' | 'addresses' | 'host' | 'emit' | 'disconnect' | 'notify'> & {
  readonly saved: SavedState | undefined;
};

export function createWorld({ saved, ...means }: WorldOptions): World {
  const collections = createCollections(saved);
  const { numbers, timers } = collections;
  const { host } = means;
  const now = (): number => host.now() + (numbers.get('moved') ?? 0);
  const nextNumber = (): number => {
    const next = (numbers.get('made') ?? 0) + 1;
    numbers.put('made', next);
    return next;
  };
  const nextTimer = (): Timer | undefined =>
    // Of two at the same time, the one that was set first.
    timers
      .list()
      .reduce<Timer | undefined>((first, other) => (first && first.at <= other.at ? first : other), undefined);
  return {
    ...collections,
    ...means,
    now,
    time: () => new Date(now()).toISOString(),
    moveClock: (milliseconds) => numbers.put('moved', (numbers.get('moved') ?? 0) + milliseconds),
    text: (length) => seededText(String(nextNumber()), length),
    schedule: (delay, job) => {
      const id = `timer-${nextNumber()}`;
      timers.put(id, { id, at: now() + delay, job });
    },
    nextTimer,
    nextDue: () => {
      const timer = nextTimer();
      return timer && timer.at - (numbers.get('moved') ?? 0);
    },
  };
}
