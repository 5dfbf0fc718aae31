import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dropStaleCaches } from './stale-caches';

/** What is told to Gatsby for each of the stamps, one after another in a project that has been built. */
function drop(...stamps: (string | undefined)[]) {
  const project = mkdtempSync(join(tmpdir(), 'caches-'));
  return stamps.map((stamp) => {
    mkdirSync(join(project, 'public'), { recursive: true });
    mkdirSync(join(project, '.cache/caches-lmdb'), { recursive: true });
    const dispatch = jest.fn();
    dropStaleCaches({ dispatch }, project, stamp);
    const isKept = existsSync(join(project, 'public'));
    expect(existsSync(join(project, '.cache/caches-lmdb'))).toBe(isKept);
    expect(dispatch.mock.calls).toEqual(isKept ? [] : [[{ type: 'UPDATE_PLUGINS_HASH', payload: '' }]]);
    return isKept;
  });
}

test('caches of unknown origin are dropped, those of the same code are kept, and a change drops them once', () => {
  expect(drop('a', 'a', 'b', 'b', 'a')).toEqual([false, true, false, true, false]);
});

test('without a stamp, nothing is kept', () => {
  expect(drop(undefined, undefined)).toEqual([false, false]);
});

test('Gatsby deletes its caches without a hash of plugins, after the hook that drops them', () => {
  const file = join(dirname(require.resolve('gatsby/package.json')), 'dist/services/initialize.js');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('const oldPluginsHash = state && state.status ? state.status.PLUGINS_HASH : ``;');
  expect(source).toContain('if (!oldPluginsHash || pluginsHash !== oldPluginsHash || cacheIsCorrupt) {');
  expect(source.indexOf('oldPluginsHash')).toBeGreaterThan(source.indexOf('(`onPreInit`'));
});
