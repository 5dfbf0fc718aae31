import { isStale, previousName, stagedName, stagedNames, temporaryName } from './index-names';

const now = new Date('2025-11-21T20:39:58.123Z');

test('a temporary name contains its time of creation and becomes stale after six hours', () => {
  const name = temporaryName('docs', now, '0a1b2c3d');
  expect(name).toBe('docs_tmp_20251121T203958Z_0a1b2c3d');
  expect(isStale(name, 'docs', new Date('2025-11-22T02:39:58Z'))).toBe(false);
  expect(isStale(name, 'docs', new Date('2025-11-22T02:40:00Z'))).toBe(true);
});

test.each([
  previousName('docs'),
  'docs',
  'docs_tmp_20201121T203958Z',
  'docs_tmp_x_20201121T203958Z_0a1b2c3d',
  'blog_tmp_20201121T203958Z_0a1b2c3d',
  'docs.tmp_20201121T203958Z_0a1b2c3d',
])('%s never counts as stale', (name) => {
  expect(isStale(name, 'docs', now)).toBe(false);
});

test('a staged index is found by its records, whatever their order; the newest comes first', () => {
  const contents = new Map([
    ['/a', 'digest-a'],
    ['/b', 'digest-b'],
  ]);
  const [old, latest] = [new Date('2025-11-21T19:00:00Z'), now].map((time) => stagedName('docs', time, contents)) as [
    string,
    string,
  ];
  const names = [
    old,
    latest,
    stagedName('docs', now, new Map([['/a', 'digest-b']])),
    stagedName('docs_old', now, contents),
    temporaryName('docs', now),
    `docs_notes_${latest.slice(-16)}`,
  ];
  expect(stagedNames(names, 'docs', new Map([...contents].reverse()))).toEqual([latest, old]);
  expect([isStale(old, 'docs', new Date('2025-11-22T01:00:01Z')), isStale(latest, 'docs', now)]).toEqual([true, false]);
});
