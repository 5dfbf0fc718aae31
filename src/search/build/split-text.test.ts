import { splitInHalf } from './split-text';

test.each([
  ['between lines', 'One. Two.\nThree. Four.', ['One. Two.', 'Three. Four.']],
  ['after a sentence', 'One two. Three four.', ['One two.', 'Three four.']],
  ['between words', 'one two three four', ['one two', 'three four']],
  ['within a word', 'abcdef', ['abc', 'def']],
  ['never within a character', '🙂🙂🙂', ['🙂🙂', '🙂']],
])('splits a text %s', (_where, text, parts) => {
  expect(splitInHalf(text)).toEqual(parts);
});
