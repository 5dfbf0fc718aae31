import { wordFinder } from './find-words';

const found = (words: readonly string[], text: string) =>
  wordFinder(words)?.(text).map(({ start, end }) => text.slice(start, end));

test.each([
  [['lock'], 'Lock the room, or unlock it: locked', ['Lock', 'lock']],
  [['room', 'rooms'], 'rooms and a room', ['rooms', 'room']],
  [['z_index', '/rooms'], 'set z_index; POST /rooms', ['z_index', '/rooms']],
  [['a.b', '(c'], 'a.b axb (c)', ['a.b', '(c']],
  [['über'], 'Über uns, überall, darüber', ['Über', 'über']],
])('%j are found at the start of words in %j', (words, text, expected) => {
  expect(found(words, text)).toEqual(expected);
});

test('single letters and empty words are not worth a mark', () => {
  expect(wordFinder(['a', ' ', ''])).toBeUndefined();
});
