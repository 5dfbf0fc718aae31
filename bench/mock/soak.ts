import { setTimeout as wait } from 'node:timers/promises';
import { call, createMeeting } from './client';
import type { MeasuredServer } from './measured-server';

/** Meetings that come and end at the same time. */
const WORKERS = 8;
/** Milliseconds between two requests of one of them, so that others find the server free. */
const PAUSE = 5;

export interface SoakResult {
  readonly requests: number;
  readonly meetings: number;
  /** Heap in bytes after a collection of garbage, at equal distances. The first one is after a tenth of the time. */
  readonly heaps: readonly number[];
}

/** Lets meetings come, change and end for a number of seconds. */
export async function soak(server: MeasuredServer, seconds: number): Promise<SoakResult> {
  const end = Date.now() + seconds * 1000;
  let requests = 0;
  let meetings = 0;
  // A meeting takes two seconds to be ready, and a snapshot one: on the server's clock, they pass at once.
  const forward = (): Promise<void> => call(server, 'POST', '/_mock/forward?seconds=2');
  const work = async (worker: number): Promise<void> => {
    while (Date.now() < end) {
      const key = await createMeeting(server, `soak-${worker}-${meetings}`);
      meetings += 1;
      await forward();
      const steps: [method: string, path: string, body?: unknown][] = [
        ['POST', '/layout', { layout: 'custom', name: 'four' }],
        ['POST', '/recording'],
        ['POST', '/snapshot'],
        ['POST', '/playbacks', { url: `${server.url}/`, play_id: 'clip' }],
        ...Array.from({ length: 10 }, (_, index): [string, string, unknown] => [
          'POST',
          '/messages',
          { type: 'chat', content: `message ${index}` },
        ]),
        ['GET', ''],
      ];
      for (const [method, path, body] of steps) {
        await call(server, method, `/rooms/${key}${path}`, { body });
        requests += 1;
        await wait(PAUSE);
      }
      await forward();
      await call(server, 'DELETE', `/rooms/${key}`);
      requests += 4;
    }
  };
  const working = Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  const heaps: number[] = [];
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    await Promise.race([wait(Math.max(end - (10 - tenth) * seconds * 100 - Date.now(), 0)), working]);
    heaps.push(await server.heap());
  }
  await working;
  return { requests, meetings, heaps };
}
