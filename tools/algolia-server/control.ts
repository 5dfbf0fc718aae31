import { ok, type Answer } from './answers';
import type { Fault, FaultOrder } from './faults';
import type { IndexStore } from './indices';
import type { Seed } from './seed';

/** A request as it came in. Keys are never kept. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly endpoint: string;
  readonly index: string;
  /** Bytes of the body. */
  readonly bytes: number;
  /** The body of everything but batches, which may be large. */
  readonly body: unknown;
  readonly fault: Fault['kind'] | null;
}

/** What a test may look at and change while the server runs. */
export interface ControlledServer {
  readonly store: IndexStore;
  readonly requests: RecordedRequest[];
  seed(index: string, seed: Seed): void;
  order(order: FaultOrder): void;
  clearFaults(): void;
}

/**
 * Addresses of our own below `/__stub`, for tests that run in another process than the server:
 * POST seed `{index, ...Seed}`, POST and DELETE faults, GET and DELETE requests, GET indices.
 * Null for any other address.
 */
export function handleControl(
  server: ControlledServer,
  method: string,
  pathname: string,
  body: unknown,
): Answer | null {
  switch (`${method} ${pathname}`) {
    case 'POST /__stub/seed': {
      const { index, ...seed } = body as { index: string } & Seed;
      server.seed(index, seed);
      return ok({});
    }
    case 'POST /__stub/faults':
      server.order(body as FaultOrder);
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
