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
  ['the last color counts', token('function property-access constant', 'A'), '<i class=f>A</i>'],
  ['a token without a color is plain', token('php language-php', '$b'), '$b'],
  [
    'neighbors of one color are one run, with the space between them',
    `${token('punctuation', ')')}${token('operator', ';')}\n  ${token('punctuation', '}')} x`,
    '<i class=p>);\n  }</i> x',
  ],
  [
    'nested tokens become runs in a row',
    token('string', `"a${token('variable', '$b')}c"`),
    '<i class=s>"a</i><i class=n>$b</i><i class=s>c"</i>',
  ],
  [
    'a token inside takes the color around it, unless it has one',
    token('tag', `${token('punctuation', '&lt;')}${token('other', 'a')}`),
    '<i class=p>&lt;</i><i class=f>a</i>',
  ],
  [
    'code in a placeholder of a template string is plain',
    token('template-string', `${token('string', '`')}${token('interpolation', `${token('punctuation', '${')}x`)}`),
    '<i class=s>`</i><i class=p>${</i>x',
  ],
  [
    'other elements are kept, and no run crosses them',
    `${token('keyword', 'a')}<span data-type="1">${token('keyword', 'b')}c</span>`,
    '<i class=k>a</i><span data-type="1"><i class=k>b</i>c</span>',
  ],
])('%s', (_name, html, slim) => {
  expect(slimTokens(html)).toBe(slim);
});
