import { mark, rangesIn, snippet } from './highlight';

const targets = (terms: string[], typed: string[] = terms) => ({ terms: new Set(terms), typed });
const marks = { before: '<mark>', after: '</mark>' };
const show = (text: string, terms: string[], typed?: string[]) =>
  mark(text, rangesIn(text, targets(terms, typed)), marks);

test.each([
  ['Add layers', ['layer'], ['layers'], 'Add <mark>layers</mark>'],
  ['Playbacks', ['playback'], ['playb'], '<mark>Playb</mark>acks'],
  ['call startPlayback now', ['playback'], ['playback'], 'call start<mark>Playback</mark> now'],
  ['room.stopScreenShare()', ['stop', 'screen', 'share'], ['stopscreenshare'], 'room.<mark>stopScreenShare</mark>()'],
  ['set sfu_mode', ['sfumode'], ['sfu_mode'], 'set <mark>sfu_mode</mark>'],
  ['set sfu_mode', ['sfumode'], ['sfu_mode', 'sfu', 'mode'], 'set <mark>sfu_mode</mark>'],
  ['Snapshot', ['snapshot'], ['snaphot'], '<mark>Snapshot</mark>'],
  ['nothing here', ['layer'], ['layer'], 'nothing here'],
])('SRM-11 marks in %j', (text, terms, typed, expected) => {
  expect(show(text, terms, typed)).toBe(expected);
});

const text =
  'one two three four five six seven layer nine ten eleven twelve image fourteen layer image seventeen eighteen nineteen twenty';
const cut = (wordCount: number) =>
  snippet(text, rangesIn(text, targets(['layer', 'image'])), { ...marks, wordCount, ellipsis: '…' });

test('SRC-2 a snippet has the requested length, covers as many matches as possible, and has ellipses', () => {
  expect(cut(5)).toBe('…twelve <mark>image</mark> fourteen <mark>layer</mark> <mark>image</mark>…');
  expect(
    cut(10)
      .replace(/<\/?mark>|…/g, '')
      .split(' '),
  ).toHaveLength(10);
});

test('SRC-2 a snippet never goes beyond a line, and has an ellipsis only where the line was cut off', () => {
  const lines = 'one two\nthree layer four\nfive six layer seven image eight nine ten\neleven image';
  const show = (wordCount: number, terms: string[]) =>
    snippet(lines, rangesIn(lines, targets(terms)), { ...marks, wordCount, ellipsis: '…' });
  expect(show(20, ['layer'])).toBe('three <mark>layer</mark> four');
  expect(show(20, ['layer', 'image'])).toBe('five six <mark>layer</mark> seven <mark>image</mark> eight nine ten');
  expect(show(5, ['layer', 'image'])).toBe('…six <mark>layer</mark> seven <mark>image</mark> eight…');
  expect(show(20, ['eleven'])).toBe('<mark>eleven</mark> image');
  expect(show(20, ['other'])).toBe('one two');
});

test('SRC-2 a short text is shown in full, without an ellipsis', () => {
  expect(snippet('a layer', rangesIn('a layer', targets(['layer'])), { ...marks, wordCount: 10, ellipsis: '…' })).toBe(
    'a <mark>layer</mark>',
  );
});
