import type { SearchOutcome } from '../search-source';
import { createDialogSearch } from './search-for-dialog';
import { requests, response } from '../test-support';

const outcomes = (list: (SearchOutcome | Promise<SearchOutcome>)[]) => {
  const failures: (string | null)[] = [];
  const search = createDialogSearch(
    {
      indexName: 'docs',
      isHosted: true,
      preload: () => undefined,
      search: () => Promise.resolve(list.shift() as SearchOutcome),
    },
    (failure) => failures.push(failure),
  );
  return { search, failures };
};

test('SRM-16 a failure is passed to `onFailure`, and DocSearch gets an empty response instead', async () => {
  const { search, failures } = outcomes([{ status: 'failed' }]);
  expect((await search({ requests })).results).toEqual([
    expect.objectContaining({ hits: [], nbHits: 0, query: 'layers' }),
  ]);
  expect(failures).toEqual([null, 'failed']);
});

test('SRM-16 results of the local engine are passed on', async () => {
  const { search, failures } = outcomes([{ status: 'fallback', engine: 'local', response: response('local') }]);
  expect(await search({ requests })).toEqual(response('local'));
  expect(failures).toEqual([null, 'fallback']);
});

test('SRM-8 a late response no longer changes anything', async () => {
  let respondLate: (outcome: SearchOutcome) => void = () => undefined;
  const { search, failures } = outcomes([
    new Promise((resolve) => (respondLate = resolve)),
    { status: 'answered', engine: 'hosted', response: response('new') },
  ]);
  const late = search({ requests });
  await search({ requests });
  respondLate({ status: 'failed' });
  await late;
  expect(failures).toEqual([null, null, null]);
});
