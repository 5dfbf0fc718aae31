import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';
import { node, type DrawingNode } from '../drawing';
import { layoutArrangement, layoutSpots, type LayoutName } from './predefined';
import { WIDESCREEN, type Canvas, type Spot } from './types';

export interface LayoutDrawing {
  readonly spots: readonly Spot[];
  readonly canvas: Canvas;
  /** Describes the picture for readers who cannot see it. */
  readonly title: string;
  /** The label of each spot; its number by default. */
  readonly labels?: readonly (string | null)[];
}

/** Distance between a spot's edge and its border, so that the borders of adjacent spots do not overlap. */
const INSET = 4;

/**
 * Draws spots on a canvas. Colors come from the classes `layout-canvas`, `layout-spot` (with `is-first` for the first)
 * and `layout-number`. Later spots are drawn on top of earlier ones, as on the server.
 */
export function drawLayout({ spots, canvas, title, labels = [] }: LayoutDrawing): DrawingNode {
  return node('svg', { className: 'layout-drawing', viewBox: `0 0 ${canvas.width} ${canvas.height}`, role: 'img' }, [
    node('title', {}, [title]),
    node('desc', {}, [spots.map(describe).join('; ')]),
    node(
      'rect',
      { className: 'layout-canvas', x: 1, y: 1, width: canvas.width - 2, height: canvas.height - 2, rx: 12 },
      [],
    ),
    ...spots.map((spot, index) => drawSpot(spot, labels[index] ?? String(index + 1), index === 0)),
  ]);
}

function drawSpot({ x, y, width, height, fit }: Spot, label: string, isFirst: boolean): DrawingNode {
  const size = labelSize(width, height, label);
  const center = { x: x + width / 2, textAnchor: 'middle' };
  return node('g', { className: isFirst ? 'layout-spot is-first' : 'layout-spot' }, [
    node(
      'rect',
      {
        x: x + INSET,
        y: y + INSET,
        width: Math.max(width - 2 * INSET, 1),
        height: Math.max(height - 2 * INSET, 1),
        rx: Math.min(12, width / 4, height / 4),
      },
      [],
    ),
    // Digits have no descenders: a baseline a third of the font size below the middle centers them.
    node('text', { className: 'layout-number', ...center, y: Math.round(y + height / 2 + size / 3), fontSize: size }, [
      label,
    ]),
    ...(fit === 'cover' || height < 2.6 * size
      ? []
      : [
          node(
            'text',
            {
              className: 'layout-fit',
              ...center,
              y: Math.round(y + height / 2 + size * 0.95),
              fontSize: Math.round(size / 2.2),
            },
            [fit],
          ),
        ]),
  ]);
}

/** Font size of a label in canvas pixels: fits the spot and stays legible when the canvas is shown at a third. */
function labelSize(width: number, height: number, label: string): number {
  const fitting = Math.min(height * 0.5, (width * 0.8) / (0.65 * Math.max(label.length, 1)));
  return Math.round(Math.max(Math.min(fitting, 80), 24));
}

function describe({ x, y, width, height, fit }: Spot, index: number): string {
  const text = fill(STRINGS.layouts.spotAt, { number: index + 1, width, height, x, y });
  return fit === 'cover' ? text : `${text}, ${fit}`;
}

/** Draws a predefined layout. */
export function drawNamedLayout(name: LayoutName, canvas: Canvas = WIDESCREEN): DrawingNode {
  const spots = layoutSpots(name, canvas);
  return drawLayout({
    spots,
    canvas,
    title: fill(STRINGS.layouts.layoutOf, {
      name,
      spots: spotCount(spots),
      arrangement: layoutArrangement(name),
    }),
  });
}

/** Draws the spots of a map. */
export function drawMap(spots: readonly Spot[], canvas: Canvas, title?: string): DrawingNode {
  return drawLayout({
    spots,
    canvas,
    title:
      title ?? fill(STRINGS.layouts.mapOf, { spots: spotCount(spots), width: canvas.width, height: canvas.height }),
  });
}

function spotCount(spots: readonly Spot[]): string {
  return plural(spots.length, STRINGS.layouts.spotCount);
}
