import fc from 'fast-check';
import { API_KEY, createTestApi, field, toMockRequest } from './test-support';

const ORIGIN = 'http://127.0.0.1:8000';
const trusting = () => createTestApi({ trustedOrigins: (origin) => origin === ORIGIN });
const preflight = (method: string, names: string, origin = ORIGIN) => ({
  headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': names },
});

test('any page may make calls with an access key, and read the id of the request', async () => {
  const { send, start } = createTestApi();
  const { accessKey } = await start();
  const { headers } = await send(`GET /rooms/${accessKey}`, { headers: { origin: 'https://else.example' } });
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Request-Id',
  });
  const asked = await send(`OPTIONS /rooms/${accessKey}/layout`, preflight('POST', 'content-type'));
  expect(asked).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-mock-delay, x-mock-fault',
      'access-control-allow-private-network': 'true',
    },
  });
});

test('only trusted pages may make calls with the API key', async () => {
  const { send, sendKey } = trusting();
  const allowed = async (origin: string) =>
    (await sendKey('GET /rooms', { headers: { origin } })).headers['access-control-allow-origin'];
  expect([await allowed(ORIGIN), await allowed('https://else.example')]).toEqual([ORIGIN, undefined]);
  const asked = await send('OPTIONS /rooms', preflight('GET', 'authorization'));
  expect(asked.headers).toMatchObject({ 'access-control-allow-origin': ORIGIN, vary: 'Origin' });
  expect(asked.headers['access-control-allow-headers']).toContain('authorization');
  const refused = await send('OPTIONS /rooms', preflight('GET', 'authorization', 'https://else.example'));
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
});

test('an API key that is sent with an access key or a token in the path is ignored', async () => {
  const { sendKey, start } = createTestApi();
  const { accessKey } = await start();
  expect((await sendKey(`DELETE /rooms/${accessKey}`)).status).toBe(200);
  const made = await sendKey('POST /permalink', { json: { user: { name: 'Mara' } } });
  const byToken = await sendKey(`GET /permalink/${String(field(made.json, 'permalink.guest_token'))}`);
  expect([byToken.status, byToken.json]).toEqual([200, expect.not.objectContaining({ links: expect.anything() })]);
  const byId = await sendKey(`GET /permalink/${String(field(made.json, 'permalink.id'))}`);
  expect(byId.json).toHaveProperty('links');
});

test('pages that are not trusted must not change the mock API', async () => {
  const { send } = trusting();
  const status = async (headers: Record<string, string>) => (await send('POST /_mock/reset', { headers })).status;
  expect(await status({ origin: 'https://else.example' })).toBe(403);
  expect(await status({ origin: ORIGIN })).toBe(204);
  expect(await status({})).toBe(204);
});

test('a fault and a delay on demand', async () => {
  const { send, start } = createTestApi();
  const { accessKey } = await start();
  const before = performance.now();
  const answer = await send(`GET /rooms/${accessKey}`, { headers: { 'x-mock-fault': '503', 'x-mock-delay': '30' } });
  expect(performance.now() - before).toBeGreaterThan(28);
  expect([answer.status, answer.json]).toEqual([503, { error: 'temporarily unavailable' }]);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test.each([
  ['x-mock-fault', '200', 'parameter X-Mock-Fault: must be a status from 400 to 599'],
  ['x-mock-delay', '30001', 'parameter X-Mock-Delay: must be a number of milliseconds from 0 to 30000'],
])('refuses %s %s', async (name, value, error) => {
  const answer = await createTestApi().sendKey('GET /rooms', { headers: { [name]: value } });
  expect([answer.status, answer.json]).toEqual([400, { error }]);
});

test('refuses bad steps of the clock', async () => {
  const { send } = createTestApi();
  for (const seconds of ['', '-1', '1e3', '99999999', 'x'])
    expect((await send(`POST /_mock/forward?seconds=${seconds}`)).status).toBe(400);
});

test.each<[name: string, type: string, body: string]>([
  ['broken JSON', 'application/json', '{"user":'],
  ['null', 'application/json', 'null'],
  ['deep nesting', 'application/json', `${'[{"user":'.repeat(50_000)}1${'}]'.repeat(50_000)}`],
  ['a key of every object', 'application/json', '{"user":{"name":"a","__proto__":{"x":1}}}'],
  ['bytes that are no text', 'application/json', '\uD800{'],
  ['a form with a key of every object', 'application/x-www-form-urlencoded', 'user[__proto__][x]=1'],
  ['a form with deep names', 'application/x-www-form-urlencoded', `user${'[a]'.repeat(100_000)}=1`],
  ['a form with a broken multipart', 'multipart/form-data; boundary=x', '--x\r\nnonsense'],
  ['an unknown type', 'text/plain', 'x'],
])('garbage: %s is refused with a text', async (_name, type, body) => {
  const { api } = createTestApi();
  const request = await toMockRequest('POST /rooms', { headers: { authorization: API_KEY, 'content-type': type } });
  const response = await api.handle({ ...request, body: new TextEncoder().encode(body) });
  expect(response.status).toBe(400);
  expect(JSON.parse(String(response.body))).toEqual({
    errors: expect.arrayContaining([expect.stringMatching(/^parameter \S+: [a-z]/)]) as string[],
  });
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('whatever is sent, the API answers and never fails inside', async () => {
  const { sendKey, start } = createTestApi();
  const { accessKey } = await start();
  const paths = ['/rooms', `/rooms/${accessKey}/layout`, `/rooms/${accessKey}/playbacks`, '/permalink', '/webhooks'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, json) => {
      expect((await sendKey(`POST ${path}`, { json: json ?? {} })).status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});
