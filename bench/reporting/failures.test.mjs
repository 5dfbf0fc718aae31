import { createFailures } from './failures.mjs';

let printed;
beforeEach(() => {
  // Other tests in the same process may have set it.
  process.exitCode = undefined;
  printed = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  printed.mockRestore();
  process.exitCode = undefined;
});

test('without a failure, nothing is printed and the exit code stays', async () => {
  const failures = createFailures();
  expect(await failures.during('step', async () => 5)).toBe(5);
  failures.report();
  expect(printed).not.toHaveBeenCalled();
  expect(process.exitCode).toBeUndefined();
});

test('a failed step is printed, the next one runs, and the exit code is 1', async () => {
  const failures = createFailures();
  const fail = () => {
    throw new Error('no disk');
  };
  expect(await failures.during('A could not be built', fail)).toBeUndefined();
  expect(await failures.during('B could not be built', () => 'b')).toBe('b');
  expect(printed.mock.calls).toEqual([['✗ A could not be built: no disk']]);
  failures.report();
  expect(printed.mock.calls[1]).toEqual(['\n✗ A could not be built.']);
  expect(process.exitCode).toBe(1);
});
