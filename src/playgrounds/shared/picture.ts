import { fill } from '../../site/fill';
import type { DrawingNode } from './drawing';
import { toXml } from './drawing-xml';
import { drawLayout } from './layouts/draw-layout';
import { canvasOf } from './layouts/types';
import type { LayoutPlan } from './types';

const TEXT = { stroke: 'none', fill: 'currentColor', 'font-family': 'system-ui, sans-serif', 'font-weight': 600 };

/** Colors of the classes of a drawing: a file cannot use the page's style sheets, and has to suit any background. */
const PAINT: Readonly<Record<string, DrawingNode['attributes']>> = {
  'layout-canvas': { fill: '#151b21', stroke: '#2c3640', 'stroke-width': 3 },
  'layout-spot': { fill: '#1c242c', stroke: '#6b7885', 'stroke-width': 3, color: '#a5b0bb' },
  'layout-spot is-first': { fill: '#1c242c', stroke: '#4fd8b4', 'stroke-width': 3, color: '#4fd8b4' },
  'layout-number': TEXT,
  'layout-fit': TEXT,
};

/** Name of a plan for readers. */
function planTitle({ preset, mapName }: LayoutPlan): string {
  return preset ? fill(STRINGS.layouts.named, { name: preset }) : mapName || STRINGS.layouts.unnamed;
}

/** Draws a plan, with the users in their spots, as an SVG file of the canvas's size. User input is escaped. */
export function planToSvg(plan: LayoutPlan): string {
  const canvas = canvasOf(plan.widescreen);
  const { width, height } = canvas;
  const { attributes, ...drawing } = paint(
    drawLayout({
      spots: plan.boxes,
      canvas,
      title: `${planTitle(plan)}, ${width}x${height}`,
      labels: plan.boxes.map(({ user }) => user || null),
    }),
  );
  return toXml({ ...drawing, attributes: { xmlns: 'http://www.w3.org/2000/svg', width, height, ...attributes } });
}

/** Replaces classes with colors. */
function paint({ attributes: { className, ...attributes }, ...drawing }: DrawingNode): DrawingNode {
  return {
    ...drawing,
    attributes: { ...attributes, ...PAINT[String(className)] },
    children: drawing.children.map((child) => (typeof child === 'string' ? child : paint(child))),
  };
}
