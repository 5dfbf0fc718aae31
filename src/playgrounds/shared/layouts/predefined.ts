import { WIDESCREEN, type Canvas, type Spot } from './types';

type Area = Pick<Spot, 'x' | 'y' | 'width' | 'height'>;

interface Definition {
  /** Describes the picture for readers who cannot see it. */
  readonly arrangement: string;
  /** Spots in order, in pixels of the widescreen canvas. */
  readonly areas: readonly Area[];
}

const { width: WIDTH, height: HEIGHT } = WIDESCREEN;

/**
 * Divides an area into equal cells, row by row. Rounds edges rather than sizes, so that three columns of 1280 pixels
 * start at 0, 427 and 853 and leave no gap.
 */
function grid(area: Area, columns: number, rows: number): Area[] {
  const edge = (start: number, size: number, index: number, count: number): number =>
    start + Math.round((size * index) / count);
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = edge(area.x, area.width, column, columns);
    const y = edge(area.y, area.height, row, rows);
    return {
      x,
      y,
      width: edge(area.x, area.width, column + 1, columns) - x,
      height: edge(area.y, area.height, row + 1, rows) - y,
    };
  });
}

const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });
const FULL = area(0, 0, WIDTH, HEIGHT);

/** The ten predefined layouts of the service, in the order of the reference. */
const DEFINITIONS = {
  one: { arrangement: STRINGS.layouts.arrangementOne, areas: [FULL] },
  two: { arrangement: STRINGS.layouts.arrangementTwo, areas: grid(FULL, 2, 1) },
  four: { arrangement: STRINGS.layouts.arrangementFour, areas: grid(FULL, 2, 2) },
  six: { arrangement: STRINGS.layouts.arrangementSix, areas: grid(FULL, 3, 2) },
  nine: { arrangement: STRINGS.layouts.arrangementNine, areas: grid(FULL, 3, 3) },
  'present-lower-3': {
    arrangement: STRINGS.layouts.arrangementLower3,
    areas: [area(0, 240, WIDTH, 480), ...grid(area(0, 0, WIDTH, 240), 3, 1)],
  },
  'present-upper-6': {
    arrangement: STRINGS.layouts.arrangementUpper6,
    areas: [area(0, 0, WIDTH, 600), ...grid(area(0, 600, WIDTH, 120), 6, 1)],
  },
  'present-two-upper-6': {
    arrangement: STRINGS.layouts.arrangementTwoUpper6,
    areas: [...grid(area(0, 0, WIDTH, 600), 2, 1), ...grid(area(0, 600, WIDTH, 120), 6, 1)],
  },
  'present-upper-right-9': {
    arrangement: STRINGS.layouts.arrangementUpperRight9,
    areas: [area(256, 0, 1024, 576), ...grid(area(0, 0, 256, HEIGHT), 1, 5), ...grid(area(256, 576, 1024, 144), 4, 1)],
  },
  'present-vertical-9': {
    arrangement: STRINGS.layouts.arrangementVertical9,
    areas: [area(0, 0, 405, HEIGHT), ...grid(area(405, 0, WIDTH - 405, HEIGHT), 3, 3)],
  },
} as const satisfies Record<string, Definition>;

export type LayoutName = keyof typeof DEFINITIONS;

export const LAYOUT_NAMES = Object.keys(DEFINITIONS) as [LayoutName, ...LayoutName[]];

export function isLayoutName(name: string): name is LayoutName {
  return Object.hasOwn(DEFINITIONS, name);
}

/** Describes a predefined layout in words. */
export function layoutArrangement(name: LayoutName): string {
  return DEFINITIONS[name].arrangement;
}

/** Returns the spots of a predefined layout in order. On a taller canvas, the spots become taller too. */
export function layoutSpots(name: LayoutName, canvas: Canvas): Spot[] {
  const stretch = (value: number): number => Math.round((value * canvas.height) / HEIGHT);
  return DEFINITIONS[name].areas.map(({ x, y, width, height }) => ({
    x,
    y: stretch(y),
    width,
    height: stretch(y + height) - stretch(y),
    fit: 'cover',
  }));
}

/** The layout that the server chooses for a number of videos; null if there are none. */
export function automaticLayout(videos: number): LayoutName | null {
  if (videos < 1) return null;
  if (videos <= 2) return videos === 1 ? 'one' : 'two';
  if (videos <= 4) return 'four';
  return videos <= 6 ? 'six' : 'nine';
}
