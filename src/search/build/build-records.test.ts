import { buildRecords, type SearchablePage } from './build-records';
import { digestOf } from './hosted/hosted-index';
import { MAX_RECORD_BYTES, recordBytes } from './record-size';

const site = { siteUrl: 'https://developers.example', baseUrl: '/' };
const page: SearchablePage = {
  area: { label: 'REST API', path: '/docs/rest', rank: 10 },
  title: 'Layers',
  path: '/docs/rest/references/layers',
  description: 'Put an image behind or in front of the videos.',
  sections: [
    { anchor: null, depth: 1, hierarchy: ['Layers'], text: 'A layer is an image.', code: '' },
    {
      anchor: 'add',
      depth: 2,
      hierarchy: ['Layers', 'Add a layer'],
      text: 'Send file or url, see z-index.',
      code: 'room.addLayer({ url });',
    },
    { anchor: 'by-file', depth: 4, hierarchy: ['Layers', 'Add a layer', 'addLayerFile'], text: '', code: '' },
  ],
  tags: ['Layers', 'Image'],
  version: 'current',
  docusaurusTag: 'docs-default-current',
  codeIdentifiers: ['file', 'z-index', 'addLayer({ url })', 'unused_name'],
};
const longSection = { anchor: 'long', depth: 2, hierarchy: ['Layers', 'Long'], text: '', code: '' };
const [intro, section] = buildRecords([page], site) as [
  ReturnType<typeof buildRecords>[number],
  ReturnType<typeof buildRecords>[number],
];

test('builds a record in the established shape for each section', () => {
  expect(section).toEqual({
    objectID: '/docs/rest/references/layers#add',
    hierarchy: {
      lvl0: 'REST API',
      lvl1: 'Layers',
      lvl2: 'Add a layer',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Send file or url, see z-index.',
    code: 'room.addLayer({ url });',
    type: 'lvl2',
    url: 'https://developers.example/docs/rest/references/layers#add',
    url_without_anchor: 'https://developers.example/docs/rest/references/layers',
    anchor: 'add',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    tags: ['Layers', 'Image'],
    identifiers: ['file', 'z-index', 'addLayer'],
    weight: { page_rank: 10, level: 90, position: 1 },
  });
});

test('the record of the page starts with the description, without repeating it', () => {
  expect(intro.content).toBe('Put an image behind or in front of the videos.\nA layer is an image.');
  expect([intro.type, intro.anchor, intro.url]).toEqual([
    'lvl1',
    null,
    'https://developers.example/docs/rest/references/layers',
  ]);
  const [same] = buildRecords([{ ...page, description: 'A layer is …' }], site);
  expect(same?.content).toBe('A layer is an image.');
});

test.each([
  ['sentences', 'The server draws the image into the picture. '.repeat(900)],
  ['characters that JSON escapes', '"\\'.repeat(9000)],
])('splits a long section of %s into records below the limit, with all text and stable ids', (_, text) => {
  const long = { ...page, sections: [{ ...longSection, text: text.trim() }] };
  const records = buildRecords([long], site).slice(1);
  expect(records.length).toBeGreaterThan(1);
  expect(Math.max(...records.map(recordBytes))).toBeLessThanOrEqual(MAX_RECORD_BYTES);
  expect(
    records
      .map(({ content }) => content)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''));
  expect(records.map(({ objectID }) => objectID).slice(0, 3)).toEqual([
    '/docs/rest/references/layers#long',
    '/docs/rest/references/layers#long~2',
    ...(records.length > 2 ? ['/docs/rest/references/layers#long~3'] : []),
  ]);
  expect(records.map(({ type }) => type).slice(0, 2)).toEqual(['lvl2', 'content']);
  expect(records.map(({ weight }) => weight.position)).toEqual(records.map((__, index) => index + 1));
  expect(buildRecords([long], site).slice(1)).toEqual(records);
});

test('a record of exactly the maximum size is not split; one more byte makes it two', () => {
  const recordsOf = (length: number): ReturnType<typeof buildRecords> => {
    const sections = [
      { anchor: 'a', depth: 2, hierarchy: ['Layers', 'The addLayer() call'], text: 'x'.repeat(length), code: '' },
    ];
    return buildRecords([{ ...page, sections }], site).slice(1);
  };
  const published = (records: ReturnType<typeof buildRecords>): number[] =>
    records.map((record) => {
      const pushed = { ...record, internal: { contentDigest: digestOf(record) } };
      return Buffer.byteLength(JSON.stringify(pushed));
    });
  const room = 10_000 - (published(recordsOf(1))[0] ?? 0) + 1;
  expect(published(recordsOf(room))).toEqual([10_000]);
  expect(recordsOf(room + 1)).toHaveLength(2);
});

test('text and code are split together, between lines, and none of either is lost', () => {
  const lines = (name: string) =>
    Array.from({ length: 400 }, (_, index) => `${name} line ${index}. It is long.`).join('\n');
  const long = { ...page, sections: [{ ...longSection, text: lines('text'), code: lines('code') }] };
  const records = buildRecords([long], site).slice(1);
  expect(records.length).toBeGreaterThan(2);
  expect(Math.max(...records.map(recordBytes))).toBeLessThanOrEqual(MAX_RECORD_BYTES);
  expect(records.map(({ content }) => content).join('\n')).toBe(lines('text'));
  expect(records.map(({ code }) => code).join('\n')).toBe(lines('code'));
});

test('rejects two sections with the same id and names it', () => {
  expect(() => buildRecords([page, page], site)).toThrow(
    '/docs/rest/references/layers: two search records have this id;',
  );
});

test('rejects titles that exceed the limit on their own and names the section', () => {
  const sections = [{ anchor: 'a', depth: 2, hierarchy: ['Layers', 'x'.repeat(20_000)], text: 'Text', code: '' }];
  expect(() => buildRecords([{ ...page, sections }], site)).toThrow(
    '/docs/rest/references/layers#a: the titles of this section alone exceed 10000 bytes',
  );
});
