import { createAnswer, jsonResponse } from './answer-request';
import { ERRORS } from './calls/answer';
import { createControl } from './control';
import { createRequestCheck } from './check/check-request';
import { withFaults } from './faults';
import { runUntil } from './jobs';
import { createMemoryStore } from './memory-store';
import { pictureOf } from './picture';
import { createHub } from './realtime/hub';
import { runningMeeting } from './calls/rooms';
import { seededText } from './state/seeded-text';
import { createWorld, type Addresses, type World } from './state/world';
import type { MockApi, MockDescription, MockHost, MockRequest, MockResponse, MockStore } from './types';
import { createWebhooks } from './webhooks';
import { corsHeaders, createPreflight } from './cors';

export interface MockApiOptions {
  readonly description: MockDescription;
  /** The only API key that the API knows. */
  readonly apiKey: string;
  readonly addresses: Addresses;
  /** The same seed and the same requests give the same ids, keys and tokens. */
  readonly seed: string;
  readonly host: MockHost;
  /** In memory by default. */
  readonly store?: MockStore;
  /** Whether pages of an origin may use the API key and change the server. None may by default. */
  readonly trustedOrigins?: (origin: string) => boolean;
  /** Waits for a number of milliseconds. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** Creates the API of a description, with its state. */
export function createMockApi(options: MockApiOptions): MockApi {
  const { description, apiKey, addresses, seed, host, store = createMemoryStore() } = options;
  const { trustedOrigins = () => false, sleep = (time) => new Promise((done) => setTimeout(done, time)) } = options;
  const listeners = new Set<() => void>();
  const changed = (): void => listeners.forEach((listener) => listener());
  const hub = createHub(() => world, changed);
  const webhooks = createWebhooks(() => world, changed);
  const world: World = createWorld({
    description,
    apiKey,
    addresses,
    host,
    store,
    seed,
    emit: hub.emit,
    disconnect: hub.disconnect,
    notify: webhooks.notify,
  });

  // One after another: two runs at the same time would take the same timers.
  let running: Promise<void> = Promise.resolve();
  const inTurn = (run: () => Promise<void>): Promise<void> => {
    const next = running.then(run);
    running = next.catch(() => undefined);
    return next;
  };
  const runTo = (time: () => number): Promise<void> =>
    inTurn(async () => {
      await runUntil(world, time());
      hub.ping();
      changed();
    });
  const isDue = (): boolean => (world.nextDue() ?? Infinity) <= host.now();
  const forward = async (milliseconds: number): Promise<void> => {
    await runTo(() => world.now() + milliseconds);
    await webhooks.settled();
  };
  const reset = (): void => {
    hub.closeAll();
    store.clear();
    changed();
  };

  const meetings = () =>
    world.running.list().flatMap((id) => {
      const meeting = world.meetings.get(id);
      if (!meeting) return [];
      const { roomId, name, people } = meeting;
      return [{ roomId, name, people: people.filter(({ online }) => online).map((person) => person.name) }];
    });
  const picture = (roomId: string) => {
    const meeting = runningMeeting(world, roomId);
    return meeting && pictureOf(world, meeting);
  };
  const control = createControl({ world, trustedOrigins, forward, reset, picture });
  const answer = createAnswer(world, createRequestCheck(description, apiKey));
  const preflight = createPreflight(description.calls, trustedOrigins);
  let requests = 0;

  const respond = async (request: MockRequest): Promise<MockResponse> => {
    if (isDue()) await runTo(world.now);
    if (request.method === 'OPTIONS') return preflight(request);
    if (request.path === '/_mock' || request.path.startsWith('/_mock/')) return control.handle(request);
    const { call, response } = await withFaults(request, sleep, answer);
    if (request.method !== 'GET') changed();
    return { ...response, headers: { ...response.headers, ...corsHeaders(call, request, trustedOrigins) } };
  };

  return {
    handle: async (request) => {
      requests += 1;
      const id = `req_${seededText(`${seed} request ${requests}`, 16)}`;
      try {
        const response = await respond(request);
        return { ...response, headers: { ...response.headers, 'x-request-id': id } };
      } catch (error) {
        console.error(error);
        const response = jsonResponse(500, { error: ERRORS.unavailable });
        return { ...response, headers: { ...response.headers, 'x-request-id': id } };
      }
    },
    connect: hub.connect,
    runDue: () => runTo(world.now),
    nextDue: () => {
      const times = [world.nextDue(), hub.nextPing()].filter((time) => time !== undefined);
      return times.length > 0 ? Math.min(...times) : undefined;
    },
    forward,
    reset,
    meetings,
    picture,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
