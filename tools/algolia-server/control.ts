import { ok, type Reply } from './replies';
import type { Fault, FaultRule } from './faults';
import type { IndexStore } from './indices';
import type { Seed } from './seed';

/** A request that the server received. Keys are never recorded. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly endpoint: string;
  readonly index: string;
  /** Size of the body in bytes. */
  readonly bytes: number;
  /** The body; undefined for batches, which can be large. */
  readonly body: unknown;
  readonly fault: Fault['kind'] | null;
}

/** What a test can inspect and change while the server is running. */
export interface ControlledServer {
  readonly store: IndexStore;
  readonly requests: RecordedRequest[];
  seed(index: string, seed: Seed): void;
  order(rule: FaultRule): void;
  clearFaults(): void;
}

/**
 * Handles the control endpoints below `/__stub`, for tests that run in a different process from the server:
 * POST seed `{index, ...Seed}`, POST and DELETE faults, GET and DELETE requests, GET indices.
 * Returns null for any other path.
 */
export function handleControl(server: ControlledServer, method: string, pathname: string, body: unknown): Reply | null {
  switch (`${method} ${pathname}`) {
    case 'POST /__stub/seed': {
      const { index, ...seed } = body as { index: string } & Seed;
      server.seed(index, seed);
      return ok({});
    }
    case 'POST /__stub/faults':
      server.order(body as FaultRule);
      return ok({});
    case 'DELETE /__stub/faults':
      server.clearFaults();
      return ok({});
    case 'GET /__stub/requests':
      return ok({ requests: server.requests });
    case 'DELETE /__stub/requests':
      server.requests.length = 0;
      return ok({});
    case 'GET /__stub/indices':
      return ok({
        indices: Object.fromEntries(server.store.names().map((name) => [name, server.store.get(name)?.records.size])),
      });
    default:
      return null;
  }
}
