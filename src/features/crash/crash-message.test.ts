import { causeChain } from './crash-message';

test('ERR-1 lists the messages of an error and its causes, outermost first', () => {
  const error = new Error('outer', { cause: new TypeError('inner', { cause: 'a string' }) });
  expect(causeChain(error)).toEqual(['outer', 'inner', 'a string']);
  expect(causeChain('thrown')).toEqual(['thrown']);
  expect(causeChain(0)).toEqual(['0']);
});

test('ERR-2 stops at a cycle of causes', () => {
  const one = new Error('one');
  one.cause = new Error('two', { cause: one });
  expect(causeChain(one)).toEqual(['one', 'two']);
});

test('ERR-1 shortens a minified message of React to its number and URL, also as a cause', () => {
  const url = 'https://react.dev/errors/31?args[]=object%20with%20keys%20%7Ba%7D';
  const minified = `Minified React error #31; visit ${url} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`;
  expect(causeChain(new Error('outer', { cause: new Error(minified) }))).toEqual(['outer', `React error 31: ${url}`]);
});
