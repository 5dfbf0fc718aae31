import { shellWord } from './curl';

test.each([
  ['room-1', 'room-1'],
  ['', "''"],
  ['two words', "'two words'"],
  ['$HOME `id` "a" \\', '\'$HOME `id` "a" \\\''],
  ["it's", "'it'\\''s'"],
])('%j is one word of a shell command', (text, word) => {
  expect(shellWord(text)).toBe(word);
});
