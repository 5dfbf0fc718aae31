import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { call, startMeeting, type Target } from './client';

const SOCKETS = 200;
const MESSAGES = 50;
const IDENTIFIER = JSON.stringify({ channel: 'RoomChannel' });
/** Milliseconds after which a missing event counts as lost. */
const LONGEST_WAIT = 10_000;

export interface ObserverResult {
  readonly sockets: number;
  readonly events: number;
  /** Events that did not arrive, or arrived twice. */
  readonly wrong: number;
  /** Milliseconds from the request until the last socket has the event: one for each message. */
  readonly times: readonly number[];
}

/** Observes a meeting with many sockets at the same time, and sends messages to it. */
export async function measureObservers(target: Target): Promise<ObserverResult> {
  const key = await startMeeting(target, 'observed');
  const received: string[][] = [];
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const own: string[] = [];
      received.push(own);
      return observe(target, own);
    }),
  );
  const times: number[] = [];
  for (let number = 0; number < MESSAGES; number += 1) {
    const content = `message ${number}`;
    const started = performance.now();
    await call(target, 'POST', `/rooms/${key}/messages`, { body: { type: 'chat', content } });
    while (!received.every((own) => own.includes(content)) && performance.now() - started < LONGEST_WAIT) await wait(1);
    times.push(performance.now() - started);
  }
  for (const socket of sockets) socket.terminate();
  const wrong = received.reduce((sum, own) => sum + Math.abs(MESSAGES - own.length), 0);
  return { sockets: SOCKETS, events: SOCKETS * MESSAGES, wrong, times };
}

async function observe({ url, apiKey }: Target, received: string[]): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/rt?room_id=observed`, ['actioncable-v1-json', apiKey]);
  const confirmed = new Promise<void>((done) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as { type?: string; message?: { type: string; content: string } };
      if (frame.type === 'welcome') socket.send(JSON.stringify({ command: 'subscribe', identifier: IDENTIFIER }));
      else if (frame.type === 'confirm_subscription') done();
      else if (frame.message?.type === 'chat') received.push(frame.message.content);
    });
  });
  await once(socket, 'open');
  await confirmed;
  return socket;
}
