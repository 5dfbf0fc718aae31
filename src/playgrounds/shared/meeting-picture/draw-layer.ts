import { faint, fillRect, linePath, node, type DrawingNode } from '../drawing';
import type { Canvas } from '../layouts/types';
import { drawRing } from './portrait';
import type { Layer, LayerShape } from './types';
import { drawLandscape, drawView } from './views';

/** Draws the image of a layer. A picture covers the canvas; shapes have their place on it. */
export function drawLayer(layer: Layer, canvas: Canvas): DrawingNode[] {
  if (layer === 'rings') return drawRings(canvas);
  if (typeof layer !== 'string') return layer.map(drawShape);
  return [
    node(
      'svg',
      { width: canvas.width, height: canvas.height, viewBox: '0 0 160 90', preserveAspectRatio: 'xMidYMid slice' },
      layer === 'plan' ? drawView('plan', 0) : drawLandscape(),
    ),
  ];
}

function drawRings({ width, height }: Canvas): DrawingNode[] {
  return [
    fillRect(0, 0, width, height, '#0d3b33'),
    ...Array.from({ length: 15 }, (_, index) =>
      drawRing(
        ((index % 5) + 0.5) * (width / 5),
        (Math.floor(index / 5) + 0.5) * (height / 3),
        62,
        '#1c5a4d',
        '#2f8d78',
      ),
    ).flat(),
  ];
}

function drawShape(shape: LayerShape): DrawingNode {
  if ('rect' in shape) {
    const { rect, fill, opacity, radius } = shape;
    const drawn = fillRect(...rect, fill, radius);
    return opacity === undefined ? drawn : faint(drawn, opacity);
  }
  if ('circle' in shape) {
    const [cx, cy, r] = shape.circle;
    const drawn = node('circle', { cx, cy, r, fill: shape.fill });
    return shape.opacity === undefined ? drawn : faint(drawn, shape.opacity);
  }
  if ('line' in shape) return linePath(shape.line, shape.stroke, shape.width);
  const { text, at, size, fill, bold, anchor } = shape;
  return node(
    'text',
    {
      x: at[0],
      y: at[1],
      fontSize: size,
      fill,
      ...(bold ? { fontWeight: 700 } : {}),
      ...(anchor && anchor !== 'start' ? { textAnchor: anchor } : {}),
    },
    [text],
  );
}
