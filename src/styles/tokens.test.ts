import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Colors of a theme by role. The dark theme's are where its roles are, the light theme's in a palette. */
function palette(theme: 'dark' | 'light'): Record<string, string> {
  const [, roles = ''] = /\[data-theme='dark'\] \{([^}]*)\}/.exec(css) ?? [];
  const colors = theme === 'dark' ? roles.matchAll(pattern('color')) : css.matchAll(pattern('palette-day'));
  return Object.fromEntries([...colors].map(([, name = '', value = '']) => [name, value]));
}

const pattern = (prefix: string): RegExp => new RegExp(`--${prefix}-([a-z-]+): (#[0-9a-f]{3,6});`, 'g');

function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((d) => d + d) : [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)];
  const [r = 0, g = 0, b = 0] = digits
    .map((d) => parseInt(d, 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [high = 0, low = 0] = [luminance(one ?? ''), luminance(other ?? '')].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = ['text', 'muted', 'accent', 'amber', 'danger', 'info', 'violet'];

describe.each(['dark', 'light'] as const)('palette %s', (theme) => {
  const colors = palette(theme);

  test.each(
    TEXT.flatMap((role) =>
      ['canvas', 'surface', 'raised', 'hover', 'highlight'].map((ground) => [role, ground] as const),
    ),
  )('CODE-6 the contrast of %s on %s is at least 4.5:1', (role, ground) => {
    expect(contrast(colors[role], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['canvas', 'surface', 'raised'])('the contrast of control borders on %s is at least 3:1', (ground) => {
    expect(contrast(colors['control-line'], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  test('the contrast of text on a filled button and on a selection is at least 4.5:1', () => {
    expect(contrast(colors['on-accent'], colors.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.text, colors.selection)).toBeGreaterThanOrEqual(4.5);
  });
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
