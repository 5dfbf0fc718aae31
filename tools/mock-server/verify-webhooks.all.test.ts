/** Runs the programs of the page on verified webhooks with signed events. */
import { createHmac } from 'node:crypto';
import { product } from '../../src/site/config/product';
import { startProgram, type Language, type RunningProgram } from '../programs/start-program';
import { freePort } from '../project/free-port.mjs';
import { until } from './test-support';
import { languagesFrom, readProgram } from './test-support.programs';

jest.setTimeout(240_000);

const PAGE = 'rest/advanced/verify-webhooks.mdx';
const KEY = 'YOUR_API_KEY';
const SIGNATURE = `x-${product.slug}-signature`;
const SERVERS = languagesFrom(['js', 'python'], ['js', 'python', 'php', 'go', 'ruby']);

interface Delivery {
  readonly signature: string;
  readonly body: string;
}

const sign = (body: string, key = KEY): Delivery => ({
  body,
  signature: createHmac('sha256', key).update(body).digest('hex'),
});
const typeAndTime = ({ body }: Delivery): string => {
  const { type, timestamp } = JSON.parse(body) as { type: string; timestamp: number };
  return `${type} ${timestamp}`;
};
const eventOf = (age: number): string =>
  JSON.stringify({
    event_id: `e-${age}`,
    timestamp: Math.floor(Date.now() / 1000) - age,
    type: 'room_update',
    room: { id: 'b', name: 'Café' },
  });

const deliveries = [sign(eventOf(20)), sign(eventOf(10))];
let running: RunningProgram | undefined;

afterEach(() => {
  running?.stop();
  running = undefined;
});

/** Starts a receiver of the page. Returns a function that sends it a request and resolves to the status. */
async function startReceiver(language: Language, env: Record<string, string>) {
  const port = await freePort();
  const program = startProgram(language, readProgram(PAGE, language).replaceAll('8080', String(port)), {
    env,
    options: language === 'php' ? ['-S', `127.0.0.1:${port}`] : [],
  });
  running = program;
  let failure: unknown;
  program.ended.then(
    (code) => (failure = new Error(`It ended with ${code}:\n${program.output()}`)),
    (error: unknown) => (failure = error),
  );
  const send = async ({ body, signature }: { readonly body: string; readonly signature?: string }): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...(signature !== undefined && { [SIGNATURE]: signature }) };
    return (await fetch(`http://127.0.0.1:${port}/hooks`, { method: 'POST', headers, body })).status;
  };
  // A program in Go is compiled first.
  for (let status = 0; status !== 401;) {
    if (failure) throw failure;
    status = await send({ body: '{}' }).catch(() => 0);
    if (status === 0) await new Promise((done) => setTimeout(done, 50));
  }
  return { send, events: () => [...program.output().matchAll(/New event: (\S+ \d+)/g)].map(([, event]) => event) };
}

describe.each(SERVERS)('the receiver in %s', (language) => {
  test('accepts what the API has signed, and handles each event once', async () => {
    const { send, events } = await startReceiver(language, { API_KEY: KEY });
    for (const delivery of [...deliveries, ...deliveries]) expect(await send(delivery)).toBe(204);
    await until(() => events().length >= deliveries.length);
    expect(events()).toEqual(deliveries.map(typeAndTime));
  });

  test('refuses what is not signed, changed, signed with another key, or old', async () => {
    const { send, events } = await startReceiver(language, { API_KEY: KEY });
    const [{ body, signature } = sign('')] = deliveries;
    expect(await send({ body })).toBe(401);
    expect(await send({ body, signature: '' })).toBe(401);
    expect(await send({ body, signature: `${signature}00` })).toBe(401);
    expect(await send({ body: body.replace('"room_update"', '"room_ended"'), signature })).toBe(401);
    expect(await send(sign(body, 'another key'))).toBe(401);
    expect(await send(sign(body, ''))).toBe(401);
    expect(await send(sign(eventOf(310)))).toBe(401);
    expect(events()).toEqual([]);
    expect(await send(sign(eventOf(290)))).toBe(204);
  });

  test('accepts both keys while the API key changes', async () => {
    const { send } = await startReceiver(language, { API_KEY: 'the next key', OLD_API_KEY: KEY });
    const [delivery = sign('')] = deliveries;
    expect(await send(delivery)).toBe(204);
    expect(await send(sign(delivery.body, 'the next key'))).toBe(204);
    expect(await send(sign(delivery.body, 'another key'))).toBe(401);
  });
});

describe('the script in bash', () => {
  const verify = async ({ body, signature }: Delivery, env: Record<string, string> = { API_KEY: KEY }) => {
    const script = startProgram('bash', readProgram(PAGE, 'bash'), { args: [signature], input: body, env });
    return `${await script.ended} ${script.output().trim()}`;
  };

  test('accepts what the API has signed, also while the key changes', async () => {
    for (const delivery of deliveries) {
      expect(await verify(delivery)).toBe(`0 Genuine event`);
      expect(await verify(delivery, { API_KEY: 'the next key', OLD_API_KEY: KEY })).toBe(`0 Genuine event`);
    }
  });

  test('refuses what is changed, signed with another key, or old', async () => {
    const [delivery = sign('')] = deliveries;
    expect(await verify({ ...delivery, body: `${delivery.body} ` })).toBe('1 The signature does not match.');
    expect(await verify(delivery, { API_KEY: 'another key' })).toBe('1 The signature does not match.');
    expect(await verify(sign(eventOf(310)))).toBe('1 The event is older than 5 minutes.');
    expect(await verify(sign(eventOf(290)))).toBe('0 Genuine event');
  });
});
