import { palettes } from '../../../site/config/palettes';

/** A4 landscape, in points. */
export const PAGE = { width: 841.89, height: 595.28 } as const;
export const MARGIN = { side: 30, top: 58, bottom: 34 } as const;
export const COLUMNS = { count: 3, gap: 22 } as const;
export const COLUMN_WIDTH = (PAGE.width - 2 * MARGIN.side - (COLUMNS.count - 1) * COLUMNS.gap) / COLUMNS.count;
export const COLUMN_HEIGHT = PAGE.height - MARGIN.top - MARGIN.bottom;

/** One hue on white, with the same roles as the colors of the light theme. */
export const COLORS = {
  text: palettes.light.text,
  muted: palettes.light.muted,
  accent: palettes.light.accent,
  line: '#c9cfc9',
  panel: '#f1f5f3',
} as const;

/** Measures that depend on the text size. */
export interface Scale {
  readonly text: number;
  readonly small: number;
  readonly heading: number;
  /** Height of a line. */
  readonly line: number;
  readonly smallLine: number;
  /** Space below a call, and below a section. */
  readonly afterCall: number;
  readonly afterSection: number;
  /** Width of the column for methods and terms. */
  readonly label: number;
}

export function scaleFor(text: number): Scale {
  return {
    text,
    small: text * 0.9,
    heading: text * 1.32,
    line: text * 1.3,
    smallLine: text * 1.2,
    afterCall: text * 0.42,
    afterSection: text * 1.25,
    label: text * 5.3,
  };
}

/** Text sizes to try, largest first; anything below the last one would be illegible in print. */
export const TEXT_SIZES: readonly number[] = Array.from(
  { length: 24 },
  (_, index) => Math.round((8.6 - index * 0.1) * 10) / 10,
);
