import type { ConsoleServer } from '../../reference/shared/console/server';
import { createKeptState } from './kept-state';
import { STAND_IN_KEY } from './messages';
import { createStandIn, type StandIn } from './stand-in';

/**
 * The API's stand-in in the reader's browser, as a server that calls can be sent to. Nothing is loaded before the first
 * call.
 *
 * @param files URL of the file with the calls of the description, and base URL of the API in answers
 */
export function standInServer(files: { readonly calls: string; readonly api: string }): ConsoleServer {
  let standIn: StandIn | undefined;
  return {
    id: 'stand-in',
    label: STRINGS.console.thisBrowser,
    allowsKeyCalls: true,
    drawsMeetings: true,
    apiKey: STAND_IN_KEY,
    send: async ({ method, path, headers, body }, signal) => {
      standIn ??= createStandIn({
        ...files,
        state: createKeptState(tabStorage()),
        // The bundler recognizes this exact expression and bundles the worker's file.
        createWorker: () => new Worker(/* webpackChunkName: "stand-in" */ new URL('./worker.ts', import.meta.url)),
      });
      const { pathname, searchParams } = new URL(path, 'https://api.invalid');
      const sent = standIn.send({
        method,
        path: pathname,
        query: searchParams,
        headers,
        body: body ?? new Uint8Array(),
      });
      const response = await Promise.race([sent, abortion(signal)]);
      return {
        status: response.status,
        headers: Object.entries(response.headers),
        body:
          typeof response.body === 'string'
            ? new TextEncoder().encode(response.body)
            : new Uint8Array(response.body ?? []),
      };
    },
  };
}

/** Rejects with the signal's reason. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
