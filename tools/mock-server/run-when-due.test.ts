import { createRecordingApi } from './test-support';
import { runWhenDue } from '../../src/mock/shared/run-when-due';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('runs what is due at its time, and what becomes due later or earlier after a change', async () => {
  const api = createRecordingApi();
  const onRun = jest.fn();
  const stop = runWhenDue(api, Date.now, onRun);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.runs).toBe(0);
  api.due = Date.now() + 5000;
  api.change();
  api.due = Date.now() + 1000;
  api.change();
  await jest.advanceTimersByTimeAsync(999);
  expect(api.runs).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(api.runs).toBe(1);
  expect(onRun).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.runs).toBe(1);
  api.due = Date.now() - 1;
  api.change();
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.runs).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('runs at once what has been due for a while', async () => {
  const api = createRecordingApi();
  api.due = Date.now() - 5000;
  const stop = runWhenDue(api, Date.now, () => undefined);
  await jest.advanceTimersByTimeAsync(1);
  expect(api.runs).toBe(1);
  stop();
});

test('waits for what is due in more days than a timer can count', async () => {
  const api = createRecordingApi();
  api.due = Date.now() + 2 ** 31 + 5000;
  const stop = runWhenDue(api, Date.now, () => undefined);
  await jest.advanceTimersByTimeAsync(1000);
  expect(api.runs).toBe(0);
  stop();
});
