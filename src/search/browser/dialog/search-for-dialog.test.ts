import type { SearchOutcome } from '../search-source';
import { createDialogSearch } from './search-for-dialog';
import { answer, requests } from '../test-support';

const outcomes = (list: (SearchOutcome | Promise<SearchOutcome>)[]) => {
  const told: string[] = [];
  const search = createDialogSearch(
    {
      indexName: 'docs',
      isHosted: true,
      preload: () => undefined,
      search: () => Promise.resolve(list.shift() as SearchOutcome),
    },
    (failure) => told.push(failure),
  );
  return { search, told };
};

test('SRM-16 DocSearch gets an empty answer for a failure, which would vanish there, and we are told', async () => {
  const { search, told } = outcomes([{ status: 'failed' }]);
  expect((await search({ requests })).results).toEqual([
    expect.objectContaining({ hits: [], nbHits: 0, query: 'layers' }),
  ]);
  expect(told).toEqual(['none', 'failed']);
});

test('SRM-16 results of the local engine are passed on', async () => {
  const { search, told } = outcomes([{ status: 'fallback', engine: 'local', answer: answer('local') }]);
  expect(await search({ requests })).toEqual(answer('local'));
  expect(told).toEqual(['none', 'fallback']);
});

test('SRM-8 a late answer changes nothing any more', async () => {
  let answerLate: (outcome: SearchOutcome) => void = () => undefined;
  const { search, told } = outcomes([
    new Promise((resolve) => (answerLate = resolve)),
    { status: 'answered', engine: 'hosted', answer: answer('new') },
  ]);
  const late = search({ requests });
  await search({ requests });
  answerLate({ status: 'failed' });
  await late;
  expect(told).toEqual(['none', 'none', 'none']);
});
