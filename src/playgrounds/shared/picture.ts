import { fill } from '../../site/fill';
import { drawLayout } from './layouts/draw-layout';
import type { DrawingNode } from './drawing';
import { toXml } from './drawing-xml';
import { canvasOf } from './layouts/types';
import type { LayoutPlan } from './types';

/**
 * Colors of a downloaded picture. It cannot use the style sheets of the page, and it must be legible on a light and on
 * a dark background.
 */
const PAINT: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'layout-canvas': { fill: '#151b21', stroke: '#2c3640', 'stroke-width': 3 },
  'layout-spot': { fill: '#1c242c', stroke: '#6b7885', 'stroke-width': 3, color: '#a5b0bb' },
  'layout-spot is-first': { fill: '#1c242c', stroke: '#4fd8b4', 'stroke-width': 3, color: '#4fd8b4' },
};
const TEXT = { 'font-family': 'system-ui, sans-serif', 'font-weight': 600, stroke: 'none', fill: 'currentColor' };

/** Name of a plan for readers. */
function planTitle({ preset, mapName }: LayoutPlan): string {
  return preset ? fill(STRINGS.layouts.named, { name: preset }) : mapName || STRINGS.layouts.unnamed;
}

/** Draws a plan, with the users in their spots. */
function drawPlan(plan: LayoutPlan): DrawingNode {
  const canvas = canvasOf(plan.widescreen);
  return drawLayout({
    spots: plan.boxes,
    canvas,
    title: `${planTitle(plan)}, ${canvas.width}x${canvas.height}`,
    labels: plan.boxes.map(({ user }) => user || null),
  });
}

/** Writes the plan as a standalone SVG file. User input is escaped. */
export function planToSvg(plan: LayoutPlan): string {
  const canvas = canvasOf(plan.widescreen);
  const { attributes, ...rest } = paint(drawPlan(plan));
  const size = { xmlns: 'http://www.w3.org/2000/svg', width: canvas.width, height: canvas.height };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml({ ...rest, attributes: { ...size, ...attributes } })}\n`;
}

/** Replaces classes with colors. */
function paint(drawing: DrawingNode): DrawingNode {
  const { className, ...attributes } = drawing.attributes;
  return {
    ...drawing,
    attributes: { ...attributes, ...(PAINT[String(className)] ?? (drawing.tag === 'text' ? TEXT : {})) },
    children: drawing.children.map((child) => (typeof child === 'string' ? child : paint(child))),
  };
}
