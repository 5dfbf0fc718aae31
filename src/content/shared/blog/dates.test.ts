import { longDate, monthDay, yearOf } from './dates';
import { readingMinutes } from './reading-time';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'BLG-1 formats dates in UTC in any time zone (%s)',
  (name) => {
    process.env.TZ = name;
    expect(longDate('2024-03-05T00:00:00.000Z')).toBe('March 5, 2024');
    expect(monthDay('2024-03-05T23:59:59.000Z')).toBe('March 5');
    expect(yearOf('2024-12-31T23:59:59.000Z')).toBe(2024);
  },
);

test.each([
  [0, 1],
  [201, 2],
  [1000, 5],
])('BLG-3 takes %d words to be a %d min read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
