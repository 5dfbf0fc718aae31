import { soakLines } from './soak-report.mjs';

test('prints the start, every 50th edit, the end and the growth', () => {
  const bytes = Array.from({ length: 121 }, (_, edits) => 1_000_000_000 + edits * 200_000);
  expect(soakLines(bytes)).toEqual([
    '  after 0 edits: 1000 MB',
    '  after 50 edits: 1010 MB',
    '  after 100 edits: 1020 MB',
    '  after 120 edits: 1024 MB',
    '  growth: 20.0 MB per 100 edits (from edit 30 on)',
  ]);
});

test('neither memory that goes up and down nor memory that falls after the start hides or looks like growth', () => {
  const bytes = Array.from({ length: 201 }, (_, edits) => 1_000_000_000 + (edits % 2) * 300_000_000);
  bytes.fill(2_600_000_000, 0, 20);
  expect(soakLines(bytes).at(-1)).toBe('  growth: 0.0 MB per 100 edits (from edit 50 on)');
});

test('the shortest soak has a growth', () => {
  expect(soakLines([1_000_000, 3_000_000]).at(-1)).toBe('  growth: 200.0 MB per 100 edits (from edit 0 on)');
});
