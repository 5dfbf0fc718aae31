import { buildDoc, docFrontMatter } from './doc';

const docOf = (fields: object, relativePath = 'rest/rooms.mdx') =>
  buildDoc(
    { frontMatter: docFrontMatter.parse({ title: 'A', ...fields }), body: '', bodyOffset: 4, lineOf: () => 2 },
    {
      relativePath,
      sourcePath: `docs/${relativePath}`,
      displayPath: `content/docs/${relativePath}`,
      version: 'current',
      versionPath: '',
    },
  ).doc;

test.each([
  ['index.mdx', {}, 'index', '/docs'],
  ['rest/rooms.mdx', { id: 'own' }, 'rest/own', '/docs/rest/rooms'],
])('RTE-2 gives %s with %j the id %s and the path %s', (relativePath, options, docId, path) => {
  expect(docOf(options, relativePath)).toMatchObject({ docId, path });
});

test('DOC-7 null removes a neighbor or the sidebar, and an id replaces it', () => {
  expect(docOf({ pagination_prev: null, pagination_next: null, displayed_sidebar: null })).toMatchObject({
    suppressed: ['previous', 'next', 'sidebar'],
    paginationPrevious: null,
    displayedSidebar: null,
  });
  expect(docOf({ pagination_prev: 'x', displayed_sidebar: 'sdk' })).toMatchObject({
    suppressed: [],
    paginationPrevious: 'x',
    displayedSidebar: 'sdk',
  });
});

test('DOC-8 stores a custom edit URL, empty if the field is null, and the date of the last update', () => {
  expect(docOf({ custom_edit_url: 'https://a.example' }).customEditUrl).toBe('https://a.example');
  expect(docOf({ custom_edit_url: null }).customEditUrl).toBe('');
  expect(docOf({ last_update: { date: '2025-03-05' } }).updated).toBe('2025-03-05');
});
