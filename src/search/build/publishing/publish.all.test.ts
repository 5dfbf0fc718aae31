import { digestsOf, LIVE, makeRecords, seedLive, startProvider, WRITE_KEY, type Provider } from './test-support';
import { indexSettings } from '../index-settings';
import { publishRecords, type PublishOptions } from './publish';

const before = makeRecords(6);
const next = makeRecords(8, 'second');
let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(async () => {
  await provider.server.close();
  expect(provider.lines.join('\n')).not.toContain(WRITE_KEY);
});

function publish(records: unknown = next, options: Partial<PublishOptions> = {}): Promise<void> {
  return publishRecords(records, { environment: provider.environment, log: provider.log, ...options });
}

async function failureOf(run: Promise<void>): Promise<string> {
  const message = await run.then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message).not.toBe('');
  expect(message).not.toContain(WRITE_KEY);
  return message;
}

/** Expects the live index unchanged and no temporary index left, then publishes again with success. */
async function expectRecovery(records: unknown = next): Promise<void> {
  expect(provider.contents(LIVE)).toEqual(digestsOf(before));
  expect(provider.server.store.get(LIVE)?.settings).toMatchObject({ hitsPerPage: 7, distinct: false });
  expect(provider.temporaries()).toEqual([]);
  provider.server.clearFaults();
  await publish(records);
  expect(provider.contents(LIVE)).toEqual(digestsOf(records));
}

describe('publishing', () => {
  test('creates the index the first time', async () => {
    await publish();
    expect(provider.contents(LIVE)).toEqual(digestsOf(next));
    expect(provider.server.store.get(LIVE)?.settings).toMatchObject(indexSettings);
    expect(provider.server.store.names()).toEqual([LIVE]);
  });

  test('replaces the records, keeps the manual configuration and backs up the previous index', async () => {
    seedLive(provider, before);
    await publish();
    const live = provider.server.store.get(LIVE);
    expect(provider.contents(LIVE)).toEqual(digestsOf(next));
    expect(live?.settings).toEqual({ hitsPerPage: 7, queryLanguages: ['en'], ...indexSettings });
    expect([...(live?.rules.keys() ?? [])]).toEqual(['rule-1']);
    expect([...(live?.synonyms.keys() ?? [])]).toEqual(['synonym-1']);
    expect(provider.contents(`${LIVE}_previous`)).toEqual(digestsOf(before));
    expect(provider.temporaries()).toEqual([]);
  });

  test('waits for slow tasks', async () => {
    provider.server.store.taskDelay = 120;
    seedLive(provider, before);
    await publish();
    expect(provider.contents(LIVE)).toEqual(digestsOf(next));
    expect(provider.contents(`${LIVE}_previous`)).toEqual(digestsOf(before));
  });

  test('sends 10,000 records in batches', async () => {
    const many = makeRecords(10_000);
    await publish(many);
    const batches = provider.server.requests.filter(({ endpoint }) => endpoint === 'batch');
    expect(batches).toHaveLength(20);
    expect(Math.max(...batches.map(({ bytes }) => bytes))).toBeLessThan(10_000_000);
    expect(provider.contents(LIVE)).toEqual(digestsOf(many));
  });

  test('does not mix the records of two builds that run at once', async () => {
    provider.server.store.taskDelay = 20;
    seedLive(provider, before);
    const other = makeRecords(9, 'third');
    await Promise.all([publish(next), publish(other)]);
    expect([digestsOf(next), digestsOf(other)]).toContainEqual(provider.contents(LIVE));
    expect(provider.temporaries()).toEqual([]);
    const filled = new Set(
      provider.server.requests.filter(({ endpoint }) => endpoint === 'batch').map(({ index }) => index),
    );
    expect(filled.size).toBe(2);
  });
});

describe('guards', () => {
  test('an empty record set is rejected, even when shrinking is allowed', async () => {
    seedLive(provider, before);
    expect(await failureOf(publish([], { environment: { ...provider.environment, allowShrink: true } }))).toMatch(
      /clear the index/,
    );
    expect(provider.server.requests).toEqual([]);
    await expectRecovery();
  });

  test('half of the records are rejected, unless shrinking is allowed', async () => {
    seedLive(provider, before);
    const half = makeRecords(3, 'second');
    expect(await failureOf(publish(half))).toMatch(/6 records, this build only 3: 50 % fewer.*SEARCH_ALLOW_SHRINK=1/s);
    expect(provider.server.requests.filter(({ method }) => method === 'PUT' || method === 'DELETE')).toEqual([]);
    expect(provider.contents(LIVE)).toEqual(digestsOf(before));
    await publish(half, { environment: { ...provider.environment, allowShrink: true } });
    expect(provider.contents(LIVE)).toEqual(digestsOf(half));
  });

  test('a dry run sends no write requests', async () => {
    seedLive(provider, before);
    await publish(next, { dryRun: true });
    expect(new Set(provider.server.requests.map(({ endpoint }) => endpoint))).toEqual(
      new Set(['get-settings', 'browse']),
    );
    expect(provider.server.store.names()).toEqual([LIVE]);
    expect(provider.contents(LIVE)).toEqual(digestsOf(before));
    expect(provider.lines.join('\n')).toMatch(/would add 2, change 6 and remove 0/);
  });

  test.each([5, 6, 7])(
    'the error for a record that the provider finds too large names its page (position %i)',
    async (position) => {
      seedLive(provider, before);
      provider.server.maxRecordBytes = 2000;
      const large = next.map((record, at) => (at === position ? { ...record, content: 'x'.repeat(3000) } : record));
      expect(await failureOf(publish(large))).toContain(`It comes from the page ${next[position]?.url}`);
      await expectRecovery();
    },
  );

  test('the provider’s newer wording for a record that is too large also leads to its page', async () => {
    seedLive(provider, before);
    const message = `Record ${next[3]?.objectID} is too big: size: 11072 byte(s), maximum allowed: 10000 byte(s).`;
    provider.server.order({ endpoint: 'batch', fault: { kind: 'status', status: 400, message } });
    expect(await failureOf(publish())).toContain(`the page ${next[3]?.url}`);
    await expectRecovery();
  });
});

describe('failures', () => {
  test.each([
    ['loses records', { kind: 'lose-records', count: 2 }, /2 missing/],
    ['alters records', { kind: 'alter-records', count: 1 }, /1 changed/],
    ['forgets a batch', { kind: 'forget' }, /8 missing/],
  ] as const)('a provider that %s is detected', async (_name, fault, message) => {
    seedLive(provider, before);
    provider.server.order({ endpoint: 'batch', fault });
    expect(await failureOf(publish())).toMatch(message);
    await expectRecovery();
  });

  test('a move that was reported but not made is detected', async () => {
    seedLive(provider, before);
    provider.server.order({ endpoint: 'move', fault: { kind: 'forget' } });
    expect(await failureOf(publish())).toMatch(/had no effect. The live index is unchanged/);
    await expectRecovery();
  });

  test('a move whose response is lost counts as made', async () => {
    seedLive(provider, before);
    provider.server.order({ endpoint: 'move', fault: { kind: 'cut', applied: 'all' } });
    await publish();
    expect(provider.contents(LIVE)).toEqual(digestsOf(next));
    expect(provider.lines.join('\n')).toMatch(/lost .* but the index was moved/);
  });

  test.each(['copy', 'batch', 'set-settings', 'move'])(
    'a %s task that never ends is abandoned at the deadline',
    async (endpoint) => {
      seedLive(provider, before);
      provider.server.order({ endpoint, fault: { kind: 'never-finish' } });
      expect(await failureOf(publish(next, { deadline: 1.5 }))).toMatch(
        endpoint === 'batch' ? /8 missing|longer than 1.5 s/ : /longer than 1.5 s|could not be confirmed/,
      );
      await expectRecovery();
    },
  );

  test('configuration that is missing from the copy is detected', async () => {
    seedLive(provider, before);
    provider.server.order({ endpoint: 'copy', fault: { kind: 'forget' } });
    expect(await failureOf(publish())).toMatch(
      /missing from its copy: settings hitsPerPage, queryLanguages; rules \(1 before, 0 after\); synonyms/,
    );
    await expectRecovery();
  });

  test('a wrong key leads to an error with the status and the reason', async () => {
    expect(
      await failureOf(publish(next, { environment: { ...provider.environment, writeKey: 'search-key-0123' } })),
    ).toMatch(/status 403: Method not allowed/);
  });

  test('a batch that arrives after the failure does not recreate the temporary index', async () => {
    seedLive(provider, before);
    const many = makeRecords(1500, 'second');
    provider.server.order({
      endpoint: 'batch',
      nth: 1,
      fault: { kind: 'slow', milliseconds: 400, carriedOut: 'after' },
    });
    provider.server.order({ endpoint: 'batch', nth: 2, fault: { kind: 'status', status: 400, message: 'No' } });
    await failureOf(publish(many));
    await provider.server.idle();
    await expectRecovery(many);
  });

  test('removes temporary indices of interrupted builds, but not those of running builds and other indices', async () => {
    const now = new Date('2025-11-20T12:00:00Z');
    for (const name of [
      'docs_tmp_20251120T055959Z_00000001',
      'docs_tmp_20251120T110000Z_00000002',
      'docs_tmp_notes',
      'other_tmp_20200101T000000Z_00000003',
    ])
      provider.server.seed(name, {});
    await publish(next, { now: () => now });
    expect(provider.temporaries().sort()).toEqual([
      'docs_tmp_20251120T110000Z_00000002',
      'docs_tmp_notes',
      'other_tmp_20200101T000000Z_00000003',
    ]);
  });
});

describe('timeouts', () => {
  test('V-32 a write that takes longer than the connection timeout is not sent twice', async () => {
    provider.server.order({ endpoint: 'batch', fault: { kind: 'slow', milliseconds: 1500 } });
    await publish();
    expect(provider.server.requests.filter(({ endpoint }) => endpoint === 'batch')).toHaveLength(1);
    expect(provider.contents(LIVE)).toEqual(digestsOf(next));
  });

  test('V-32 the write timeout aborts a write', async () => {
    seedLive(provider, before);
    provider.server.order({ endpoint: 'batch', fault: { kind: 'slow', milliseconds: 1500 } });
    const message = await failureOf(publish(next, { environment: { ...provider.environment, writeTimeout: 0.3 } }));
    expect(message).toMatch(/Sending the records failed: no host responded \(no response within 0.3 s\)/);
    await expectRecovery();
  });
});
