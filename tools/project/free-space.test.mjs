import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFullDisk, freeSpace, sizeOf } from './free-space.mjs';

jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  return { ...actual, statfsSync: jest.fn(actual.statfsSync) };
});

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'space-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('adds the sizes of all files, without those that are omitted', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  mkdirSync(join(folder, 'internal'));
  for (const [path, size] of Object.entries({ x: 1, 'a/y': 20, 'a/b/z': 300, 'internal/w': 4000 }))
    writeFileSync(join(folder, path), 'x'.repeat(size));
  expect(sizeOf(folder)).toBe(4321);
  expect(sizeOf(folder, ['internal'])).toBe(321);
});

test('asks for the disk of a folder that does not exist yet', () => {
  expect(freeSpace(join(folder, 'not/yet'))).toBeGreaterThan(0);
  expect(statfsSync).toHaveBeenLastCalledWith(folder);
});

test('names a disk with hardly any space, and says nothing of others', () => {
  statfsSync.mockReturnValueOnce({ bavail: 512, bsize: 4096 });
  expect(describeFullDisk(folder)).toBe(` The disk of ${folder} is full: 2.0 MB are left.`);
  statfsSync.mockReturnValueOnce({ bavail: 1_000_000, bsize: 4096 });
  expect(describeFullDisk(folder)).toBe('');
});
