import type { Draft, FlowingValues } from './draft';
import { isRecord, valueAt, type JsonPath } from './json-value';
import type { ConsoleCall, ConsoleParameter } from './types';

/** Where values are in an object, by the name of the parameter that takes them. */
type Places = Readonly<Record<string, JsonPath>>;

const PERSON: Places = {
  USER_NAME: ['user', 'name'],
  USER_ID: ['user', 'id'],
  CLIENT_ID: ['user', 'id'],
  ROOM_ID: ['room', 'id'],
};
const MEETING: Places = { ...PERSON, ACCESS_KEY: ['access_key'], GUEST_TOKEN: ['room', 'guest_token'] };
const PERMALINK: Places = {
  ...PERSON,
  PERMALINK_ID: ['permalink', 'id'],
  USER_TOKEN: ['permalink', 'user_token'],
  GUEST_TOKEN: ['permalink', 'guest_token'],
  TOKEN: ['permalink', 'guest_token'],
};
/** By the end of the operation's name: what its answer or each of its entries is. */
const BY_OPERATION: readonly (readonly [RegExp, Places])[] = [
  [/Rooms$/, { ROOM_ID: ['id'], GUEST_TOKEN: ['guest_token'] }],
  [/Users?$/, { USER_ID: ['id'], CLIENT_ID: ['id'] }],
  [/Recordings?$/, { RECORDING_ID: ['id'] }],
  [/Snapshots?$/, { SNAPSHOT_ID: ['id'] }],
  [/Webhook$/, { WEBHOOK_ID: ['id'] }],
];
const IN_REQUEST: Places = { PLAY_ID: ['play_id'], FORWARD_ID: ['forward_id'] };
const PERSON_IN_REQUEST: Places = { ...IN_REQUEST, USER_NAME: ['user', 'name'], USER_ID: ['user', 'id'] };
/** What readers can name in the body of a request, for calls that have it elsewhere than the others. */
const TYPED: Readonly<Record<string, Places>> = {
  createRoom: { ...PERSON_IN_REQUEST, ROOM_ID: ['id'] },
  registerGuest: { USER_NAME: ['name'], USER_ID: ['id'] },
};

/** The values that a successful call makes known. Of a list, the first entry counts: the newest one. */
export function valuesOf({ operationId, parameters }: ConsoleCall, draft: Draft, answer: unknown): FlowingValues {
  const list = isRecord(answer) && Array.isArray(answer.items) ? (answer.items as unknown[]) : answer;
  const first: unknown = Array.isArray(list) ? list[0] : list;
  const places = isRecord(first)
    ? 'access_key' in first
      ? MEETING
      : 'permalink' in first
        ? PERMALINK
        : (BY_OPERATION.find(([pattern]) => pattern.test(operationId))?.[1] ?? {})
    : {};
  return {
    ...Object.fromEntries(
      parameters
        .filter(({ name, choices, in: place }) => place === 'path' && !choices && draft.parameters[name])
        .map(({ name }) => [name, draft.parameters[name] ?? '']),
    ),
    ...pick(IN_REQUEST, draft.body),
    ...pick(places, first),
  };
}

/** A value that a reader has typed, and where. */
export interface TypedValue {
  readonly name: string;
  readonly value: string;
  readonly path: JsonPath;
}

/** The values named by a reader who has typed a parameter. */
export function typedInParameter({ name, in: place, choices }: ConsoleParameter, value: string): TypedValue[] {
  return place === 'path' && !choices && value !== '' ? [{ name, value, path: [place, name] }] : [];
}

/** The values named by a reader who has changed a body. */
export function typedInBody({ operationId }: ConsoleCall, body: Draft['body']): TypedValue[] {
  const places = TYPED[operationId] ?? PERSON_IN_REQUEST;
  return Object.entries(pick(places, body)).map(([name, value]) => ({
    name,
    value,
    path: ['body', ...(places[name] ?? [])],
  }));
}

/** Names of the values that a successful call makes useless: what it has deleted. */
export function endedBy({ method, path }: Pick<ConsoleCall, 'method' | 'path'>): string[] {
  const last = method === 'DELETE' ? /\{([A-Z_]+)\}$/.exec(path)?.[1] : undefined;
  if (last === 'USER_ID') return ['USER_ID', 'CLIENT_ID'];
  return last === undefined ? [] : [last];
}

function pick(places: Places, source: unknown): FlowingValues {
  return Object.fromEntries(
    Object.entries(places).flatMap(([name, path]) => {
      const value = valueAt(source, path);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
