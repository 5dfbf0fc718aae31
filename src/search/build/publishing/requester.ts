import type { algoliasearch } from 'algoliasearch';
import pLimit from 'p-limit';

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/** Closing sends nothing more and waits until the requests under way have ended. */
export type HttpRequester = Requester & { close(): Promise<void> };

const CONCURRENCY = 4;

/**
 * Sends the requests of both versions of the client library. Their own requesters count the connection timeout until
 * the first byte of the response, so a write that the server takes longer over is aborted and sent again; `fetch` has a
 * connection timeout of its own that ends with the connection.
 *
 * @param signal Ends every request when it fires; version 4 would otherwise poll for the end of a task forever.
 */
export function createRequester(
  signal: AbortSignal,
  permit: (method: string, pathname: string) => boolean = () => true,
): HttpRequester {
  const limit = pLimit(CONCURRENCY);
  const underWay: Promise<unknown>[] = [];
  let closed = false;
  const exchange: Requester['send'] = async ({ url, method, headers, data, responseTimeout }) => {
    signal.throwIfAborted();
    if (closed) throw new Error('The connection to the search provider is closed.');
    const timeout = AbortSignal.timeout(responseTimeout);
    try {
      const request = { method, headers, body: data && Buffer.from(data), signal: AbortSignal.any([signal, timeout]) };
      const response = await fetch(url, request);
      return { status: response.status, content: await response.text(), isTimedOut: false };
    } catch (error) {
      signal.throwIfAborted();
      const { cause = error } = error as Error;
      const content = timeout.aborted ? `No answer within ${responseTimeout / 1000} s` : String(cause);
      return { status: 0, content, isTimedOut: timeout.aborted };
    }
  };
  return {
    async send(request) {
      const { pathname } = new URL(request.url);
      if (!permit(request.method, pathname)) throw new Error(`This run must not send ${request.method} ${pathname}.`);
      const response = limit(exchange, request);
      underWay.push(response);
      return response;
    },
    async close() {
      closed = true;
      await Promise.allSettled(underWay);
    },
  };
}
