import MiniSearch from 'minisearch';
import { toHierarchy, type SearchRecord } from '../record';
import { packCatalogue, unpackCatalogue } from './catalogue';
import { FIELDS, INDEX_OPTIONS, toIndexedDocument } from './fields';
import { packTerms, unpackTerms } from './pack-terms';
import { createNumberReader, writeNumbers } from './symbols';

const record = (
  path: string,
  titles: string[],
  anchor: string | null,
  type: SearchRecord['type'],
  content: string | null,
): SearchRecord => ({
  objectID: path + (anchor ?? ''),
  hierarchy: toHierarchy('REST API', titles),
  content,
  code: null,
  type,
  url: `https://site.example${path}${anchor ? `#${anchor}` : ''}`,
  url_without_anchor: `https://site.example${path}`,
  anchor,
  language: 'en',
  version: 'current',
  docusaurus_tag: 'docs-default-current',
  tags: ['Images'],
  identifiers: [],
  weight: { page_rank: 10, level: 100, position: 0 },
});

const records = [
  record('/a', ['Layers'], null, 'lvl1', 'Put an image behind the videos. Layers are images.'),
  record('/a', ['Layers', 'Add a layer'], 'add-a-layer', 'lvl2', 'Send the file. '.repeat(60)),
  record('/a', ['Layers', 'Add a layer', 'By address'], 'by-url', 'lvl3', null),
  record('/a', ['Layers', 'Add a layer', 'By address'], 'by-url', 'content', 'A longer text continues here.'),
  record('/b', ['Rooms'], null, 'lvl1', 'Start a meeting.'),
];

test('numbers are read back as they were written', () => {
  const numbers = [0, 1, 45, 46, 47, 92, 2161, 2162, 100_000, 7];
  const text = writeNumbers(numbers);
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  const reader = createNumberReader(text);
  expect(numbers.map(() => reader.next())).toEqual(numbers);
  expect(reader.done()).toBe(true);
});

test('unpacking restores the index that the library wrote', () => {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(records.map(toIndexedDocument));
  const written = index.toJSON();
  const restored = unpackTerms(packTerms(written, FIELDS.length), FIELDS, records.length);
  const byWord = (entries: typeof written.index) => JSON.parse(JSON.stringify(Object.fromEntries(entries))) as unknown;
  expect(byWord(restored.index)).toEqual(byWord(written.index));
  expect(JSON.parse(JSON.stringify(restored.fieldLength))).toEqual(
    JSON.parse(JSON.stringify(written.fieldLength), (_, value: unknown) =>
      Array.isArray(value) ? FIELDS.map((__, field) => (value[field] as number | null) ?? 0) : value,
    ),
  );
  const found = MiniSearch.loadJS(restored, INDEX_OPTIONS).search('layer', { boost: { heading: 2 } });
  expect(found.map(({ id, score }) => [id, score.toFixed(3)])).toEqual(
    index.search('layer', { boost: { heading: 2 } }).map(({ id, score }) => [id, score.toFixed(3)]),
  );
});

test('unpacking restores the catalogue with titles, anchors and parts', () => {
  const { pages, entries } = unpackCatalogue(
    JSON.parse(JSON.stringify(packCatalogue(records))) as ReturnType<typeof packCatalogue>,
  );
  expect(pages).toEqual([
    { path: '/a', area: 'REST API', title: 'Layers', rank: 10 },
    { path: '/b', area: 'REST API', title: 'Rooms', rank: 10 },
  ]);
  expect(entries).toEqual([
    { page: 0, anchor: null, titles: ['Layers'], isPart: false },
    { page: 0, anchor: 'add-a-layer', titles: ['Layers', 'Add a layer'], isPart: false },
    { page: 0, anchor: 'by-url', titles: ['Layers', 'Add a layer', 'By address'], isPart: false },
    { page: 0, anchor: 'by-url', titles: ['Layers', 'Add a layer', 'By address'], isPart: true },
    { page: 1, anchor: null, titles: ['Rooms'], isPart: false },
  ]);
});

test('rejects records that are out of order and names the page', () => {
  const [first, second, , , last] = records as [SearchRecord, SearchRecord, SearchRecord, SearchRecord, SearchRecord];
  expect(() => packCatalogue([first, last, second])).toThrow(
    'https://site.example/a: the records of a page must be consecutive',
  );
});
