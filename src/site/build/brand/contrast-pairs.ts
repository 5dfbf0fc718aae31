import { wcagContrast } from 'culori';
import type { Palette, PaletteRole } from '../../config/palette';

/** WCAG 2.2 AA: text, and borders of controls. */
const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;

const TEXT: readonly PaletteRole[] = ['text', 'muted', 'accent', 'amber', 'danger', 'info', 'violet'];
/** Roles on which text stands. */
export const GROUNDS: readonly PaletteRole[] = ['canvas', 'surface', 'raised', 'hover', 'highlight'];

interface Pair {
  readonly front: PaletteRole;
  readonly ground: PaletteRole;
  readonly least: number;
}

/** Every pair of colors that the site shows on each other, with the contrast that it must have. */
export const CONTRAST_PAIRS: readonly Pair[] = [
  ...TEXT.flatMap((front) => GROUNDS.map((ground) => ({ front, ground, least: TEXT_RATIO }))),
  ...(['canvas', 'surface', 'raised'] as const).map((ground) => ({
    front: 'control-line' as const,
    ground,
    least: CONTROL_RATIO,
  })),
  { front: 'on-accent', ground: 'accent', least: TEXT_RATIO },
  { front: 'text', ground: 'selection', least: TEXT_RATIO },
];

export interface FailingPair extends Pair {
  readonly ratio: number;
}

/** The pairs of a palette that lack contrast. */
export function failingPairs(palette: Palette): FailingPair[] {
  return CONTRAST_PAIRS.map((pair) => ({
    ...pair,
    ratio: wcagContrast(palette[pair.front], palette[pair.ground]),
  })).filter(({ ratio, least }) => ratio < least);
}
