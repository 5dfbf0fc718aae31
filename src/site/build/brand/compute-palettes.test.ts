import { converter } from 'culori';
import { DEFAULT_PALETTES } from '../../config/palette';
import { computePalettes } from './compute-palettes';
import { failingPairs } from './contrast-pairs';

const hue = (color: string): number => converter('oklch')(color)!.h ?? 0;

test('without colors, the palettes are those of the site, which are legible', () => {
  expect(computePalettes({})).toEqual(DEFAULT_PALETTES);
  for (const palette of Object.values(DEFAULT_PALETTES)) expect(failingPairs(palette)).toEqual([]);
});

test.each(['#ffee00', '#7fff00', '#fff', '#0ff'])(
  'the accents that follow from %s are legible in both modes',
  (accent) => {
    const palettes = computePalettes({ accent });
    for (const palette of [palettes.light, palettes.dark]) {
      expect(failingPairs(palette)).toEqual([]);
      expect(palette.canvas).toMatch(/^#(?:fcfcfa|0e1216)$/);
    }
  },
);

test('an accent keeps its hue, and is left alone where it is legible', () => {
  const { light, dark } = computePalettes({ accent: '#1a0dab' });
  expect(light.accent).toBe('#1a0dab');
  expect(dark.accent).not.toBe('#1a0dab');
  expect(Math.abs(hue(dark.accent) - hue('#1a0dab'))).toBeLessThan(12);
});

test('single roles are taken as they are, and the pairs that they spoil are named with their contrast', () => {
  const { light } = computePalettes({ accent: '#0a6e5a', light: { accent: '#ffee00', muted: '#999' } });
  expect(light).toMatchObject({ accent: '#ffee00', muted: '#999' });
  const failing = failingPairs(light);
  expect(failing.map(({ front, ground }) => `${front} on ${ground}`)).toEqual(
    expect.arrayContaining(['accent on canvas', 'muted on hover', 'on-accent on accent']),
  );
  for (const { ratio, least } of failing) expect(ratio).toBeLessThan(least);
});
