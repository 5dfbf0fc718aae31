import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface Probe {
  readonly method?: string;
  /** Request target, sent as it is: nothing is encoded or normalized. */
  readonly target: string;
  /** Headers of the request. */
  readonly sends?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Milliseconds without an answer after which a request fails. */
const TIMEOUT = 20_000;

/** Sends a request to a host. Rejects if there is no answer. */
export function send(host: URL, { method = 'GET', target, sends = {} }: Probe): Promise<Answer> {
  const request = host.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: host.hostname,
        port: host.port,
        method,
        path: target,
        headers: sends,
        agent: false,
        timeout: TIMEOUT,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
              ),
              body: Buffer.concat(chunks),
            }),
          );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${TIMEOUT / 1000} s`)));
    sent.on('error', reject).end();
  });
}
