import type { ConsoleServer } from '../../reference/shared/console/server';
import type { MockApi } from '../shared/types';

/** The API key that the stand-in accepts: the placeholder in samples, so that they run as they are. */
const STAND_IN_KEY = 'YOUR_API_KEY';

/**
 * The API's stand-in in the reader's browser, as a server that calls can be sent to. Nothing is loaded before the first
 * call.
 *
 * @param files URL of the file with the calls of the description, and base URL of the API in answers
 */
export function standInServer(files: { readonly calls: string; readonly api: string }): ConsoleServer {
  let starting: Promise<MockApi> | undefined;
  const start = async (): Promise<MockApi> => {
    try {
      const { startStandIn } = await import(/* webpackChunkName: "stand-in" */ './stand-in');
      return await startStandIn({ ...files, apiKey: STAND_IN_KEY });
    } catch (error) {
      // The next call tries again.
      starting = undefined;
      throw new Error(STRINGS.console.standInFailed, { cause: error });
    }
  };
  return {
    id: 'stand-in',
    label: STRINGS.console.thisBrowser,
    allowsKeyCalls: true,
    drawsMeetings: true,
    apiKey: STAND_IN_KEY,
    send: async ({ method, path, headers, body }, signal) => {
      starting ??= start();
      const { pathname, searchParams } = new URL(path, 'https://api.invalid');
      const request = { method, path: pathname, query: searchParams, headers, body: body ?? new Uint8Array() };
      const answered = starting.then((api) => api.handle(request));
      const response = await Promise.race([answered, abortion(signal)]);
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
