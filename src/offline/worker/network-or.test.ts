import { networkOr, PATIENCE } from './network-or';

const answer = (text: string, status = 200) => new Response(text, { status });
const kept = async () => answer('kept');

afterEach(() => jest.useRealTimers());

async function textOf(result: ReturnType<typeof networkOr>): Promise<string> {
  return (await result).response.text();
}

test('prefers the network, also if it says that something does not exist', async () => {
  expect(await textOf(networkOr(Promise.resolve(answer('new')), kept))).toBe('new');
  expect(await textOf(networkOr(Promise.resolve(answer('missing', 404)), kept))).toBe('missing');
});

test('takes what was kept without a network, and if the host fails', async () => {
  expect(await textOf(networkOr(Promise.reject(new TypeError('offline')), kept))).toBe('kept');
  expect(await networkOr(Promise.resolve(answer('broken', 503)), kept)).toMatchObject({ isKept: true });
});

test('takes what was kept if the network is slow, but waits if there is nothing', async () => {
  jest.useFakeTimers();
  const never = new Promise<Response>(() => undefined);
  const slow = textOf(networkOr(never, kept));
  await jest.advanceTimersByTimeAsync(PATIENCE);
  expect(await slow).toBe('kept');
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(answer('late')), 2 * PATIENCE));
  const waiting = textOf(networkOr(late, async () => undefined));
  await jest.advanceTimersByTimeAsync(2 * PATIENCE);
  expect(await waiting).toBe('late');
});

test('fails if there is neither', async () => {
  await expect(networkOr(Promise.reject(new TypeError('offline')), async () => undefined)).rejects.toThrow('offline');
});
