import { HISTORY_LIMIT, record, seal, startHistory, step, type History } from './history';

const undo = <T>(history: History<T>) => step(history, 'undo').history;
const redo = <T>(history: History<T>) => step(history, 'redo').history;

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

test('PLAY-LAYOUT a step says what it did, or that there is none', () => {
  const start = startHistory('a');
  expect(step(start, 'undo')).toEqual({ history: start, message: 'Nothing to undo.' });
  expect(step(start, 'redo')).toEqual({ history: start, message: 'Nothing to redo.' });
  const changed = record(start, 'b');
  const undone = step(changed, 'undo');
  expect([undone.history.present, undone.message]).toEqual(['a', 'Undone.']);
  const redone = step(undone.history, 'redo');
  expect([redone.history.present, redone.message]).toEqual(['b', 'Redone.']);
});
