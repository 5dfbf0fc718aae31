import { setTimeout as wait } from 'node:timers/promises';
import type { MeasuredServer } from './measured-server';

export type Target = Pick<MeasuredServer, 'url' | 'apiKey'>;

/** Sends a call with a JSON body. Returns the JSON of the answer; undefined if it has none. */
export async function call<Answer>(
  { url, apiKey }: Target,
  method: string,
  path: string,
  { body, withKey = false }: { readonly body?: unknown; readonly withKey?: boolean } = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(withKey ? { authorization: apiKey } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: status ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** Starts a meeting. Returns an access key. */
export async function createMeeting(target: Target, id: string): Promise<string> {
  const { access_key: key } = await call<{ access_key: string }>(target, 'POST', '/rooms', {
    withKey: true,
    body: { id, user: { name: 'Mara' }, options: { sfu_mode: 'disabled', widescreen: true } },
  });
  return key;
}

/** Starts a meeting and waits until it is ready. Returns an access key. */
export async function startMeeting(target: Target, id: string): Promise<string> {
  const key = await createMeeting(target, id);
  while (!(await call<{ ready: boolean }>(target, 'GET', `/rooms/${key}`)).ready) await wait(50);
  return key;
}
