import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';
import type { Brand } from '../../config/brand-schema';
import { DEFAULT_PALETTES, type Palette, type Palettes } from '../../config/palette';
import { GROUNDS } from './contrast-pairs';

type Mode = keyof Palettes;

const toOklch = converter('oklch');

/** A little above WCAG's 4.5, because colors are rounded to two digits a channel. */
const LEGIBLE = 4.55;
/** Halvings of the range in which a lightness is searched: finer than a step of a channel. */
const HALVINGS = 14;

/** Lightness and largest chroma of the colors that only have the accent's hue. */
const TINTS = {
  light: { selection: { l: 0.89, c: 0.05 } },
  dark: { selection: { l: 0.43, c: 0.07 } },
} as const;
const DARK_INK = { l: 0.23, c: 0.04 };

/**
 * The colors of both modes. An accent keeps its hue, and becomes darker or lighter until it is legible on every
 * background of its mode. Single roles are taken as they are, so the result has to be checked.
 */
export function computePalettes(colors: NonNullable<Brand['colors']>): Palettes {
  return { light: computePalette('light', colors), dark: computePalette('dark', colors) };
}

function computePalette(mode: Mode, { accent, ...roles }: NonNullable<Brand['colors']>): Palette {
  const chosen = Object.fromEntries(Object.entries(roles[mode] ?? {}).filter(([, value]) => value !== undefined));
  const base: Palette = { ...DEFAULT_PALETTES[mode], ...chosen };
  return accent === undefined ? base : { ...base, ...accents(mode, accent, base), ...chosen };
}

function accents(mode: Mode, text: string, base: Palette): Pick<Palette, 'accent' | 'on-accent' | 'selection'> {
  const color = toOklch(text)!;
  const accent = legible(
    color,
    mode,
    GROUNDS.map((role) => base[role]),
  );
  const ink = toHex(color, DARK_INK);
  return {
    accent,
    'on-accent': wcagContrast('#fff', accent) >= wcagContrast(ink, accent) ? '#fff' : ink,
    selection: toHex(color, TINTS[mode].selection),
  };
}

/** The color itself if it is legible on all backgrounds, otherwise the next one of its hue that is. */
function legible(color: Oklch, mode: Mode, grounds: readonly string[]): string {
  const isLegible = (hex: string): boolean => grounds.every((ground) => wcagContrast(hex, ground) >= LEGIBLE);
  const own = formatHex(color);
  if (isLegible(own)) return own;
  let near = color.l;
  let far = mode === 'light' ? 0 : 1;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (near + far) / 2;
    if (isLegible(toHex(color, { l: middle, c: color.c }))) far = middle;
    else near = middle;
  }
  return toHex(color, { l: far, c: color.c });
}

/** A color of the same hue, with at most the chroma, which becomes less where no screen can show it. */
function toHex(color: Oklch, { l, c }: { readonly l: number; readonly c: number }): string {
  return formatHex(clampChroma({ ...color, l, c: Math.min(color.c, c) }, 'oklch'));
}
