import type { CSSProperties } from 'react';
import type { Canvas } from '../../shared/layouts/types';
import type { Rect } from '../../shared/rect';

/** CSS position and size of a box, in percent, for a frame that shows the canvas at any size. */
export function percentStyle({ x, y, width, height }: Rect, canvas: Canvas): CSSProperties {
  const of = (value: number, whole: number): string => `${(100 * value) / whole}%`;
  return {
    left: of(x, canvas.width),
    top: of(y, canvas.height),
    width: of(Math.max(width, 1), canvas.width),
    height: of(Math.max(height, 1), canvas.height),
  };
}

/** How much of a box stays in view, in canvas pixels, no matter how far outside the canvas it lies. */
const GRIP = 60;

/** Returns where the editor shows a box: a box outside the canvas is shown at the edge, where readers can grab it. */
export function placeInView(rect: Rect, canvas: Canvas): Rect {
  const width = Math.min(Math.max(rect.width, GRIP / 3), 2 * canvas.width);
  const height = Math.min(Math.max(rect.height, GRIP / 3), 2 * canvas.height);
  const grip = (size: number): number => Math.min(GRIP, size);
  return {
    width,
    height,
    x: Math.max(grip(width) - width, Math.min(rect.x, canvas.width - grip(width))),
    y: Math.max(grip(height) - height, Math.min(rect.y, canvas.height - grip(height))),
  };
}

export function isOutside({ x, y, width, height }: Rect, canvas: Canvas): boolean {
  return width <= 0 || height <= 0 || x < 0 || y < 0 || x + width > canvas.width || y + height > canvas.height;
}
