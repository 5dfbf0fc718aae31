import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import removeStyle, { plainDialogLogo } from './dialog-logo';

const file = resolve('node_modules/@docsearch/react/dist/esm/index.js');
const source = readFileSync(file, 'utf8');

test('the search dialog inserts no styles', () => {
  const text = removeStyle(source);
  expect(text).not.toContain('.cls-1');
  expect(text).toContain('e.createElement("defs",null,null)');
  expect(text).not.toContain('"style",');
});

test('fails the build if the dialog has another style element, or none', () => {
  const message = 'The search dialog no longer creates one style element for its logo';
  expect(() => removeStyle(removeStyle(source))).toThrow(message);
  expect(() => removeStyle(`${source};e.createElement("style",null,"a{}")`)).toThrow(message);
});

test('only changes the module of the dialog', () => {
  const config: Configuration = {};
  plainDialogLogo(config, 'src/gatsby/build/dialog-logo.ts');
  const [rule] = (config.module?.rules ?? []) as { readonly test: RegExp; readonly use: { readonly loader: string } }[];
  expect(rule?.use.loader).toBe(resolve('src/gatsby/build/dialog-logo.ts'));
  expect([file, '/a/src/search/index.js'].map((path) => rule?.test.test(path))).toEqual([true, false]);
});
