import type { SearchOutcome } from '../search-source';
import { createDialogSearch } from './search-for-dialog';
import { requests, response } from '../test-support';

const outcomes = (list: (SearchOutcome | Promise<SearchOutcome>)[]) => {
  const failures: (string | null)[] = [];
  const { search, forget } = createDialogSearch(
    {
      indexName: 'docs',
      isHosted: true,
      preload: () => undefined,
      giveHeadStart: () => undefined,
      search: () => Promise.resolve(list.shift() as SearchOutcome),
    },
    (failure) => failures.push(failure),
  );
  return { search, forget, failures };
};

test('SRM-16 a failure is passed to `onFailure`, and DocSearch gets an empty response instead', async () => {
  const { search, failures } = outcomes([{ status: 'failed' }]);
  expect((await search({ requests })).results).toEqual([
    expect.objectContaining({ hits: [], nbHits: 0, query: 'layers' }),
  ]);
  expect(failures).toEqual([null, 'failed']);
});

test('SRM-8 a response that arrives before that to a newer query, or after the query was cleared, is dropped', async () => {
  const { search, forget, failures } = outcomes([
    { status: 'slow', engine: 'local', response: response('old') },
    new Promise(() => undefined),
    { status: 'slow', engine: 'local', response: response('cleared') },
  ]);
  const shown: unknown[] = [];
  for (let count = 0; count < 2; count += 1) void search({ requests }).then((early) => shown.push(early));
  await new Promise(setImmediate);
  void search({ requests }).then((late) => shown.push(late));
  forget();
  await new Promise(setImmediate);
  expect([failures, shown]).toEqual([[null, null, null], []]);
});
