import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMemory, remember, writeMemory } from './memory';
import type { Outcome } from './types';

const failed: Outcome = { type: 'failed', reason: '503', isGone: false, isUnreachable: false };
const ok: Outcome = { type: 'ok' };
const outcomes = (entries: Record<string, Outcome>) => new Map(Object.entries(entries));

test('counts runs without a break, keeps the first time, and forgets what works or is not linked', () => {
  const first = remember({}, outcomes({ a: failed, b: failed, c: failed, d: ok }), '2026-01-01T00:00:00.000Z');
  const second = remember(first, outcomes({ a: failed, b: ok, d: failed }), '2026-01-05T00:00:00.000Z');
  expect(second).toEqual({
    a: { since: '2026-01-01T00:00:00.000Z', runs: 2, reason: '503' },
    d: { since: '2026-01-05T00:00:00.000Z', runs: 1, reason: '503' },
  });
  expect(remember(second, outcomes({ b: failed }), '2026-01-09T00:00:00.000Z').b?.runs).toBe(1);
});

test('survives being written; what is no memory is reported and counts as empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  const file = join(folder, 'new', 'memory.json');
  const warn = jest.fn();
  expect(readMemory(file, warn)).toEqual({});
  const memory = { 'https://a.example/': { since: '2026-01-01T00:00:00.000Z', runs: 2, reason: '503' } };
  writeMemory(file, memory);
  expect(readMemory(file, warn)).toEqual(memory);
  expect(warn).not.toHaveBeenCalled();
  for (const text of ['', '{"a":1}', '[]', '{"a":{"since":"x","runs":1,"reason":""}}']) {
    writeFileSync(file, text);
    expect(readMemory(file, warn)).toEqual({});
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(file));
  }
  expect(warn).toHaveBeenCalledTimes(4);
  rmSync(folder, { recursive: true });
});
