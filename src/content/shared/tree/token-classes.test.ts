import { readFileSync } from 'node:fs';
import { slimTokens, STYLED_TOKENS } from './token-classes';

test('the classes that are kept are those of the style sheet', () => {
  const sheet = readFileSync('src/styles/code.css', 'utf8');
  const groups = [...sheet.matchAll(/\.token:is\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(','));
  const single = [...sheet.matchAll(/\.token\.([\w-]+)/g)].map(([, name]) => name);
  const styled = [...groups.map((name) => name.trim().slice(1)), ...single];
  expect([...STYLED_TOKENS].sort()).toEqual([...new Set(styled)].sort());
});

test('tokens keep the classes that have a style', () => {
  expect(
    slimTokens(
      '<span class="token double-quoted-string string">"a<span class="token php language-php">$b</span>"</span>' +
        '<span class="token tag"><span class="token attr-name">c</span></span><span class="line">',
    ),
  ).toBe(
    '<span class="token string">"a<span class="token">$b</span>"</span>' +
      '<span class="token tag"><span class="token attr-name">c</span></span><span class="line">',
  );
});
