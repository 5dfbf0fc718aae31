import { faint, fillRect, node, type DrawingNode } from '../drawing';
import type { LayerShape } from './types';

/** Draws a shape of a layer at its place on the canvas. */
export function drawShape(shape: LayerShape): DrawingNode {
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
