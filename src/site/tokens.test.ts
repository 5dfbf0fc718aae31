import { createProduct } from './config/product';
import { siteConfig } from './config/site-config';
import { expandTokens, expandTokensDeep, tokenValues } from './tokens';

const values = tokenValues(createProduct('zeta-one', 'Zeta One'), {
  ...siteConfig,
  url: 'https://docs.zeta.example',
  baseUrl: '/portal/',
});

test.each([
  ['{product}', 'zeta-one'],
  ['npm i @{scope}/api', 'npm i @zeta-one-example/api'],
  ['{{product}}', '{zeta-one}'],
  ['/rooms/{roomId}', '/rooms/{roomId}'],
])('expands %s', (text, expected) => {
  expect(expandTokens(text, values)).toBe(expected);
});

test('does not expand an escaped token, but removes its backslash', () => {
  expect(expandTokens('write \\{product} here', values)).toBe('write {product} here');
});

test('keeps the backslash of an escaped token where MDX needs it', () => {
  expect(expandTokens('write \\{product} here', values, { keepEscape: true })).toBe('write \\{product} here');
});

test('treats a backslash after a name as a separator, not as an escape', () => {
  expect(expandTokens('use Acme\\{Product};', values)).toBe('use Acme\\Zeta One;');
});

test('expands keys, lists and nested values and leaves everything else unchanged', () => {
  const date = new Date(0);
  expect(
    expandTokensDeep({ '{product}': ['{Product}', { a: '{org}' }], n: 1, none: null, yes: true, date }, values),
  ).toEqual({
    'zeta-one': ['Zeta One', { a: 'zeta-one-example' }],
    n: 1,
    none: null,
    yes: true,
    date,
  });
});
