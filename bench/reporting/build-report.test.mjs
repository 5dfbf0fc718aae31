import { failedRow, growthLines, phaseRows, resultLine, resultRow } from './build-report.mjs';

const cold = { seconds: 127.34, gigabytes: 2.284 };
const edit = { seconds: 40.25, gigabytes: 1.3 };

test('the line of a result keeps the form that other programs read', () => {
  expect(resultLine(cold, edit)).toBe('  cold 127.3 s, 2.28 GB; after one edit 40.3 s');
});

test('rows of the table', () => {
  expect(resultRow(3000, 'this site', cold, edit)).toEqual({
    pages: 3000,
    builder: 'this site',
    'cold, s': '127.3',
    'cold, GB': '2.28',
    'after one edit, s': '40.3',
    'edit, GB': '1.30',
  });
  expect(failedRow(300, 'VitePress')).toMatchObject({ pages: 300, builder: 'VitePress', 'cold, s': 'failed' });
});

test('phases of both builds side by side, without those that take no time', () => {
  expect(
    phaseRows(
      new Map([
        ['load plugins', 0.05],
        ['createPages', 6.123],
        ['Building HTML renderer', 7],
      ]),
      new Map([
        ['createPages', 0],
        ['load plugins', 0.01],
        ['run page queries', 2],
      ]),
    ),
  ).toEqual({
    createPages: { 'cold, s': '6.1', 'after one edit, s': '0.0' },
    'Building HTML renderer': { 'cold, s': '7.0', 'after one edit, s': '' },
    'run page queries': { 'cold, s': '', 'after one edit, s': '2.0' },
  });
});

test('growth in words', () => {
  expect(growthLines('this site', [{ from: 1000, to: 3000, cold: 31.14, edit: 9 }])).toEqual([
    'this site, 1000 to 3000 pages: 31.1 ms for each added page cold, 9.0 ms after one edit',
  ]);
});
