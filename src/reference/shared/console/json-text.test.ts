import { readBodyText } from './json-text';

test('an object is read', () => {
  expect(readBodyText('{ "a": [1, "\\u00e4"] }')).toEqual({ value: { a: [1, 'ä'] } });
});

test.each([
  ['[1]', 'Line 1, column 1: expected an object in braces.'],
  ['', 'Line 1, column 1: expected a value, but the text ends.'],
  ['{\n  "a": 1,\n}', 'Line 3, column 1: expected a name in double quotes, but found "}".'],
  ['{ "a" 1 }', 'Line 1, column 7: expected a colon, but found "1".'],
  ['{ "a": [1 2] }', 'Line 1, column 11: expected a comma or "]", but found "2".'],
  ['{\n  "a": tru\n}', 'Line 2, column 8: expected a value, but found "t".'],
  ['{ "a": 01 }', 'Line 1, column 9: expected a comma or "}", but found "1".'],
  ['{ "a": "b\\x" }', 'Line 1, column 8: expected a value, but found "\\"".'],
  ['{ "a": 1', 'Line 1, column 9: expected a comma or "}", but the text ends.'],
  ['{} {}', 'Line 1, column 4: expected the end of the text, but found "{".'],
])('%j is refused with line and column', (text, problem) => {
  expect(readBodyText(text)).toEqual({ problem });
});
