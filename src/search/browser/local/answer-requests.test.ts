import { answerRequests } from './answer-requests';
import { createIndexFiles } from '../../shared/engine/index-files';
import type { PackedIndex } from '../../shared/engine/packed-index';

/** A minimal handwritten index of two pages: the tests check which files are fetched, and when. */
const packed: PackedIndex = {
  format: 2,
  catalogue: {
    areas: ['REST API'],
    pages: [
      ['/a', 'Layers', 0, 10],
      ['/b', 'Layouts', 0, 10],
    ],
    depths: '11',
    headings: '',
    anchors: '',
  },
  // One word, in the heading of the first record.
  terms: { words: '0layer', records: '#!', uses: [[1, 0, 0, 0, 0]], lengths: '#!!!!#!!!!', averages: [1, 0, 0, 0, 0] },
  shards: [
    ['text.1.json', 0],
    ['text.2.json', 1],
  ],
};
const files: Record<string, unknown> = {
  'manifest.json': { index: 'index.1.json' },
  'index.1.json': packed,
  'text.1.json': [['Text of a', null]],
  'text.2.json': [['Text of b', 'code()']],
};

const fetcher = (broken: readonly string[] = []) => {
  const fetched: [string, RequestCache | undefined][] = [];
  return {
    fetched,
    fetchJson: async (name: string, options?: { readonly cache?: RequestCache }) => {
      fetched.push([name, options?.cache]);
      if (broken.includes(name) || broken.includes(`${name} ${options?.cache}`)) throw new Error(`${name}: status 503`);
      return files[name];
    },
  };
};

test('the first search fetches only the manifest, the index and the texts of its hits', async () => {
  const { fetched, fetchJson } = fetcher();
  const index = createIndexFiles(fetchJson);
  const { results } = await answerRequests(index, [{ indexName: 'docs', query: 'layer', hitsPerPage: 1 }]);
  expect(results[0]?.hits.map(({ url, content }) => [url, content])).toEqual([['/a', 'Text of a']]);
  expect(fetched).toEqual([
    ['manifest.json', 'no-cache'],
    ['index.1.json', undefined],
    ['text.1.json', undefined],
  ]);
  await index.loadTexts([0, 1]);
  expect(fetched.slice(3)).toEqual([['text.2.json', undefined]]);
  expect(index.textOf(1)).toEqual(['Text of b', 'code()']);
});

test('without a connection the manifest from the last visit is used', async () => {
  const { fetched, fetchJson } = fetcher(['manifest.json no-cache']);
  await createIndexFiles(fetchJson).engine();
  expect(fetched.slice(0, 2)).toEqual([
    ['manifest.json', 'no-cache'],
    ['manifest.json', 'force-cache'],
  ]);
});

test('texts that cannot be fetched or arrive late do not delay the response', async () => {
  const { results } = await answerRequests(createIndexFiles(fetcher(['text.1.json']).fetchJson), [
    { indexName: 'docs', query: 'layer' },
  ]);
  expect(results[0]?.hits[0]).toMatchObject({ url: '/a', content: null, hierarchy: { lvl1: 'Layers' } });
  const { fetchJson } = fetcher();
  const late = createIndexFiles((name, options) =>
    name.startsWith('text') ? new Promise(() => undefined) : fetchJson(name, options),
  );
  expect(
    (await answerRequests(late, [{ indexName: 'docs', query: 'layer' }], 5)).results[0]?.hits[0]?.content,
  ).toBeNull();
});
