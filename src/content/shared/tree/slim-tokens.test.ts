import { readFileSync } from 'node:fs';
import { COLOR_CLASSES, slimTokens } from './slim-tokens';

const token = (names: string, text: string): string => `<span class="token ${names}">${text}</span>`;

test('the classes of colors are those of the style sheet', () => {
  const sheet = readFileSync('src/styles/code.css', 'utf8');
  const styled = [...sheet.matchAll(/ i\.([\w-]+)/g)].map(([, name]) => name);
  expect([...COLOR_CLASSES].sort()).toEqual([...new Set(styled)].sort());
});

test.each([
  ['a token has the color of its classes', token('keyword', 'let'), '<i class=k>let</i>'],
  ['a token without a color is plain', token('php language-php', '$b'), '$b'],
  [
    'a token inside takes the color around it, unless it has one',
    token('tag', `${token('punctuation', '&lt;')}${token('other', 'a')}`),
    '<i class=p>&lt;</i><i class=f>a</i>',
  ],
  [
    'other elements are kept, and no run crosses them',
    `${token('keyword', 'a')}<span data-type="1">${token('keyword', 'b')}c</span>`,
    '<i class=k>a</i><span data-type="1"><i class=k>b</i>c</span>',
  ],
])('%s', (_name, html, slim) => {
  expect(slimTokens(html)).toBe(slim);
});
