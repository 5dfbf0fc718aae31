import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedBrand } from '../../config/brand';
import { loadBrand, readBrand } from './load-brand';

const shipped = readFileSync('content/data/brand.yaml', 'utf8');
const root = mkdtempSync(join(tmpdir(), 'brand-'));
mkdirSync(join(root, 'data'));
afterAll(() => rmSync(root, { recursive: true }));

const read = (text: string) => readBrand(text, 'brand.yaml');
const changed = (from: string, to: string) => shipped.replace(from, to);

test('the shipped file names the product and leaves the colors to the style sheets', () => {
  expect(read(shipped)).toEqual({
    brand: expect.objectContaining({ name: 'Rondo', slug: 'rondo', logo: '/favicon.svg' }),
  });
});

test.each([
  ['slug: rondo', 'slug: Rondo', /^brand\.yaml:7 field "slug".*"Rondo".*lower-case letters/],
  ['logo: /favicon.svg', 'logo: favicon.png', /field "logo".*"favicon\.png".*SVG file in static/],
  ['tagline:', 'tag:', /field "tag"/],
])('%s cannot become %s', (from, to, message) => {
  expect(() => read(changed(from, to))).toThrow(message);
});

test('an accent gives palettes for both modes', () => {
  const { palettes } = read(`${shipped}colors:\n  accent: "#ffee00"\n`);
  expect(palettes?.light.accent).not.toBe('#ffee00');
  expect(palettes?.dark.accent).toBe('#ffee00');
});

test('colors without contrast are refused with the pairs, the contrast and the line', () => {
  const lines = shipped.split('\n').length;
  expect(() => read(`${shipped}colors:\n  light: { muted: "#999999" }\n`)).toThrow(
    new RegExp(
      `^brand\\.yaml:${lines + 1} field "colors\\.light\\.muted": "muted" \\(#999999\\) on "canvas" \\(#fcfcfa\\) ` +
        'has a contrast of 2\\.\\d\\d in the light mode; expected at least 4\\.5',
    ),
  );
});

test('the brand of the content root counts, that of the project if it has none, and a loaded one is kept', () => {
  const environment: Record<string, string | undefined> = { SITE_CONTENT: root };
  const loaded = () => JSON.parse(environment.BRAND_JSON ?? '{}') as LoadedBrand;
  loadBrand(environment);
  expect(loaded().brand.name).toBe('Rondo');
  writeFileSync(join(root, 'data', 'brand.yaml'), changed('name: Rondo', 'name: Zeta'));
  loadBrand(environment);
  expect(loaded().brand.name).toBe('Zeta');
  const kept = { ...loaded(), brand: { ...loaded().brand, name: 'Kept' } };
  environment.BRAND_JSON = JSON.stringify(kept);
  loadBrand(environment);
  expect(loaded().brand.name).toBe('Kept');
});
