import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PALETTES, type Palettes } from '../../site/config/palette';
import { siteValuesAlias } from './site-values-style';

const root = mkdtempSync(join(tmpdir(), 'site-values-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (url: string, palettes: Palettes = DEFAULT_PALETTES) =>
  siteValuesAlias(url, palettes, root)['site-values.css'] ?? '';

test('writes the origin of the site as a string that style sheets can print before a path', () => {
  const file = write('https://docs.example/with/a/path');
  expect(readFileSync(file, 'utf8')).toBe('@layer tokens{:root{--site-url:"https://docs.example"}}\n');
});

test('writes the file again only if the origin has changed', () => {
  const before = statSync(write('https://docs.example'), { bigint: true }).mtimeNs;
  expect(statSync(write('https://docs.example'), { bigint: true }).mtimeNs).toBe(before);
  expect(readFileSync(write('https://other.example'), 'utf8')).toContain('other');
});

test('sets the colors of a brand that differ, but not where readers have colors of their own', () => {
  const { light, dark } = DEFAULT_PALETTES;
  const file = write('https://docs.example', {
    light: { ...light, accent: '#06c' },
    dark: { ...dark, accent: '#8cf' },
  });
  expect(readFileSync(file, 'utf8')).toBe(
    '@layer tokens{:root{--site-url:"https://docs.example"}' +
      '@media (forced-colors:none){:root{--palette-day-accent:#06c;}' +
      ":root,:root[data-theme='dark']{--color-accent:#8cf;}}}\n",
  );
});
