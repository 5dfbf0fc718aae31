import { HISTORY_LIMIT, record, redo, seal, startHistory, undo } from './history';

test('PLAY-LAYOUT history can be undone and redone, and a new change clears the redo steps', () => {
  const three = record(record(startHistory('a'), 'b'), 'c');
  expect(undo(undo(three)).present).toBe('a');
  expect(undo(undo(undo(three))).present).toBe('a');
  expect(redo(undo(three)).present).toBe('c');
  expect(redo(record(undo(three), 'd')).present).toBe('d');
});

test('PLAY-LAYOUT steps of one group are undone together until the group is sealed', () => {
  const dragged = record(record(startHistory(0), 1, 'drag-1'), 2, 'drag-1');
  expect(undo(dragged).present).toBe(0);
  expect(undo(record(seal(dragged), 3, 'drag-1')).present).toBe(2);
  expect(undo(record(dragged, 3, 'drag-2')).present).toBe(2);
});

test('PLAY-LAYOUT recording the same value adds no step, and the oldest steps are dropped', () => {
  const start = startHistory('a');
  expect(record(start, 'a')).toBe(start);
  let long = startHistory(0);
  for (let step = 1; step <= HISTORY_LIMIT + 20; step += 1) long = record(long, step);
  expect(long.past).toHaveLength(HISTORY_LIMIT);
  expect(long.past[0]).toBe(20);
});
