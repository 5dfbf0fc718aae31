/** Puts what a service worker has into the global scope of Node: a location, a registration, and caches in memory. */
export function installWorkerScope(): { readonly caches: Map<string, Map<string, Response>> } {
  const stored = new Map<string, Map<string, Response>>();
  const origin = 'https://site.example';
  const keyOf = (request: Request | string): string =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (request: Request | string) => entries.get(keyOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => void entries.set(keyOf(request), response),
      delete: async (request: Request | string) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  Object.assign(globalThis, {
    self: globalThis,
    location: new URL(origin),
    navigator: {},
    registration: { scope: `${origin}/` },
    caches: { open, keys: async () => [...stored.keys()], delete: async (name: string) => stored.delete(name) },
  });
  return { caches: stored };
}

/** A response as `fetch` gives it. */
export function fetched(
  url: string,
  body: string,
  init: ResponseInit & { readonly contentType?: string } = {},
): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', init.contentType ?? (body.startsWith('<') ? 'text/html' : 'application/json'));
  const response = new Response(body, { ...init, headers });
  Object.defineProperty(response, 'url', { value: new URL(url, 'https://site.example').href });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
}
