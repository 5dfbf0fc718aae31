import { keepAlive } from './ask-for-module';

const answer = (status: number) => Promise.resolve({ ok: status < 300, status } as Response);
const request = jest.fn((..._args: Parameters<typeof fetch>) => answer(204));
const original = globalThis.fetch;
beforeEach(() => {
  request.mockClear();
  globalThis.fetch = request as unknown as typeof fetch;
});
afterAll(() => (globalThis.fetch = original));

test('asks for a module that is not compiled', () => {
  const dispose = keepAlive({ data: '/___compile?%2Fsrc%2Fa%20b.ts', active: false, onError: jest.fn() });
  expect(request).toHaveBeenCalledWith('/___compile?%2Fsrc%2Fa%20b.ts', { method: 'POST' });
  expect(dispose()).toBeUndefined();
});

test('asks for nothing that is compiled', () => {
  keepAlive({ data: '/___compile?%2Fsrc%2Fa.ts', active: true, onError: jest.fn() });
  expect(request).not.toHaveBeenCalled();
});

test.each([
  [
    'an unknown module',
    () => answer(404),
    'The development server answered 404 for /___compile?/src/a.ts: reload the page.',
  ],
  ['a server that has ended', () => Promise.reject(new Error('offline')), 'offline'],
])('%s is an error of the import', async (_, respond, message) => {
  request.mockImplementationOnce(respond);
  const error = await new Promise<Error>(
    (onError) => void keepAlive({ data: '/___compile?%2Fsrc%2Fa.ts', active: false, onError }),
  );
  expect(error.message).toBe(message);
});
