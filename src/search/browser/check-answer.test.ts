import fc from 'fast-check';
import { checkAnswer } from './check-answer';
import { toHitLink } from './hit-link';
import { toHitText } from './hit-text';

const hit = (overrides: object = {}) => ({
  objectID: 'a',
  url: '/docs/a',
  type: 'lvl1',
  hierarchy: { lvl0: 'Docs', lvl1: 'A', lvl2: null },
  content: null,
  _highlightResult: { hierarchy: { lvl1: { value: '<mark>A</mark>', matchLevel: 'full' } } },
  _snippetResult: { content: { value: 'a', matchLevel: 'none' } },
  ...overrides,
});
const result = (hits: unknown, overrides: object = {}) => ({ hits, nbHits: 1, nbPages: 1, ...overrides });
const answer = (hits: unknown, overrides: object = {}) => ({ results: [result(hits, overrides)] });

test('SRC-6 an answer in the documented shape is accepted as it is', () => {
  expect(checkAnswer(answer([hit(), hit({ type: 'content' })]), 1)).toEqual(answer([hit(), hit({ type: 'content' })]));
  expect(checkAnswer(answer([]), 1)).toEqual(answer([]));
  expect(
    checkAnswer(answer([{ ...hit(), _highlightResult: undefined, content: 'a' }], { queryID: 'q' }), 1),
  ).toBeTruthy();
});

test.each([
  ['null', null],
  ['an empty object', {}],
  ['results that are not a list', { results: {} }],
  ['no result', { results: [] }],
  ['more results than requests', { results: [result([]), result([])] }],
  ['a result without hits', { results: [{ nbHits: 1, nbPages: 1 }] }],
  ['hits that are an object', answer({})],
  ['a number of hits that is a string', answer([], { nbHits: '1' })],
  ['a negative number of hits', answer([], { nbHits: -1 })],
  ['a number of pages that is not finite', answer([], { nbPages: Infinity })],
  ['a query id that is a number', answer([], { queryID: 7 })],
  ['more hits than a reader could be shown', answer(Array.from({ length: 1001 }, () => hit()))],
  ['a hit without hierarchy', answer([hit({ hierarchy: undefined })])],
  ['a hierarchy that is a list', answer([hit({ hierarchy: ['Docs', 'A'] })])],
  ['a hit without area', answer([hit({ hierarchy: { lvl1: 'A' } })])],
  ['a title that is a number', answer([hit({ hierarchy: { lvl0: 'Docs', lvl1: 1 } })])],
  ['a hit without URL', answer([hit({ url: undefined })])],
  ['a URL that is an object', answer([hit({ url: { toString: 'a' } })])],
  ['a hit of unknown type', answer([hit({ type: 'page' })])],
  ['an id that is a number', answer([hit({ objectID: 1 })])],
  ['content that is a number', answer([hit({ content: 1 })])],
  ['content of 10 MB', answer([hit({ content: 'a'.repeat(10_000_000) })])],
  ['a highlight that is not a string', answer([hit({ _highlightResult: { hierarchy: { lvl1: { value: 1 } } } })])],
  ['a snippet of code that is a list', answer([hit({ _snippetResult: { code: ['a'] } })])],
])('SRC-6 %s is rejected', (_, value) => {
  expect(() => checkAnswer(value, 1)).toThrow('unexpected response');
});

/** Values with the keys of an answer at random places, so that they come close to its shape. */
const key = fc.constantFrom('results', 'hits', 'hierarchy', 'lvl0', 'url', 'value', '__proto__', 'toString');
const leaf = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined));
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 6 }, leaf, fc.array(tie('value')), fc.dictionary(key, tie('value'))),
})).value;
const broken = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 20, arbitrary: value }, { weight: 1, arbitrary: anyValue });
const text = fc.oneof(fc.string(), fc.constantFrom('<mark>', '<mark>a</mark>', '</mark>', '__proto__'));
const url = fc.oneof(
  fc.webUrl(),
  fc.string(),
  fc
    .tuple(
      fc.constantFrom('https://x', 'http://x', 'HTTPS:', '', 'javascript:', 'data:', ' ', '\t', 'blob:', 'ftp://x'),
      fc.constantFrom(
        '//evil/a',
        '/\\evil',
        '\\\\evil',
        '///evil',
        '/\t/evil',
        '//',
        '/.//evil',
        '/..//evil',
        '/%2f/evil',
      ),
      fc.string(),
    )
    .map((parts) => parts.join('')),
);
const marked = broken(fc.record({ value: text, matchLevel: fc.constantFrom('none', 'full') }));
const titles = broken(fc.record({ lvl0: text, lvl1: text, lvl2: fc.option(text) }, { requiredKeys: ['lvl0'] }));
const fields = fc.record(
  { content: marked, code: marked, hierarchy: fc.record({ lvl1: marked }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);
const anyHit = broken(
  fc.record(
    {
      objectID: broken(fc.string()),
      url: broken(url),
      type: broken(fc.constantFrom('lvl0', 'lvl1', 'lvl2', 'lvl6', 'content')),
      hierarchy: titles,
      content: broken(fc.option(fc.string())),
      _highlightResult: broken(fields),
      _snippetResult: broken(fields),
    },
    { requiredKeys: ['objectID', 'url', 'type', 'hierarchy'] },
  ),
);
const anyAnswer = broken(
  fc.record({
    results: fc.tuple(
      broken(fc.record({ hits: fc.array(anyHit, { maxLength: 3 }), nbHits: fc.nat(), nbPages: fc.nat() })),
    ),
  }),
);

test('SRC-6 SRM-11 whatever is accepted can be shown, and leads to a page of this site', () => {
  const origin = 'https://site.example';
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof(anyAnswer, anyAnswer, fc.jsonValue(), anyValue), (value) => {
      let hits;
      try {
        hits = checkAnswer(value, 1).results[0]?.hits ?? [];
      } catch (error) {
        expect((error as Error).message).toContain('unexpected response');
        return;
      }
      accepted += hits.length;
      for (const found of hits) {
        const { title, snippet, breadcrumbs } = toHitText(found);
        expect([typeof title, ...breadcrumbs.map((crumb) => typeof crumb)]).not.toContain('object');
        expect(snippet === null || typeof snippet.value === 'string').toBe(true);
        const { href, isExternal } = toHitLink(found.url, '', origin);
        expect([isExternal, /^\/(?![/\\])/.test(href), new URL(href, origin).origin]).toEqual([false, true, origin]);
      }
    }),
    { seed: 20261122, numRuns: 1000 },
  );
  // The values must come close enough to an answer for this to be a test.
  expect(accepted).toBeGreaterThan(100);
});

test('SRM-11 no URL leads to another host, unless it is a web address that matches the pattern', () => {
  const origin = 'https://site.example';
  fc.assert(
    fc.property(url, (address) => {
      const { href, isExternal } = toHitLink(address, 'evil', origin);
      const { protocol, origin: target } = new URL(href, origin);
      expect(protocol).toMatch(/^https?:$/);
      if (!isExternal) expect(target).toBe(origin);
    }),
    { seed: 20261122, numRuns: 1000 },
  );
});
