import type fileSystem from 'node:fs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalHost } from './local-host';
import { releaseSite, rollBack } from './release';
import { createTestHost, SITES, wholeSites } from './test-support';

type FileSystem = typeof fileSystem;

/** Steps of the file system before the process is killed. */
const mockKill = { after: Infinity, steps: 0 };

// Whatever changes the file system is a step. From the killed one on, nothing happens any more, not even in `finally`;
// a file that was being written is left in half.
jest.mock('node:fs', () => {
  const real = jest.requireActual<FileSystem>('node:fs');
  const names = [
    'copyFileSync',
    'linkSync',
    'mkdirSync',
    'renameSync',
    'rmSync',
    'symlinkSync',
    'writeFileSync',
  ] as const;
  const steps = names.map((name) => [
    name,
    (...args: never[]) => {
      mockKill.steps += 1;
      if (mockKill.steps <= mockKill.after) return (real[name] as (...all: never[]) => unknown)(...args);
      const [first, second] = args as unknown as [string, string];
      if (mockKill.steps === mockKill.after + 1) {
        if (name === 'copyFileSync') real.writeFileSync(second, real.readFileSync(first, 'utf8').slice(0, 3));
        if (name === 'writeFileSync') real.writeFileSync(first, second.slice(0, 10));
      }
      throw new Error('killed');
    },
  ]);
  return { ...real, ...Object.fromEntries(steps) } as FileSystem;
});

const log = () => undefined;
const { host: target, build, remove } = createTestHost();
afterAll(remove);

const host = createLocalHost(target);
const release = (files: (typeof SITES)[keyof typeof SITES]) => {
  const folder = build(files);
  return () => releaseSite(host, { folder, keep: 3, log });
};

const KINDS = {
  'first release': { before: async () => undefined, run: () => release(SITES.first), from: [], to: 'first' },
  update: {
    before: async () => void (await release(SITES.first)()),
    run: () => release(SITES.second),
    from: ['first'],
    to: 'second',
  },
  'update that removes an old release': {
    before: async () => {
      await releaseSite(host, { folder: build(SITES.first), keep: 1, log });
      await releaseSite(host, { folder: build(SITES.second), keep: 1, log });
    },
    run: () => {
      const folder = build(SITES.third);
      return () => releaseSite(host, { folder, keep: 1, log });
    },
    from: ['second'],
    to: 'third',
  },
  rollback: {
    before: async () => {
      await release(SITES.first)();
      await release(SITES.second)();
      await release(SITES.third)();
    },
    run: () => () => rollBack(host, log),
    from: ['third'],
    to: 'second',
  },
};

test.each(Object.entries(KINDS))(
  'whatever step of the %s is the last one, readers have the old site or the new one, and a second run completes',
  async (_name, { before, run, from, to }) => {
    const outcomes = new Set<string>();
    let points = 0;
    for (let after = 0; ; after += 1, points += 1) {
      jest.requireActual<FileSystem>('node:fs').rmSync(target, { recursive: true, force: true });
      await before();
      const action = run();
      Object.assign(mockKill, { after, steps: 0 });
      const killed = await action().then(
        () => false,
        (error: Error) => {
          expect(error.message).toBe('killed');
          return true;
        },
      );
      mockKill.after = Infinity;
      const live = wholeSites(target, SITES);
      expect(live).toHaveLength(existsSync(join(target, 'current')) ? 1 : 0);
      expect([...from, to, undefined]).toContain(live[0]);
      if (from.length > 0) expect(live).not.toEqual([]);
      outcomes.add(String(live[0]));
      if (!killed) break;
      await action();
      expect(wholeSites(target, SITES)).toEqual([to]);
      expect(readdirSync(target)).toEqual(['current', 'releases']);
      expect(readdirSync(join(target, 'releases')).filter((name) => /partial|lock/.test(name))).toEqual([]);
    }
    expect(wholeSites(target, SITES)).toEqual([to]);
    expect([...outcomes].sort()).toEqual([from[0] ?? 'undefined', to].map(String).sort());
    // Many points, so that the test cannot pass without killing anything.
    expect(points).toBeGreaterThan(5);
  },
);
