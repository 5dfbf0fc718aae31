import { belongsTo, dataSource, runningTab, type Tab } from './tabs';

const loading = (source: Tab['source']): Tab => ({ phase: 'loading', source, release: 'r1', digest: 'd1' });

test('a page that starts gets its data from where its HTML came from; later, the network comes first', () => {
  expect(dataSource(loading('network'))).toBe('network');
  expect(dataSource(loading('cache'))).toBe('cache');
  expect(dataSource(loading('precache'))).toBe('cache');
  expect(dataSource({ ...loading('cache'), phase: 'running' })).toBe('network-first');
  expect(dataSource(undefined)).toBe('network-first');
});

test('a page that starts only gets data of the very same page', () => {
  expect(belongsTo(loading('cache'), { release: 'r1', digest: 'd1' })).toBe(true);
  expect(belongsTo(loading('cache'), { release: 'r1' })).toBe(true);
  expect(belongsTo(loading('cache'), { release: 'r1', digest: 'd2' })).toBe(false);
});

test('a tab never gets data of another release, and a tab of an unknown release gets none', () => {
  const tab: Tab = { phase: 'running', source: 'network', release: 'r1' };
  expect(belongsTo(tab, { release: 'r1', digest: 'd2' })).toBe(true);
  expect(belongsTo(tab, { release: 'r2' })).toBe(false);
  expect(belongsTo({ phase: 'running', source: 'network' }, { release: 'r1' })).toBe(false);
  expect(belongsTo(undefined, { release: 'r1' })).toBe(false);
});

test('a running tab goes on with the release that its code belongs to', () => {
  const seen = { release: 'r2', compilationHash: 'c1' };
  expect(runningTab(undefined, 'c1', seen)).toEqual({ phase: 'running', source: 'network', release: 'r2' });
  expect(runningTab(loading('cache'), 'c1', seen).release).toBe('r2');
  expect(runningTab(loading('cache'), 'c0', seen).release).toBe('r1');
  expect(runningTab(loading('precache'), 'c1', undefined)).toEqual({
    phase: 'running',
    source: 'precache',
    release: 'r1',
  });
});
