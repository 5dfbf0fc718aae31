import type { algoliasearch } from 'algoliasearch';
import pLimit from 'p-limit';

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/** `close` rejects further requests and resolves when all pending ones have ended. */
export type HttpRequester = Requester & { close(): Promise<void> };

const CONCURRENCY = 4;

/**
 * Sends the requests of both versions of the client library. Their own requesters run the connection timeout until the
 * first byte of the response, so a slow write is aborted and sent twice; the connection timeout of `fetch` ends when
 * the connection is established.
 *
 * @param signal Aborts every request; version 4 would otherwise poll for the end of a task forever.
 * @param permit Returns false for requests that must not be sent.
 */
export function createRequester(
  signal: AbortSignal,
  permit: (method: string, pathname: string) => boolean = () => true,
): HttpRequester {
  const limit = pLimit(CONCURRENCY);
  const pending: Promise<unknown>[] = [];
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
      const content = timeout.aborted ? `no response within ${responseTimeout / 1000} s` : String(cause);
      return { status: 0, content, isTimedOut: timeout.aborted };
    }
  };
  return {
    async send(request) {
      const { pathname } = new URL(request.url);
      if (!permit(request.method, pathname)) throw new Error(`This run must not send ${request.method} ${pathname}.`);
      const response = limit(exchange, request);
      pending.push(response);
      return response;
    },
    async close() {
      closed = true;
      await Promise.allSettled(pending);
    },
  };
}
