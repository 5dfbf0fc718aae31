/** @jest-environment jsdom */
import { buildRequest } from './build-request';
import { describeDialog } from './dialog-parts';
import { toHitAddress } from './hit-address';
import { toHitText } from './hit-text';
import { createInsightsClient } from './insights';
import { parseStoredHits, repairStoredHits } from './stored-hits';
import type { SearchHit } from '../shared/answer';

test('SRC-1 SRC-2 SRC-3 the request is the established one', () => {
  expect(buildRequest({ indexName: 'docs', query: 'layers', page: 0, isNarrow: false, clickAnalytics: false })).toEqual(
    {
      query: 'layers',
      indexName: 'docs',
      page: 0,
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        'hierarchy.lvl1:10',
        'hierarchy.lvl2:10',
        'hierarchy.lvl3:10',
        'hierarchy.lvl4:10',
        'hierarchy.lvl5:10',
        'hierarchy.lvl6:10',
        'content:10',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      distinct: 1,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    },
  );
});

test('SRC-2 snippets are shorter in narrow windows', () => {
  const { attributesToSnippet } = buildRequest({
    indexName: 'docs',
    query: 'a',
    page: 0,
    isNarrow: true,
    clickAnalytics: false,
  });
  expect(attributesToSnippet?.every((wish) => wish.endsWith(':5'))).toBe(true);
});

test.each([
  [
    'SRM-12 an address of the public site',
    'https://developers.example/docs/a?x=1#b',
    '',
    { href: '/docs/a?x=1#b', isExternal: false },
  ],
  ['SRM-12 a path', '/docs/a#b', '', { href: '/docs/a#b', isExternal: false }],
  [
    'SRM-13 what the pattern names',
    'https://Other.example/a',
    'other\\.EXAMPLE',
    { href: 'https://Other.example/a', isExternal: true },
  ],
  [
    'SRM-13 a path that the pattern names by its host',
    '/playground/x',
    'site\\.example/playground',
    { href: '/playground/x', isExternal: true },
  ],
  ['SRM-11 a script', 'javascript:alert(1)', '', { href: '/', isExternal: false }],
])('%s', (_, url, pattern, address) => {
  expect(toHitAddress(url, pattern, 'https://site.example')).toEqual(address);
});

const stored = (objectID: string) => ({ objectID, url: '/a', type: 'lvl1', hierarchy: { lvl0: 'A', lvl1: 'B' } });

test.each([
  ['{broken', []],
  ['null', []],
  ['{"a":1}', []],
  ['[1,null,{"objectID":"x"}]', []],
  [JSON.stringify([stored('a'), { ...stored('b'), hierarchy: null }, stored('a'), stored('c')]), ['a', 'c']],
])('SRM-10 of the stored list %j what can be shown is kept', (text, ids) => {
  expect(parseStoredHits(text).map((hit) => (hit as { objectID: string }).objectID)).toEqual(ids);
});

test('SRM-10 a damaged list is mended under its established key', () => {
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '{broken');
  localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs', JSON.stringify([stored('a')]));
  repairStoredHits('docs');
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs')).toBe('[]');
  expect(localStorage.getItem('__DOCSEARCH_FAVORITE_SEARCHES__docs')).toBe(JSON.stringify([stored('a')]));
});

const hit: SearchHit = {
  objectID: '1',
  url: '/a',
  type: 'lvl3',
  content: 'Text',
  hierarchy: { lvl0: 'REST API', lvl1: 'Layers', lvl2: 'SVG', lvl3: 'Fonts', lvl4: null, lvl5: null, lvl6: null },
};

test('SRP-5 a hit has its own title, those above it and a snippet where words were found', () => {
  const marked = {
    ...hit,
    _highlightResult: { hierarchy: { lvl3: { value: '<mark>Fonts</mark>', matchLevel: 'full' as const } } },
    _snippetResult: { content: { value: 'A <mark>font</mark>', matchLevel: 'full' as const } },
  };
  expect(toHitText(marked)).toEqual({
    title: '<mark>Fonts</mark>',
    trail: ['Layers', 'SVG'],
    snippet: 'A <mark>font</mark>',
  });
  expect(
    toHitText({ ...marked, _snippetResult: { content: { value: 'A line', matchLevel: 'none' } } }).snippet,
  ).toBeNull();
});

test('a hit kept for later and one that is only text have their plain titles', () => {
  expect(toHitText(hit)).toEqual({ title: 'Fonts', trail: ['Layers', 'SVG'], snippet: null });
  expect(toHitText({ ...hit, type: 'content' }).title).toBe('Fonts');
});

test.each([
  [{ query: '', isWaiting: false, resultCount: 3, hasNoResults: false }, false, ''],
  [{ query: 'a', isWaiting: true, resultCount: 3, hasNoResults: false }, false, 'Searching'],
  [{ query: 'a', isWaiting: false, resultCount: 1, hasNoResults: false }, false, '1 result'],
  [{ query: 'a', isWaiting: false, resultCount: 14, hasNoResults: false }, false, '14 results'],
  [{ query: 'a', isWaiting: false, resultCount: 0, hasNoResults: true }, false, 'No results for "a"'],
  [{ query: 'a', isWaiting: false, resultCount: 0, hasNoResults: true }, true, ''],
])('SRM-5 %j, failed %s, is announced as %j', (state, isFailed, words) => {
  expect(describeDialog(state, isFailed)).toBe(words);
});

describe('SRC-5 events', () => {
  const sent: { url: string; body: { events: { eventType: string; objectIDs: string[]; queryID?: string }[] } }[] = [];
  let isOn = true;
  const client = () =>
    createInsightsClient(
      { url: 'https://insights.example', appId: 'APP', apiKey: 'key' },
      () => isOn,
      (url, body) => sent.push({ url, body: JSON.parse(body) as never }),
    );
  beforeAll(() =>
    Object.defineProperty(globalThis, 'crypto', { value: { randomUUID: () => 'u-1' }, configurable: true }),
  );
  beforeEach(() => {
    jest.useFakeTimers();
    sent.length = 0;
    isOn = true;
  });
  afterEach(() => jest.useRealTimers());

  test('SRC-5 views wait 400 ms and only the newest are reported', () => {
    const insights = client();
    insights('viewedObjectIDs', { eventName: 'Items Viewed', index: 'docs', objectIDs: ['a'] });
    jest.advanceTimersByTime(399);
    insights('viewedObjectIDs', { eventName: 'Items Viewed', index: 'docs', objectIDs: ['b'] });
    jest.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent.map(({ body }) => [body.events[0]?.eventType, body.events[0]?.objectIDs])).toEqual([['view', ['b']]]);
    expect(sent[0]?.url).toBe('https://insights.example/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=key');
  });

  test('SRC-5 clicks carry the query id and go at once', () => {
    client()('clickedObjectIDsAfterSearch', {
      eventName: 'Item Selected',
      index: 'docs',
      queryID: 'q1',
      positions: [1],
      items: [{ objectID: 'a' }],
    });
    expect(sent[0]?.body.events[0]).toMatchObject({
      eventType: 'click',
      queryID: 'q1',
      objectIDs: ['a'],
      positions: [1],
      userToken: 'anonymous-u-1',
    });
  });

  test('SRC-5 nothing is reported while the results are not the hosted engine’s', () => {
    isOn = false;
    client()('clickedObjectIDsAfterSearch', { eventName: 'Item Selected', index: 'docs', items: [{ objectID: 'a' }] });
    expect(sent).toEqual([]);
  });
});
