import type { CreatePagesArgs } from 'gatsby';
import { rememberQueries, startSearch } from './hooks';
import { writeSearch } from './write-search';

jest.mock('./write-search', () => ({ writeSearch: jest.fn(() => Promise.resolve()) }));
const write = jest.mocked(writeSearch);
const queries = (() => undefined) as unknown as CreatePagesArgs['graphql'];
beforeEach(() => write.mockClear());

test('needs the GraphQL function', async () => {
  await expect(startSearch()).rejects.toThrow('needs the GraphQL function of createPages');
});

test('writes the index once for the same content, whoever asks first', async () => {
  rememberQueries(queries);
  await Promise.all([startSearch(), startSearch()]);
  await startSearch();
  expect(write).toHaveBeenCalledTimes(1);
  expect(write).toHaveBeenCalledWith(queries, expect.stringMatching(/\/public$/));
  rememberQueries(queries);
  await startSearch();
  expect(write).toHaveBeenCalledTimes(2);
});

test('reports an error to everybody who waits, and tries again', async () => {
  rememberQueries(queries);
  write.mockRejectedValueOnce(new Error('no space'));
  const [first, second] = await Promise.allSettled([startSearch(), startSearch()]);
  expect([first, second]).toEqual([
    expect.objectContaining({ status: 'rejected' }),
    expect.objectContaining({ status: 'rejected' }),
  ]);
  await startSearch();
  expect(write).toHaveBeenCalledTimes(2);
});
