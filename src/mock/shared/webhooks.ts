import type { Json } from './json';
import type { World } from './state/world';

export interface Webhooks {
  /** Delivers an event if the webhook is registered for its type or it is a `ping`. Does not wait for the answer. */
  readonly notify: (type: string, payload: Json) => void;
  /** Waits until everything that was sent has been answered. */
  readonly settled: () => Promise<void>;
}

/** Sends signed events to the webhook, in order. */
export function createWebhooks(getWorld: () => World, changed: () => void): Webhooks {
  let queue: Promise<void> = Promise.resolve();
  return {
    notify: (type, payload) => {
      const world = getWorld();
      const [webhook] = world.webhooks.list();
      if (!webhook || (type !== 'ping' && !webhook.types.includes(type))) return;
      const id = `evt_${world.text(6)}`;
      const body = JSON.stringify({ event_id: id, timestamp: Math.floor(world.now() / 1000), type, ...payload });
      queue = queue.then(() => deliver(world, webhook.id, webhook.url, body)).then(changed);
    },
    settled: () => queue,
  };
}

async function deliver(world: World, id: string, url: string, body: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    [world.description.signatureHeader]: await sign(body, world.apiKey),
  };
  const lastRequestSentAt = world.time();
  // Without an answer there is no code. Events are not repeated.
  const code = await world.host.deliver(url, { headers, body }).then(String, () => null);
  const webhook = world.webhooks.get(id);
  if (webhook) world.webhooks.put(id, { ...webhook, lastRequestSentAt, lastResponseCode: code });
}

/** HMAC-SHA256 of a text, in lower-case hex. */
async function sign(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
