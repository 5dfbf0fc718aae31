import { DEFAULT_PALETTES, PALETTE_ROLES, type Palettes } from '../../config/palette';

/** CSS that sets the colors of a mode that differ from those in the style sheets: `--color-accent:#06c;`. */
export function changedColors(palettes: Palettes, mode: keyof Palettes, prefix: string): string {
  return PALETTE_ROLES.filter((role) => palettes[mode][role] !== DEFAULT_PALETTES[mode][role])
    .map((role) => `${prefix}${role}:${palettes[mode][role]};`)
    .join('');
}
