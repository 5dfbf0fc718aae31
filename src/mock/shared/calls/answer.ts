import type { Json } from '../json';
import type { Meeting, Person } from '../state/entities';
import type { World } from '../state/world';

/** A successful answer; `json` is undefined if the body is empty. */
export interface Answer {
  readonly status: number;
  readonly json?: unknown;
}

/** The request of a call, checked against the description. */
export interface CallInput {
  /** By the names that readers see: `ROOM_ID`. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Json;
  readonly body: Json;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The same for a call with an access key. */
interface MemberInput extends CallInput {
  readonly accessKey: string;
  readonly meeting: Meeting;
  readonly person: Person;
}

export type Call = (world: World, input: CallInput) => Answer | Promise<Answer>;
export type MemberCall = (world: World, input: MemberInput) => Answer | Promise<Answer>;

/** The texts of errors: the same for every call. */
export const ERRORS = {
  badKey: 'API key missing or unknown',
  expired: 'access key expired',
  notFound: 'not found',
  notAvailable: 'not available in this room',
  alreadyRunning: 'already running',
  notReady: 'not ready',
  playIdInUse: 'play_id in use',
  locked: 'meeting locked',
  tooManyMeetings: 'limit of parallel meetings reached',
  unavailable: 'temporarily unavailable',
} as const;

/** Ends a call with an error: one text as `error`, or several as `errors`. */
export class CallError extends Error {
  readonly status: number;
  readonly json: Json;

  constructor(status: number, text: string | readonly string[]) {
    super([text].flat().join('; '));
    this.status = status;
    this.json = typeof text === 'string' ? { error: text } : { errors: text };
  }
}

/** @throws CallError with status 400 */
export function refuse(name: string, reason: string): never {
  throw new CallError(400, `parameter ${name}: ${reason}`);
}

/** Returns a value that was found. @throws CallError with status 404 if it is undefined */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new CallError(404, ERRORS.notFound);
  return value;
}
