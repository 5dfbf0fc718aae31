import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestSettings } from './request-link';

/** Settings with which no test waits long. */
export const QUICK: RequestSettings = { timeout: 300, pause: 5, longestPause: 400 };

export interface OtherSite {
  readonly url: string;
  /** Requests so far, as `METHOD /path`. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** Starts a server on this machine that stands for another site. */
export async function startOtherSite(
  answer: (request: IncomingMessage, response: ServerResponse, count: number) => void,
): Promise<OtherSite> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`;
    requests.push(line);
    answer(request, response, requests.filter((one) => one === line).length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
