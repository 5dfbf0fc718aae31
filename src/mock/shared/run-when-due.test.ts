import { runWhenDue } from './run-when-due';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const listeners: (() => void)[] = [];
  const api = {
    due: undefined as number | undefined,
    runs: 0,
    nextDue: () => api.due,
    runDue: async () => {
      api.runs += 1;
      api.due = undefined;
    },
    watch: (listener: () => void) => {
      listeners.push(listener);
      return () => void listeners.splice(0);
    },
  };
  const dueIn = (milliseconds: number): void => {
    api.due = Date.now() + milliseconds;
    listeners.forEach((listener) => listener());
  };
  return { api, dueIn, stop: runWhenDue(api, Date.now) };
}

test('runs what is due at its time, and what becomes due later or earlier after a change', async () => {
  const { api, dueIn, stop } = setUp();
  dueIn(5000);
  dueIn(1000);
  await jest.advanceTimersByTimeAsync(999);
  expect(api.runs).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(api.runs).toBe(1);
  dueIn(-5000);
  await jest.advanceTimersByTimeAsync(1);
  expect(api.runs).toBe(2);
  dueIn(1000);
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(api.runs).toBe(2);
});

test('waits for what is due in more days than a timer can count', async () => {
  const { api, dueIn, stop } = setUp();
  dueIn(2 ** 31 + 5000);
  await jest.advanceTimersByTimeAsync(1000);
  expect(api.runs).toBe(0);
  stop();
});
