import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product } from '../../src/site/config/product';
import { runMock, until } from './test-support';

/** Name of the header with the signature, in lower case. */
export const SIGNATURE = `x-${product.slug}-signature`;

/** A request that the mock API has sent to a webhook. */
export interface Delivery {
  readonly signature: string;
  readonly body: string;
}

/** Makes a certificate for this machine, which the server is told to trust. */
function makeCertificate(folder: string): { readonly key: string; readonly cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  return { key, cert };
}

/** Starts and ends a meeting in the mock API, and returns what it sends to a webhook for `room_update` by HTTPS. */
export async function deliverMeeting(apiKey: string): Promise<Delivery[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
  const { key, cert } = makeCertificate(folder);
  const received: Delivery[] = [];
  const receiver = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    let body = '';
    request
      .on('data', (text: Buffer) => (body += text.toString()))
      .on('end', () => {
        received.push({ signature: String(request.headers[SIGNATURE]), body });
        response.writeHead(204).end();
      });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const hook = `https://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const command = runMock(['--port', '0', '--api-key', apiKey], { NODE_EXTRA_CA_CERTS: cert });
  try {
    const [, url = ''] = await command.printed(/Mock API on (\S+)/);
    const post = (path: string, fields: Record<string, string>): Promise<Response> =>
      fetch(url + path, { method: 'POST', headers: { authorization: apiKey }, body: new URLSearchParams(fields) });
    expect((await post('/webhooks', { url: hook, types: 'room_update' })).status).toBe(201);
    const created = await post('/rooms', { id: 'a', 'user[name]': 'Zoë', name: 'Café' });
    const { access_key: accessKey } = (await created.json()) as { access_key: string };
    await fetch(`${url}/_mock/forward?seconds=10`, { method: 'POST' });
    expect((await fetch(`${url}/rooms/${accessKey}`, { method: 'DELETE' })).status).toBe(200);
    await until(() => received.some(({ body }) => body.includes('"shutdown":true')));
    return received;
  } finally {
    command.process.kill('SIGKILL');
    receiver.close();
    rmSync(folder, { recursive: true });
  }
}
