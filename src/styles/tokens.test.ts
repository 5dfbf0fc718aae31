import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRAST_PAIRS, failingPairs } from '../site/build/brand/contrast-pairs';
import { DEFAULT_PALETTES } from '../site/config/palette';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Colors of a theme by role. The dark theme's are where its roles are, the light theme's in a palette. */
function palette(theme: 'dark' | 'light'): Record<string, string> {
  const [, roles = ''] = /\[data-theme='dark'\] \{([^}]*)\}/.exec(css) ?? [];
  const colors = theme === 'dark' ? roles.matchAll(pattern('color')) : css.matchAll(pattern('palette-day'));
  return Object.fromEntries([...colors].map(([, name = '', value = '']) => [name, value]));
}

const pattern = (prefix: string): RegExp => new RegExp(`--${prefix}-([a-z-]+): (#[0-9a-f]{3,6});`, 'g');

test.each(['dark', 'light'] as const)(
  'the colors of the %s theme are those that pictures and the build use',
  (theme) => {
    expect(palette(theme)).toEqual(DEFAULT_PALETTES[theme]);
  },
);

test.each(['dark', 'light'] as const)('CODE-6 all text of the %s theme has contrast on every background', (theme) => {
  expect(CONTRAST_PAIRS.length).toBeGreaterThan(35);
  expect(failingPairs(DEFAULT_PALETTES[theme])).toEqual([]);
});

test('CLR-1 the dark theme is the default, and both themes define the same roles', () => {
  const [dark = '', light = ''] = [...css.matchAll(/data-theme='(?:dark|light)'\] \{([^}]*)\}/g)].map(
    ([, body]) => body,
  );
  const roles = (body: string) => [...body.matchAll(/(--(?:color-[a-z-]+|shadow)):/g)].map(([, name]) => name);
  expect(css).toMatch(/:root,\s+:root\[data-theme='dark'\]/);
  expect(roles(dark).length).toBeGreaterThan(15);
  expect(roles(light)).toEqual(roles(dark));
});
