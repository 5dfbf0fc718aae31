import { readMockCalls } from '../../src/mock/build/read-calls';
import { createMockApi } from '../../src/mock/shared/create-mock-api';
import type { MockApi, MockRequest, MockResponse } from '../../src/mock/shared/types';
import { DESCRIPTION_PATH } from '../../src/reference/build/read-operations';
import { env } from '../../src/site/build/env';
import { product } from '../../src/site/config/product';
import { nodeHost } from './node-host';
import { MockServerError, type Options } from './options';
import { serveApi, type MockServer, type ServerSettings } from './serve-api';

/** Pages from this machine. */
const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

interface Output extends Pick<ServerSettings, 'print' | 'onFault'> {
  /** Gets each request with its answer, before the answer is sent. */
  readonly observe?: (request: MockRequest, response: MockResponse) => void;
}

/**
 * Starts the mock API: what `npm run mock` does with its options.
 *
 * @throws MockServerError if there is no description of the API, or the port or the host cannot be used
 */
export async function startMockServer(
  { origins, apiKey, ...options }: Options,
  { observe, ...output }: Output,
): Promise<MockServer> {
  const description = readMockCalls();
  if (!description)
    throw new MockServerError(`${env.contentRoot}/${DESCRIPTION_PATH}: there is no description of the API.`);
  const createApi = (url: string): MockApi => {
    const api = createMockApi({
      description,
      apiKey,
      addresses: { api: url, app: `https://app.${product.domain}` },
      host: nodeHost,
      trustedOrigins: (origin) => LOCAL_ORIGIN.test(origin) || origins.includes(origin),
    });
    if (!observe) return api;
    const handle: MockApi['handle'] = async (request) => {
      const response = await api.handle(request);
      observe(request, response);
      return response;
    };
    return { ...api, handle };
  };
  return serveApi({ ...options, ...output, createApi });
}
