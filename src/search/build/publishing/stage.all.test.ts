import { digestsOf, LIVE, makeRecords, seedLive, startProvider, WRITE_KEY, type Provider } from './test-support';
import { publishRecords, stageRecords } from './publish';

const before = makeRecords(6);
const next = makeRecords(8, 'second');
let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
  seedLive(provider, before);
});
afterEach(async () => {
  await provider.server.close();
  expect(provider.lines.join('\n')).not.toContain(WRITE_KEY);
});

const options = (now = new Date()) => ({ environment: provider.environment, log: provider.log, now: () => now });
const stage = (records: unknown = next, now?: Date) => stageRecords(records, options(now));
const publish = (records: unknown = next, now?: Date) => publishRecords(records, options(now));
const batches = () => provider.server.requests.filter(({ endpoint }) => endpoint === 'batch').length;

test('a build sends its records without changing what readers find; publishing makes them live', async () => {
  await stage();
  expect(provider.contents(LIVE)).toEqual(digestsOf(before));
  expect(provider.temporaries().map((name) => provider.contents(name))).toEqual([digestsOf(next)]);
  expect(provider.lines.at(-1)).toMatch(/^Sent 8 records to docs_tmp_.*npm run search:publish makes them live\.$/);
  await publish();
  expect(batches()).toBe(1);
  expect(provider.contents(LIVE)).toEqual(digestsOf(next));
  expect(provider.contents(`${LIVE}_previous`)).toEqual(digestsOf(before));
  expect(provider.temporaries()).toEqual([]);
  expect(provider.server.store.get(LIVE)?.settings).toMatchObject({ hitsPerPage: 7, queryLanguages: ['en'] });
  expect([...(provider.server.store.get(LIVE)?.synonyms.keys() ?? [])]).toEqual(['synonym-1']);
});

test('the same records are sent once, and those of another build are not published in their place', async () => {
  await stage();
  await stage();
  expect([batches(), provider.temporaries().length]).toEqual([1, 1]);
  expect(provider.lines.at(-1)).toMatch(/^The records are already in docs_tmp_/);
  await stage(makeRecords(9, 'third'));
  await publish();
  expect([batches(), provider.contents(LIVE)]).toEqual([2, digestsOf(next)]);
  await publish(makeRecords(7, 'fourth'));
  expect([batches(), provider.contents(LIVE)]).toEqual([3, digestsOf(makeRecords(7, 'fourth'))]);
});

test('records are sent again if the configuration has changed or the index has lost records since the build', async () => {
  await stage();
  provider.server.store.get(LIVE)?.synonyms.set('synonym-2', { objectID: 'synonym-2', type: 'synonym', synonyms: [] });
  await publish();
  expect([batches(), provider.contents(LIVE)]).toEqual([2, digestsOf(next)]);
  expect([...(provider.server.store.get(LIVE)?.synonyms.keys() ?? [])].sort()).toEqual(['synonym-1', 'synonym-2']);
  expect(provider.lines.join('\n')).toMatch(/Not using docs_tmp_.*: the live index now has other synonyms/);

  const third = makeRecords(9, 'third');
  await stage(third);
  const newest = provider.temporaries().find((name) => provider.contents(name)?.[third[8]?.objectID ?? '']) ?? '';
  provider.server.store.get(newest)?.records.delete(third[0]?.objectID ?? '');
  await publish(third);
  expect([batches(), provider.contents(LIVE)]).toEqual([4, digestsOf(third)]);
  expect(provider.lines.join('\n')).toMatch(/Not using docs_tmp_.*: 1 missing/);
});

test('records that were staged long ago are removed, and sent again', async () => {
  await stage(next, new Date('2025-11-20T05:59:59Z'));
  await publish(next, new Date('2025-11-20T12:00:00Z'));
  expect([batches(), provider.contents(LIVE), provider.temporaries()]).toEqual([2, digestsOf(next), []]);
});

test.each(['copy', 'batch', 'set-settings'])('a build that fails at %s leaves nothing behind', async (endpoint) => {
  provider.server.order({ endpoint, times: 0, fault: { kind: 'status', status: 400, message: 'No' } });
  await expect(stage()).rejects.toThrow('status 400: No');
  expect([provider.contents(LIVE), provider.temporaries()]).toEqual([digestsOf(before), []]);
});

test('a build with far fewer records sends none', async () => {
  await expect(stage(makeRecords(3, 'second'))).rejects.toThrow(/50 % fewer/);
  expect(batches()).toBe(0);
});

test('a step that fails after the build leaves the live index unchanged or complete, and another run completes it', async () => {
  await stage();
  const built = provider.server.requests.length;
  await publish();
  const steps = provider.server.requests.slice(built).map(({ endpoint }) => endpoint);
  expect(steps).not.toContain('batch');
  for (let nth = 1; nth <= steps.length; nth += 1) {
    await provider.server.close();
    provider = await startProvider();
    seedLive(provider, before);
    await stage();
    provider.server.order({ nth, fault: { kind: 'status', status: 400 } });
    const failure = await publish().then(
      () => null,
      (error: Error) => error.message,
    );
    const where = `step ${nth} (${steps[nth - 1]}): ${failure}`;
    expect([where, provider.contents(LIVE)]).toEqual([where, digestsOf(failure === null ? next : before)]);
    await publish();
    expect([where, provider.contents(LIVE), batches() <= 2]).toEqual([where, digestsOf(next), true]);
  }
});
