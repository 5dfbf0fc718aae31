import { createFindCall, type FindCall } from './check/find-call';
import { DELAY_HEADER, FAULT_HEADER } from './faults';
import type { MockCall, MockRequest, MockResponse } from './types';

type IsTrusted = (origin: string) => boolean;

/** How long browsers keep the answer to a preflight, in seconds. */
const PREFLIGHT_LIFE = 600;

/**
 * Headers that let web pages read the answer. Calls with an access key or token in the path may come from any page.
 * Calls with the API key may not, because the key must not be in a page, except from pages that are trusted.
 */
export function corsHeaders(
  call: Pick<MockCall, 'credential'> | undefined,
  { headers: { origin } }: Pick<MockRequest, 'headers'>,
  isTrusted: IsTrusted,
): Record<string, string> {
  const exposed = { 'access-control-expose-headers': 'X-Request-Id' };
  if (call?.credential !== 'api-key') return { 'access-control-allow-origin': '*', ...exposed };
  return origin !== undefined && isTrusted(origin)
    ? { 'access-control-allow-origin': origin, vary: 'Origin', ...exposed }
    : { vary: 'Origin' };
}

/** Returns a function that answers the question of a browser whether a page may send a request. */
export function createPreflight(
  calls: readonly MockCall[],
  isTrusted: IsTrusted,
): (request: MockRequest) => MockResponse {
  const findCall: FindCall = createFindCall(calls);
  return (request) => {
    const { headers, path } = request;
    const method = headers['access-control-request-method'] ?? '';
    const hasKey = /(?:^|[\s,])authorization(?:$|[\s,])/i.test(headers['access-control-request-headers'] ?? '');
    const isControl = path === '/_mock' || path.startsWith('/_mock/');
    const call = isControl ? controlCall(method) : findCall(method, path, hasKey)?.call;
    if (!call) return { status: 404, headers: { vary: 'Origin' }, body: null };
    const allowed = corsHeaders(call, request, isTrusted);
    if (!allowed['access-control-allow-origin']) return { status: 204, headers: allowed, body: null };
    const names = [
      'content-type',
      DELAY_HEADER,
      FAULT_HEADER,
      ...(call.credential === 'api-key' ? ['authorization'] : []),
    ];
    return {
      status: 204,
      headers: {
        ...allowed,
        'access-control-allow-methods': method,
        'access-control-allow-headers': names.join(', '),
        'access-control-allow-private-network': 'true',
        'access-control-max-age': String(PREFLIGHT_LIFE),
      },
      body: null,
    };
  };
}

/** Everybody may read what the mock API shows of itself. Only trusted pages may change it. */
export function controlCall(method: string): Pick<MockCall, 'credential'> {
  return { credential: method === 'GET' ? 'access-key' : 'api-key' };
}
