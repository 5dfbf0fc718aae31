import { maskText, wordsOf } from './mask-text';

const typed = new Set(wordsOf('Grandma birthday CALL 42'));

test.each([
  ['an own message', 'The page has no layout.', 'The page has no layout.'],
  [
    'what the engine quotes',
    "Cannot read properties of undefined (reading 'trim')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['an apostrophe', "Can't find variable", "Can't find variable"],
  ['a quotation after an apostrophe', `Can't parse "my secret" here`, "Can't parse … here"],
  ['a quotation without an end', 'Unexpected token "my secret', 'Unexpected token …'],
  ['a quotation over lines', 'Invalid JSON `a\nb`.', 'Invalid JSON ….'],
  ['quotation marks of print', 'No results for “my secret”', 'No results for …'],
  ['typed words in any case', 'No results for grandma Birthday call 42', 'No results for … … … …'],
  ['a typed word in a longer one', 'no-grandmas key_birthday_1', 'no-… …'],
  ['a short typed word in a longer one', 'recall 421', '… 421'],
  [
    'the query of an address',
    'Failed: https://a.example/x/y?q=secret#secret (again)',
    'Failed: https://a.example/x/y (again)',
  ],
  ['the query of a path', 'GET /search?q=secret+word failed', 'GET /search failed'],
  ['addresses without a host', 'data:text/html,secret blob:https://a.example/1 chrome-extension://abc/x', '… … …'],
  ['a broken address', 'https://[secret/x failed', '… failed'],
  ['a mail address', 'unknown reader jane@a.example', 'unknown reader …'],
  [
    'the address in a message of React',
    'React error #31; visit https://react.dev/errors/31?args[]=secret now',
    'React error #31; visit https://react.dev/errors/31 now',
  ],
  ['a colon', 'TypeError: key:value', 'TypeError: key:value'],
])('masks %s', (_name, text, expected) => {
  expect(maskText(text, typed)).toBe(expected);
});

test('a long message takes no time', () => {
  const started = Date.now();
  maskText(`"' `.repeat(20_000), typed);
  maskText('a:'.repeat(20_000), typed);
  maskText('/'.repeat(20_000), typed);
  maskText('a@'.repeat(20_000), typed);
  expect(Date.now() - started).toBeLessThan(1000);
});
