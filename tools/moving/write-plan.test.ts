import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from './git';
import { writePlan } from './write-plan';

const NO_GIT: Git = { isTracked: () => false, move: () => undefined, changed: () => [] };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moving-'));
  mkdirSync(join(root, 'old'));
  for (const name of ['old/a', 'old/b', 'c']) writeFileSync(join(root, name), name);
});

afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string): string => join(root, name);
const names = (): string[] => (readdirSync(root, { recursive: true }) as string[]).sort();

test('moves, writes and removes, and leaves no empty folders', () => {
  const plan = { moves: [{ from: at('old/a'), to: at('new/deep/a') }], removed: [at('old/b')] };
  writePlan(
    {
      plan,
      texts: new Map([
        [at('old/a'), 'A'],
        [at('d'), 'D'],
      ]),
    },
    NO_GIT,
  );
  expect(names()).toEqual(['c', 'd', 'new', 'new/deep', 'new/deep/a']);
  expect(readFileSync(at('new/deep/a'), 'utf8')).toBe('A');
});

test('restores everything if something fails in between', () => {
  const before = names();
  const plan = { moves: [{ from: at('old/a'), to: at('new/deep/a') }], removed: [at('old/b'), at('missing')] };
  const texts = new Map([
    [at('old/a'), 'A'],
    [at('c'), 'C'],
    [at('d'), 'D'],
  ]);
  expect(() => writePlan({ plan, texts }, NO_GIT)).toThrow('missing');
  expect(names()).toEqual(before);
  expect(before.filter((name) => name !== 'old').map((name) => readFileSync(at(name), 'utf8'))).toEqual([
    'c',
    'old/a',
    'old/b',
  ]);
});

test('restores everything if a file cannot be moved', () => {
  const moves = [
    { from: at('old/a'), to: at('new/a') },
    { from: at('missing'), to: at('new/b') },
  ];
  expect(() => writePlan({ plan: { moves, removed: [] }, texts: new Map() }, NO_GIT)).toThrow('missing');
  expect(names()).toEqual(['c', 'old', 'old/a', 'old/b']);
});
