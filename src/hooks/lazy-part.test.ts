import { lazyPart } from './lazy-part';

test('fetches a part once, and again after a failure', async () => {
  const fetch = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
  const part = lazyPart(fetch);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.loaded()).toBeUndefined();
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['here', 'here']);
  expect(part.loaded()).toBe('here');
  expect(fetch).toHaveBeenCalledTimes(2);
});
