/** Roles of colors, as in `src/styles/tokens.css`. */
export const PALETTE_ROLES = [
  'canvas',
  'surface',
  'raised',
  'hover',
  'line',
  'control-line',
  'text',
  'muted',
  'accent',
  'on-accent',
  'amber',
  'danger',
  'info',
  'violet',
  'highlight',
  'selection',
] as const;

export type PaletteRole = (typeof PALETTE_ROLES)[number];

/** A color for each role, as `#rgb` or `#rrggbb`. */
export type Palette = Readonly<Record<PaletteRole, string>>;

/** The colors of both color modes. */
export interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** The site's own colors, the same as in `src/styles/tokens.css`. */
export const DEFAULT_PALETTES: Palettes = {
  light: {
    canvas: '#fcfcfa',
    surface: '#f4f4f0',
    raised: '#fff',
    hover: '#ecece6',
    line: '#dadad2',
    'control-line': '#84847a',
    text: '#1a1f24',
    muted: '#545d66',
    accent: '#0a6e5a',
    'on-accent': '#fff',
    amber: '#8a5a00',
    danger: '#b3261e',
    info: '#0b5cad',
    violet: '#6b3fb5',
    highlight: '#f1ebd9',
    selection: '#bfe5da',
  },
  dark: {
    canvas: '#0e1216',
    surface: '#151b21',
    raised: '#1c242c',
    hover: '#222a33',
    line: '#2c3640',
    'control-line': '#6b7885',
    text: '#e7ebef',
    muted: '#a5b0bb',
    accent: '#4fd8b4',
    'on-accent': '#06231c',
    amber: '#f4bd55',
    danger: '#ff8a80',
    info: '#86bdff',
    violet: '#c3a6ff',
    highlight: '#2b2b26',
    selection: '#1d5a4c',
  },
};
