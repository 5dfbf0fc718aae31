import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** A request as the client library hands it over; times in seconds. */
export interface TransportRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: string;
  readonly connectTimeout: number;
  readonly responseTimeout: number;
}

/** Status 0 stands for a network failure; the library then tries the next host. */
export interface TransportResponse {
  readonly status: number;
  readonly content: string;
  readonly isTimedOut: boolean;
}

export interface HttpRequester {
  /** The library's own interface. Rejects, without a next host being tried, when closed or when not permitted. */
  send(request: TransportRequest): Promise<TransportResponse>;
  destroy(): Promise<void>;
  /** Lets nothing more out and waits until the requests under way have ended. */
  close(): Promise<void>;
}

export interface RequesterOptions {
  /** Ends everything when it fires: the library itself would wait for tasks without end. */
  readonly signal: AbortSignal;
  /** Requests to let out; by default all. */
  readonly permit?: (method: string, pathname: string) => boolean;
  /** Requests at a time; further ones wait. */
  readonly concurrency?: number;
}

/**
 * Sends the client library's requests. The library's own Node requester counts its connection timeout (1 to 2 s) until
 * the first byte of the answer, so that a write which the server thinks about for longer is broken off and sent again;
 * here that timeout ends with the connection, and the write timeout means what it says.
 */
export function createHttpRequester({ signal, permit = () => true, concurrency = 4 }: RequesterOptions): HttpRequester {
  const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) };
  const waiting: { start: () => void; stop: (reason: unknown) => void }[] = [];
  const idle: (() => void)[] = [];
  let active = 0;
  let closed: Error | null = null;

  const acquire = async (): Promise<void> => {
    if (active >= concurrency) await new Promise<void>((start, stop) => waiting.push({ start, stop }));
    else active += 1;
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next) return next.start();
    active -= 1;
    if (active === 0) idle.splice(0).forEach((resolve) => resolve());
  };

  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    signal.throwIfAborted();
    if (closed) throw closed;
    const { pathname } = new URL(request.url);
    if (!permit(request.method, pathname)) throw new Error(`This run must not send ${request.method} ${pathname}.`);
    await acquire();
    try {
      signal.throwIfAborted();
      return await exchange(request, agents, signal);
    } finally {
      release();
    }
  };

  return {
    send,
    destroy: () => Promise.resolve(Object.values(agents).forEach((agent) => agent.destroy())),
    close: async () => {
      closed ??= new Error('The connection to the search provider is closed.');
      waiting.splice(0).forEach(({ stop }) => stop(closed));
      if (active > 0) await new Promise<void>((resolve) => idle.push(resolve));
    },
  };
}

function exchange(
  message: TransportRequest,
  agents: Record<'http:' | 'https:', HttpAgent | HttpsAgent>,
  signal: AbortSignal,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const url = new URL(message.url);
    const secure = url.protocol === 'https:';
    const body = message.data === undefined ? null : Buffer.from(message.data);
    const request = (secure ? httpsRequest : httpRequest)(url, {
      agent: agents[secure ? 'https:' : 'http:'],
      method: message.method,
      headers: { ...message.headers, ...(body ? { 'content-length': body.byteLength } : {}) },
    });
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    const settle = (response: TransportResponse): void => {
      end();
      resolve(response);
    };
    const limit = (seconds: number, content: string): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        settle({ status: 0, content, isTimedOut: true });
        request.destroy();
      }, seconds * 1000);
    };
    const onAbort = (): void => {
      end();
      reject(signal.reason as Error);
      request.destroy();
    };
    const onConnected = (): void => limit(message.responseTimeout, `No answer within ${message.responseTimeout} s`);

    signal.addEventListener('abort', onAbort);
    limit(message.connectTimeout, `No connection within ${message.connectTimeout} s`);
    request.on('socket', (socket) =>
      socket.connecting ? socket.once(secure ? 'secureConnect' : 'connect', onConnected) : onConnected(),
    );
    request.on('error', ({ message: content }) => settle({ status: 0, content, isTimedOut: false }));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', ({ message: content }) => settle({ status: 0, content, isTimedOut: false }));
      response.on('end', () =>
        settle({ status: response.statusCode ?? 0, content: Buffer.concat(chunks).toString(), isTimedOut: false }),
      );
    });
    request.end(body);
  });
}
