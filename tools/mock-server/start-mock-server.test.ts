import type { MockServer } from './serve-api';
import { startForTest } from './test-support';

const KEY = 'YOUR_API_KEY';
let server: MockServer;

async function start(...args: string[]): Promise<void> {
  server = await startForTest(['--api-key', KEY, ...args]);
}
afterEach(() => server.close());

test.each([
  ['http://localhost:8000', [], 'http://localhost:8000'],
  ['http://localhost.evil.example', [], null],
  ['https://portal.example', ['--origin', 'https://portal.example'], 'https://portal.example'],
])('pages of %s with the options %j', async (origin, options, allowed) => {
  await start(...options);
  const { headers } = await fetch(`${server.url}/rooms`, { headers: { authorization: KEY, origin } });
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
});

test('the page at / shows the running meetings', async () => {
  await start();
  const read = async (path: string) => (await fetch(server.url + path)).text();
  expect(await read('/')).toContain('No meeting is running.');
  await fetch(`${server.url}/rooms`, {
    method: 'POST',
    headers: { authorization: KEY },
    body: new URLSearchParams({ id: 'a & b', 'user[name]': 'Mara' }),
  });
  await server.api.forward(10_000);
  const page = await read('/');
  expect(page).toContain('<h2>a &amp; b</h2><p>Mara</p>');
  expect(await read(/src="([^"]+)"/.exec(page)?.[1] ?? '')).toMatch(/^<svg /);
});
