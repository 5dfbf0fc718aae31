import { readMockCalls } from '../build/read-calls';
import { createCheckValue, type Schema } from './check/validate';
import { createMockApi, type MockApiOptions } from './create-mock-api';
import { isObject, type Json } from './json';
import type { MockApi, MockDescription, MockHost, MockRequest, MockResponse } from './types';

export const API_KEY = 'mockApiKey0123456789abcd';
const ADDRESSES = { api: 'http://127.0.0.1:8080', app: 'http://127.0.0.1:8000' };
/** When the clock of a test starts. */
const START = Date.parse('2025-09-16T07:30:00.000Z');

let described: MockDescription | undefined;
let responseCheck: ReturnType<typeof createResponseCheck> | undefined;

/** The description of the API, read once. */
export function testDescription(): MockDescription {
  described ??= readMockCalls();
  if (!described) throw new Error('The content has no description of the API.');
  return described;
}

/** What a test sends. An object is sent as JSON, `form` as a form. */
export interface TestRequest {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>> | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

interface TestAnswer {
  readonly status: number;
  readonly headers: MockResponse['headers'];
  /** Parsed JSON; undefined if the body is empty or no JSON. */
  readonly json: Json | undefined;
  readonly bytes: Uint8Array | undefined;
}

type Send = (line: string, request?: TestRequest) => Promise<TestAnswer>;

export interface TestApi {
  /** Sends a request such as `POST /rooms?x=1`, and checks that the description documents the answer. */
  readonly send: Send;
  /** The same with the API key. */
  readonly sendKey: Send;
  /** Answers that the description does not document, as `operationId status`. */
  readonly undocumented: readonly string[];
  readonly api: MockApi;
  /** Starts a meeting that is ready, and returns the answer. */
  readonly start: (body?: Json) => Promise<StartedMeeting>;
  /** Moves the host's clock. What becomes due runs with the next request. */
  readonly wait: (milliseconds: number) => void;
  readonly deliveries: readonly Delivery[];
}

interface StartedMeeting {
  readonly accessKey: string;
  readonly roomId: string;
  readonly guestToken: string;
  readonly userId: string;
}

interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A mock API on a clock that stands still, with a host that records deliveries and draws one byte. */
export function createTestApi(
  options: Partial<Pick<MockApiOptions, 'addresses' | 'saved' | 'trustedOrigins'>> = {},
): TestApi {
  let now = START;
  const deliveries: Delivery[] = [];
  const host: MockHost = {
    now: () => now,
    fetchFile: () => Promise.reject(new Error('no such host')),
    deliver: (url, request) => {
      deliveries.push({ url, ...request });
      return Promise.resolve(204);
    },
    drawJpeg: () => Promise.resolve(Uint8Array.of(0xff, 0xd8, 0xff)),
  };
  const api = createMockApi({
    description: testDescription(),
    apiKey: API_KEY,
    addresses: ADDRESSES,
    trustedOrigins: () => false,
    host,
    ...options,
  });
  responseCheck ??= createResponseCheck(testDescription());
  const checkResponse = responseCheck;
  const undocumented: string[] = [];
  const send: Send = async (line, request = {}) => {
    const sent = await toMockRequest(line, request);
    const { status, headers, body } = await api.handle(sent);
    const isJson = headers['content-type'] === 'application/json';
    const json = isJson ? (JSON.parse(String(body)) as Json) : undefined;
    undocumented.push(...checkResponse(sent, status, json));
    return { status, headers, json, bytes: body instanceof Uint8Array ? body : undefined };
  };
  const sendKey: Send = (line, request = {}) =>
    send(line, { ...request, headers: { authorization: API_KEY, ...request.headers } });
  return {
    send,
    sendKey,
    undocumented,
    api,
    deliveries,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    start: async (body = {}) => {
      const { json } = await sendKey('POST /rooms', {
        json: { user: { name: 'Mara', id: 'u-204' }, options: { sfu_mode: 'disabled', widescreen: true }, ...body },
      });
      await api.forward(2_000);
      const { access_key, room, user } = json as { access_key: string; room: Json; user: Json };
      return {
        accessKey: access_key,
        roomId: String(room.id),
        guestToken: String(room.guest_token),
        userId: String(user.id),
      };
    },
  };
}

/** Makes the request of a line such as `POST /rooms`. */
export async function toMockRequest(line: string, { json, form, headers }: TestRequest): Promise<MockRequest> {
  const [method = '', target = ''] = line.split(' ');
  const [path = '', query] = target.split('?');
  const body = form instanceof FormData ? form : form && new URLSearchParams(form);
  const encoded = new Response(json === undefined ? body : typeof json === 'string' ? json : JSON.stringify(json));
  const type = json === undefined ? encoded.headers.get('content-type') : 'application/json';
  return {
    method,
    path,
    query: new URLSearchParams(query),
    headers: { ...((body ?? json) ? { 'content-type': type ?? '' } : {}), ...headers },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

/** Returns a function that says which answers the description does not document, by status or by schema. */
function createResponseCheck({ calls, schemas }: MockDescription) {
  const copies = structuredClone({ calls, schemas });
  const responses = copies.calls.flatMap((call) => Object.values(call.responses));
  const check = createCheckValue(
    copies.schemas,
    responses.filter((schema): schema is Schema => schema !== null),
  );
  return ({ method, path, headers }: MockRequest, status: number, json: unknown): string[] => {
    const matches = copies.calls.filter(
      ({ method: known, template }) =>
        known === method && new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
    );
    const hasKey = headers.authorization !== undefined;
    const call = matches.find(({ credential }) => (credential === 'api-key') === hasKey) ?? matches[0];
    if (!call) return [];
    const schema = call.responses[status];
    if (schema === undefined) return [`${call.operationId} ${status}`];
    if (schema === null) return json === undefined ? [] : [`${call.operationId} ${status} has a body`];
    return check(schema, json ?? null, false).problems.map(
      ({ path: at, reason }) => `${call.operationId} ${status}: ${at.join('.')} ${reason}`,
    );
  };
}

/** Returns a field of an answer by its path: `room.id`. */
export function field(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);
}
