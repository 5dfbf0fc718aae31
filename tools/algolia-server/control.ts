import { ok, type Answer } from './answers';
import type { FaultOrder } from './faults';
import type { JsonObject } from './indices';
import type { Seed } from './seed';
import type { AlgoliaServer } from './server';

/**
 * Addresses of our own below `/__stub`, for tests that run in another process than the server:
 * POST seed `{index, ...Seed}`, POST and DELETE faults, GET and DELETE requests, GET indices.
 * Null for any other address.
 */
export function handleControl(
  server: AlgoliaServer,
  method: string,
  pathname: string,
  body: JsonObject | unknown[],
): Answer | null {
  switch (`${method} ${pathname}`) {
    case 'POST /__stub/seed': {
      const { index, ...seed } = body as unknown as { index: string } & Seed;
      server.seed(index, seed);
      return ok({});
    }
    case 'POST /__stub/faults':
      server.order(body as unknown as FaultOrder);
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
