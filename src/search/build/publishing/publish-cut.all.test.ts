import type { Fault } from '../../../../tools/algolia-server/faults';
import { digestsOf, LIVE, makeRecords, seedLive, startProvider, WRITE_KEY, type Provider } from './test-support';
import { publishRecords } from './publish';
import { validateRecords } from './validate-records';

/*
 * A run is a sequence of requests. Each request fails in each way; the live index must then be unchanged or, after the
 * move, the complete new one. Another run must complete the work.
 */
const before = makeRecords(520);
const next = makeRecords(600, 'second');
const PREVIOUS = `${LIVE}_previous`;
const older = makeRecords(4, 'older');
const old = digestsOf(before);
const published = digestsOf(next);

function publish(provider: Provider, now = new Date()): Promise<string | null> {
  return publishRecords(next, { environment: provider.environment, log: provider.log, now: () => now }).then(
    () => null,
    (error: Error) => error.message,
  );
}

async function withProvider(run: (provider: Provider) => Promise<void>): Promise<void> {
  const provider = await startProvider();
  try {
    seedLive(provider, before);
    provider.server.seed(PREVIOUS, { records: validateRecords(older) });
    await run(provider);
    expect(provider.lines.join('\n')).not.toContain(WRITE_KEY);
  } finally {
    await provider.server.close();
  }
}

let steps: string[] = [];

beforeAll(
  () =>
    withProvider(async (provider) => {
      expect(await publish(provider)).toBeNull();
      steps = provider.server.requests.map(({ endpoint }) => endpoint);
    }),
  // A complete run, next to other tests on a busy machine.
  60_000,
);

/** Runs once for each step, each time with a new provider; six at a time. */
async function atEachStep(run: (provider: Provider, nth: number) => Promise<void>): Promise<void> {
  const numbers = steps.map((_, at) => at + 1);
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let nth = numbers.shift(); nth !== undefined; nth = numbers.shift()) {
        const step = nth;
        await withProvider((provider) => run(provider, step));
      }
    }),
  );
}

test('a run has all the steps that fail below', () => {
  expect(new Set(steps)).toEqual(
    new Set([
      'get-settings',
      'browse',
      'list-indices',
      'copy',
      'task',
      'search-rules',
      'search-synonyms',
      'batch',
      'set-settings',
      'move',
    ]),
  );
  expect(steps.filter((name) => name === 'batch')).toHaveLength(2);
});

const faults: [name: string, fault: Fault][] = [
  ['refused by the host', { kind: 'refuse' }],
  ['disconnected halfway', { kind: 'cut', applied: 'half' }],
  ['disconnected before the response', { kind: 'cut', applied: 'all' }],
  ['failing with status 500', { kind: 'status', status: 500 }],
  ['failing with status 400', { kind: 'status', status: 400 }],
];

test.each(faults)(
  'any one step %s leaves the live index unchanged, and another run completes the work',
  async (_name, fault) => {
    await atEachStep(async (provider, nth) => {
      provider.server.order({ nth, fault });
      const failure = await publish(provider);
      const where = `step ${nth} (${steps[nth - 1]}): ${failure}`;
      expect([where, provider.contents(LIVE), provider.contents(PREVIOUS)]).toEqual([
        where,
        ...(failure === null ? [published, old] : [old, digestsOf(older)]),
      ]);
      expect([where, provider.temporaries()]).toEqual([where, []]);
      if (failure === null) return;
      expect(await publish(provider)).toBeNull();
      expect([where, provider.contents(LIVE), provider.contents(PREVIOUS)]).toEqual([where, published, old]);
    });
  },
  180_000,
);

test('a provider that goes down at any step keeps a complete index; another run publishes and cleans up', async () => {
  const moved = steps.indexOf('move') + 1;
  const kept = steps.lastIndexOf('move') + 1;
  const confirmed = kept - 1;
  await atEachStep(async (provider, nth) => {
    provider.server.order({ nth, times: 0, fault: { kind: 'refuse' } });
    const failure = await publish(provider);
    const where = `step ${nth} (${steps[nth - 1]}): ${failure}`;
    expect([where, failure === null]).toEqual([where, nth > confirmed]);
    expect([where, provider.contents(LIVE)]).toEqual([where, nth > moved ? published : old]);
    expect([where, provider.contents(PREVIOUS)]).toEqual([where, nth > kept ? old : digestsOf(older)]);
    provider.server.clearFaults();
    const later = new Date(Date.now() + 7 * 3_600_000);
    expect(await publish(provider, later)).toBeNull();
    expect(provider.contents(LIVE)).toEqual(published);
    expect([where, provider.temporaries()]).toEqual([where, []]);
  });
}, 180_000);

test('a host that is down is reported, and the next run succeeds', () =>
  withProvider(async (provider) => {
    await provider.server.pause();
    expect(await publish(provider)).toMatch(/Reading the index docs failed: no host responded \(.*ECONNREFUSED/);
    await provider.server.resume();
    expect(await publish(provider)).toBeNull();
  }));
