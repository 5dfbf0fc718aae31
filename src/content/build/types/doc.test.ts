import type { ParsedFile } from '../files/front-matter';
import { buildDoc, docFrontMatter } from './doc';

function build(
  frontMatter: object,
  relativePath = 'rest/rooms.mdx',
  overrides: { body?: string; versionPath?: string } = {},
) {
  const fields = docFrontMatter.parse(frontMatter);
  const keys = Object.keys(frontMatter);
  const file: ParsedFile<typeof fields> = {
    frontMatter: fields,
    body: overrides.body ?? '',
    bodyOffset: 4,
    lineOf: ([key]) => keys.indexOf(String(key)) + 2,
  };
  return buildDoc(file, {
    relativePath,
    sourcePath: `docs/${relativePath}`,
    displayPath: `content/docs/${relativePath}`,
    version: 'current',
    versionPath: overrides.versionPath ?? '',
  });
}
const docOf = (...args: Parameters<typeof build>) => build(...args).doc;

test('fills in defaults for a doc with only a title', () => {
  expect(build({ title: 'Rooms' })).toEqual({
    problems: [],
    doc: {
      docId: 'rest/rooms',
      version: 'current',
      path: '/docs/rest/rooms',
      title: 'Rooms',
      sidebarLabel: null,
      paginationLabel: null,
      paginationPrevious: null,
      paginationNext: null,
      suppressed: [],
      displayedSidebar: null,
      summary: null,
      keywords: [],
      image: null,
      tagKeys: [],
      draft: false,
      unlisted: false,
      customEditUrl: null,
      updated: null,
      hideToc: false,
      tocMin: 2,
      tocMax: 3,
      foldLevel: null,
      sourcePath: 'docs/rest/rooms.mdx',
      bodyOffset: 4,
    },
  });
});

test.each([
  ['rest/rooms.mdx', {}, 'rest/rooms', '/docs/rest/rooms'],
  ['index.mdx', {}, 'index', '/docs'],
  ['rest/rooms.mdx', { id: 'own' }, 'rest/own', '/docs/rest/rooms'],
  ['rest/rooms.mdx', { slug: '/' }, 'rest/rooms', '/docs'],
])('RTE-2 gives %s with %j the id %s and the path %s', (relativePath, options, docId, path) => {
  expect(docOf({ title: 'A', ...options }, relativePath)).toMatchObject({ docId, path });
});

test('DOC-7 null removes a neighbor or the sidebar, and an id replaces it', () => {
  expect(docOf({ title: 'A', pagination_prev: null, pagination_next: null, displayed_sidebar: null })).toMatchObject({
    suppressed: ['previous', 'next', 'sidebar'],
    paginationPrevious: null,
    displayedSidebar: null,
  });
  expect(
    docOf({
      title: 'A',
      pagination_prev: 'x',
      pagination_next: 'y',
      displayed_sidebar: 'sdk',
      pagination_label: 'P',
      sidebar_label: 'S',
    }),
  ).toMatchObject({
    suppressed: [],
    paginationPrevious: 'x',
    paginationNext: 'y',
    displayedSidebar: 'sdk',
    paginationLabel: 'P',
    sidebarLabel: 'S',
  });
});

test('DOC-8 stores a custom edit URL, empty if the field is null, and the date of the last update', () => {
  expect(docOf({ title: 'A', custom_edit_url: 'https://a.example' }).customEditUrl).toBe('https://a.example');
  expect(docOf({ title: 'A', custom_edit_url: null }).customEditUrl).toBe('');
  expect(docOf({ title: 'A', last_update: { date: '2025-03-05' } }).updated).toBe('2025-03-05');
});
