import { createAnswer, jsonResponse } from './answer-request';
import { ERRORS } from './calls/answer';
import { createControl } from './control';
import { createRequestCheck } from './check/check-request';
import { runUntil } from './jobs';
import { pictureOf } from './picture';
import { createHub } from './realtime/hub';
import { runningMeeting } from './calls/rooms';
import type { SavedState } from './state/collections';
import { seededText } from './state/seeded-text';
import { createWorld, type Addresses, type World } from './state/world';
import type { MockApi, MockDescription, MockHost, MockRequest, MockResponse } from './types';
import { createWebhooks } from './webhooks';
import { corsHeaders, createPreflight } from './cors';

export interface MockApiOptions {
  readonly description: MockDescription;
  /** The only API key that the API knows. */
  readonly apiKey: string;
  readonly addresses: Addresses;
  readonly host: MockHost;
  /** The state that another API has saved; none by default. */
  readonly saved?: SavedState;
  /** Whether pages of an origin may use the API key and change the server. */
  readonly trustedOrigins: (origin: string) => boolean;
}

/** Creates the API of a description, with its state. */
export function createMockApi(options: MockApiOptions): MockApi {
  const { description, apiKey, addresses, host, saved, trustedOrigins } = options;
  const listeners = new Set<() => void>();
  const changed = (): void => listeners.forEach((listener) => listener());
  const hub = createHub(() => world, changed);
  const webhooks = createWebhooks(() => world, changed);
  const world: World = createWorld({
    description,
    apiKey,
    addresses,
    host,
    saved,
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
    world.clear();
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
    if (request.path === '/_mock' || request.path.startsWith('/_mock/')) return control(request);
    const { call, response } = await answer(request);
    if (request.method !== 'GET') changed();
    return { ...response, headers: { ...response.headers, ...corsHeaders(call, request, trustedOrigins) } };
  };

  return {
    handle: async (request) => {
      requests += 1;
      const id = `req_${seededText(`request ${requests}`, 16)}`;
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
    save: world.save,
    meetings,
    picture,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
