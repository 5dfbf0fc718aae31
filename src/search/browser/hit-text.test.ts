import type { SearchHit } from '../shared/response';
import { toHitText } from './hit-text';

const hit: SearchHit = {
  objectID: '1',
  url: '/a',
  type: 'lvl3',
  content: 'Text',
  hierarchy: { lvl0: 'REST API', lvl1: 'Layers', lvl2: 'SVG', lvl3: 'Fonts' },
};

test('SRP-5 a hit has its title, the titles above it, and a snippet if the text matches', () => {
  const marked = {
    ...hit,
    _highlightResult: { hierarchy: { lvl3: { value: '<mark>Fonts</mark>', matchLevel: 'full' as const } } },
    _snippetResult: { content: { value: 'A <mark>font</mark>', matchLevel: 'full' as const } },
  };
  expect(toHitText(marked)).toEqual({
    title: '<mark>Fonts</mark>',
    method: null,
    breadcrumbs: ['Layers', 'SVG'],
    snippet: { value: 'A <mark>font</mark>', isCode: false },
  });
  expect(
    toHitText({ ...marked, _snippetResult: { content: { value: 'A line', matchLevel: 'none' } } }).snippet,
  ).toBeNull();
});

test.each([
  ['POST /rooms', 'POST', '/rooms'],
  ['EVENT room_update', 'EVENT', 'room_update'],
  ['GET started', null, 'GET started'],
  ['Layers', null, 'Layers'],
])('the title %j is a call with a method or a text', (value, method, title) => {
  const titled = { ...hit, _highlightResult: { hierarchy: { lvl3: { value, matchLevel: 'full' as const } } } };
  expect(toHitText(titled)).toMatchObject({ method, title });
});

const full = (value: string) => ({ value, matchLevel: 'full' as const });

test.each([
  ['text alone', full('A <mark>font</mark>'), undefined, 'A <mark>font</mark>', false],
  [
    'text that matches as well as code',
    full('A <mark>font</mark>'),
    full('<mark>font</mark>()'),
    'A <mark>font</mark>',
    false,
  ],
  [
    'code that matches better than text',
    full('A <mark>font</mark> and a <mark>Font</mark>'),
    full('<mark>set</mark><mark>Font</mark>()'),
    '<mark>set</mark><mark>Font</mark>()',
    true,
  ],
])('SRC-2 the snippet is from %s', (_, content, code, value, isCode) => {
  expect(toHitText({ ...hit, _snippetResult: { content, ...(code ? { code } : {}) } }).snippet).toEqual({
    value,
    isCode,
  });
});

test('SRC-2 of several lines, which the hosted engine can return, the best is shown, with a dot between table cells', () => {
  const snippet = (text: string) => toHitText({ ...hit, _snippetResult: { content: full(text) } }).snippet?.value;
  expect(snippet('…end.\nThe <mark>font</mark> is\n<mark>size</mark>\tof a <mark>font</mark>\nother')).toBe(
    '<mark>size</mark> · of a <mark>font</mark>',
  );
  expect(snippet('…a <mark>font</mark>\nThe <mark>font</mark>')).toBe('…a <mark>font</mark>');
});

test('a page is described even without a match, unless its code matches', () => {
  const page = { ...hit, type: 'lvl1' as const };
  const content = { value: 'About layers.', matchLevel: 'none' as const };
  expect(toHitText({ ...page, _snippetResult: { content } }).snippet).toEqual({
    value: 'About layers.',
    isCode: false,
  });
  expect(toHitText({ ...page, _snippetResult: { content, code: full('<mark>a</mark>()') } }).snippet?.isCode).toBe(
    true,
  );
});
