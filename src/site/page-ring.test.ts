import { pageRing } from './page-ring';

const SEEDS = Array.from({ length: 200 }, (_, index) => `/blog/post-${index}`);

test('the same text always gives the same ring, and rings of different texts differ', () => {
  expect(pageRing('/blog/a')).toEqual(pageRing('/blog/a'));
  const rings = new Set(SEEDS.map((seed) => JSON.stringify(pageRing(seed))));
  expect(rings.size).toBe(SEEDS.length);
});

test('each ring has 6 to 11 seats, of which one speaks and is the largest', () => {
  const counts = new Set<number>();
  for (const seed of SEEDS) {
    const seats = pageRing(seed);
    counts.add(seats.length);
    const speakers = seats.filter(({ role }) => role === 'speaker');
    expect([seed, speakers.length]).toEqual([seed, 1]);
    expect(speakers[0]?.r).toBe(Math.max(...seats.map(({ r }) => r)));
    // On the circle.
    for (const { x, y } of seats) expect(Math.hypot(x, y)).toBeCloseTo(100, -1);
  }
  expect([...counts].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10, 11]);
});

test('no two seats overlap', () => {
  for (const seed of SEEDS) {
    const seats = pageRing(seed);
    for (const [index, seat] of seats.entries()) {
      const next = seats[(index + 1) % seats.length] ?? seat;
      expect([seed, Math.hypot(seat.x - next.x, seat.y - next.y) > seat.r + next.r]).toEqual([seed, true]);
    }
  }
});
