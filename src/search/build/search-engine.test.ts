import { buildRecords, type SearchablePage } from './build-records';
import { buildLocalIndex } from './build-local-index';
import { createSearchEngine } from '../shared/engine/engine';
import type { PackedIndex, TextShard } from '../shared/engine/packed-index';
import { toResult } from '../shared/engine/to-result';

const page = (
  path: string,
  title: string,
  description: string,
  sections: readonly (readonly [heading: string, text: string, code?: string])[],
  overrides: Partial<SearchablePage> = {},
): SearchablePage => ({
  area: { label: 'REST API', path: '/docs/rest', rank: 10 },
  title,
  path,
  description,
  sections: [
    { anchor: null, depth: 1, hierarchy: [title], text: '', code: '' },
    ...sections.map(([heading, text, code = '']) => ({
      anchor: heading.toLowerCase().replace(/\W+/g, '-'),
      depth: 2,
      hierarchy: [title, heading],
      text,
      code,
    })),
  ],
  tags: [],
  version: 'current',
  docusaurusTag: 'docs-default-current',
  codeIdentifiers: [],
  ...overrides,
});

const pages = [
  page('/docs/rest/layers', 'Layers', 'Put an image behind or in front of the videos.', [
    ['Add a layer', 'POST /rooms/{ACCESS_KEY}/layers Send file or url. Set z_index to 1 for the foreground.'],
    ['Errors', '400 the image is larger than the canvas. 410 the meeting has ended.'],
  ]),
  page('/docs/rest/recording', 'Recording', 'Record the picture of a meeting and download the file.', [
    ['Start a recording', 'POST /rooms/{ACCESS_KEY}/recording The answer is 201. 406 a recording is already running.'],
    ['Delete a recording', 'DELETE /recordings/{RECORDING_ID} removes the file.'],
  ]),
  page('/docs/rest/user', 'Users and guests', 'Bring people into a meeting and remove them.', [
    ['Remove a user', 'DELETE /rooms/{ACCESS_KEY}/users/{USER_ID} ends the presence of one user.'],
  ]),
  page(
    '/docs/sdks/js',
    'Connection info',
    'Read packet loss with ConnectionStatistics.',
    [['getCurrentStatistics()', 'Returns the newest sample of WebRTC values.']],
    { area: { label: 'SDKs', path: '/docs/sdks', rank: 9 } },
  ),
  page(
    '/docs/sdks/android',
    'Screen share on Android',
    'Share the screen of the device.',
    [['Stop', 'End it for everybody.', 'import Sdk\nawait room.stopScreenShare({ force: true });\nlog(room);']],
    { area: { label: 'SDKs', path: '/docs/sdks', rank: 9 } },
  ),
  page('/blog/layers', 'Layers in the blog', 'A post about layers.', [], {
    area: { label: 'Tech Blog', path: '/blog', rank: 1 },
    version: null,
    docusaurusTag: 'default',
  }),
  page('/docs/1.0/rest/layers', 'Old layers', 'Docs of an old version.', [], {
    version: '1.0',
    docusaurusTag: 'docs-default-1.0',
  }),
];
const files = buildLocalIndex(buildRecords(pages, { siteUrl: 'https://site.example', baseUrl: '/' }));
const content = (name: string) =>
  JSON.parse(files.find((file) => file.name.startsWith(name))?.content ?? 'null') as unknown;
const engine = createSearchEngine(content('index.') as PackedIndex);
const urls = (query: string) =>
  engine
    .find(query)
    .map(
      ({ id }) =>
        `${engine.catalogue.pages[engine.catalogue.entries[id]?.page ?? -1]?.path}#${engine.catalogue.entries[id]?.anchor ?? ''}`,
    );

test.each([
  ['layers', '/docs/rest/layers#', 'the top of the page with that title'],
  ['z_index', '/docs/rest/layers#add-a-layer', 'a name with an underscore'],
  ['zindex', '/docs/rest/layers#add-a-layer', 'the same name without the underscore'],
  ['POST /rooms/{ACCESS_KEY}/layers', '/docs/rest/layers#add-a-layer', 'a call'],
  ['delete /recordings/{id}', '/docs/rest/recording#delete-a-recording', 'a call with another placeholder'],
  ['POST recording', '/docs/rest/recording#start-a-recording', 'a method and the last part of a path'],
  ['post rooms layers', '/docs/rest/layers#add-a-layer', 'a method and words of a path'],
  ['DELETE rooms users', '/docs/rest/user#remove-a-user', 'the same, instead of another call with one of the words'],
  ['406', '/docs/rest/recording#start-a-recording', 'a status code'],
  ['getCurrentStatistics', '/docs/sdks/js#getcurrentstatistics-', 'a method name'],
  ['current statistics', '/docs/sdks/js#getcurrentstatistics-', 'the parts of a method name'],
  ['connectionstat', '/docs/sdks/js#', 'the start of a class name'],
  ['recodring', '/docs/rest/recording#', 'a typo'],
  ['getCurentStatistics', '/docs/sdks/js#getcurrentstatistics-', 'a typo in a name'],
  ['recor', '/docs/rest/recording#', 'the start of a word'],
  ['c', '/docs/sdks/js#', 'a single letter that starts a title'],
  [
    'image_vs_canvas',
    '/docs/rest/layers#errors',
    'a name whose parts are in the text, except for the stop word between them',
  ],
  ['kick user', '/docs/rest/user#remove-a-user', 'a synonym'],
  ['stopScreenShare', '/docs/sdks/android#stop', 'a name in code'],
  ['screenshare', '/docs/sdks/android#', 'two words of a title joined into one'],
  ['images larger than canvas', '/docs/rest/layers#errors', 'plural, stop words and text'],
])('%j finds %s: %s', (query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test('lists the best section of every page first, then the other sections, and no URL twice', () => {
  const results = urls('recording');
  expect(results[0]).toBe('/docs/rest/recording#');
  expect(results.indexOf('/docs/rest/recording#start-a-recording')).toBeGreaterThan(0);
  expect(new Set(results).size).toBe(results.length);
});

test('docs come before a post that matches equally well', () => {
  const results = urls('layers');
  expect(results).toContain('/blog/layers#');
  expect(results.indexOf('/docs/rest/layers#')).toBeLessThan(results.indexOf('/blog/layers#'));
});

test('SRC-3 docs of other versions are not in the index', () => {
  expect(engine.catalogue.pages.map(({ path }) => path)).not.toContain('/docs/1.0/rest/layers');
});

test.each(['', '   ', '///', 'qqqxxzz'])('%j finds nothing', (query) => {
  expect(urls(query)).toEqual([]);
});

test('rejects an index in another format', () => {
  expect(() => createSearchEngine({ ...(content('index.') as PackedIndex), format: 0 })).toThrow(
    'format 0, expected 2',
  );
});

test('SRC-1 the result has the hosted engine’s format: hits with marks and snippets, counts and pages', () => {
  const texts = content('text.') as TextShard;
  const request = {
    indexName: 'docs',
    query: 'image canvas',
    hitsPerPage: 2,
    attributesToSnippet: ['hierarchy.lvl1:10', 'content:5'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
  const result = toResult(engine, engine.find(request.query), request, (entry) => texts[entry]);
  expect(result).toMatchObject({ page: 0, hitsPerPage: 2, query: 'image canvas', index: 'docs' });
  expect(result.nbPages).toBe(Math.ceil(result.nbHits / 2));
  expect(result.hits[0]).toEqual({
    objectID: '/docs/rest/layers#errors',
    hierarchy: { lvl0: 'REST API', lvl1: 'Layers', lvl2: 'Errors', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: '400 the image is larger than the canvas. 410 the meeting has ended.',
    type: 'lvl2',
    url: '/docs/rest/layers#errors',
    url_without_anchor: '/docs/rest/layers',
    anchor: 'errors',
    _highlightResult: {
      hierarchy: {
        lvl0: { value: 'REST API', matchLevel: 'none' },
        lvl1: { value: 'Layers', matchLevel: 'none' },
        lvl2: { value: 'Errors', matchLevel: 'none' },
      },
    },
    _snippetResult: {
      hierarchy: { lvl1: { value: 'Layers', matchLevel: 'none' } },
      content: { value: '…the <mark>image</mark> is larger than…', matchLevel: 'full' },
    },
  });
});

test('a hit whose text has not been loaded has its titles', () => {
  const [hit] = toResult(
    engine,
    engine.find('406'),
    { indexName: 'docs', query: '406', attributesToSnippet: ['content:5'] },
    () => undefined,
  ).hits;
  expect([hit?.content, hit?._snippetResult?.content, hit?.hierarchy.lvl2]).toEqual([
    null,
    undefined,
    'Start a recording',
  ]);
});
