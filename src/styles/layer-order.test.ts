import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LAYER_ORDER } from './layer-order';

const sheets = readdirSync(resolve('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(resolve('src'), file), 'utf8') }));
/** Names in the statements `@layer a, b;` and the blocks `@layer a { … }` of a sheet. */
const layersIn = (css: string): string[] =>
  [...css.matchAll(/@layer\s+([^;{]+)[;{]/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
const order = layersIn(LAYER_ORDER);

test('the head declares every layer in the style sheets: an undeclared one would override all others', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const unknown = sheets.flatMap(({ file, css }) =>
    layersIn(css)
      .filter((name) => !order.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('layers.css declares the layers in the same order as the head', () => {
  expect(layersIn(sheets.find(({ file }) => file === join('styles', 'layers.css'))?.css ?? '')).toEqual(order);
});

test('every declared layer is used by a style sheet', () => {
  const used = new Set(
    sheets.flatMap(({ css }) => [...css.matchAll(/@layer\s+([\w-]+)\s*\{/g)].map(([, name]) => name)),
  );
  expect([...used].sort()).toEqual([...order].sort());
});
