import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { nodeHost as host } from './node-host';

let server: Server;
let url: string;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('downloads a file', async () => {
  answer = (_request, response) => response.end(Buffer.from([0, 255, 7]));
  expect(await host.fetchFile(`${url}/a.png`)).toEqual(new Uint8Array([0, 255, 7]));
});

test.each<[what: string, answer: RequestListener, reason: string]>([
  ['a file that is missing', (_request, response) => response.writeHead(404).end(), 'it responds with status 404'],
  [
    'a file without an end',
    (_request, response) => {
      const write = (): void => {
        while (response.writable && response.write(Buffer.alloc(100_000)));
      };
      response.on('drain', write);
      write();
    },
    'it has more than 10 MB',
  ],
  ['a connection that ends', (request) => request.socket.destroy(), 'UND_ERR_SOCKET'],
])('refuses %s', async (_what, listener, reason) => {
  answer = listener;
  await expect(host.fetchFile(`${url}/a.png`)).rejects.toThrow(`${url}/a.png cannot be requested: ${reason}`);
});

test.each(['file:///etc/passwd', 'a.png'])('requests nothing from %s', async (address) => {
  const reason = `${address} cannot be requested: expected an address that begins with http:// or https://`;
  await expect(host.fetchFile(address)).rejects.toThrow(reason);
  await expect(host.deliver(address, { headers: {}, body: '' })).rejects.toThrow(reason);
});

test('delivers an event as it is, and follows no redirect', async () => {
  const received: unknown[] = [];
  answer = (request, response) => {
    let body = '';
    request
      .on('data', (text: Buffer) => (body += text.toString()))
      .on('end', () => {
        received.push([request.method, request.url, request.headers['x-signature'], body]);
        response.writeHead(307, { location: '/other' }).end();
      });
  };
  const event = { headers: { 'x-signature': 'abc', 'content-type': 'application/json' }, body: '{"name":"Zoë"}' };
  expect(await host.deliver(`${url}/hook`, event)).toBe(307);
  expect(received).toEqual([['POST', '/hook', 'abc', '{"name":"Zoë"}']]);
});

test('draws a JPEG file of the canvas, with a layer that is an SVG', async () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>';
  const layer = { type: 'image/svg+xml', width: 40, height: 30, base64: Buffer.from(red).toString('base64') } as const;
  const canvas = { width: 40, height: 30 };
  const picture = { roomId: 'a', canvas, backgroundColor: '#000000', background: null, spots: [], foreground: layer };
  const drawn = sharp(await host.drawJpeg(picture));
  expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  expect((await drawn.stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 });
});
