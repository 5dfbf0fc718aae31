import { drawLayout } from './layouts/draw-layout';
import type { DrawingNode } from './drawing';
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

/** Writes the plan as a standalone SVG file. User input is escaped. */
export function planToSvg(plan: LayoutPlan): string {
  const canvas = canvasOf(plan.widescreen);
  const title = plan.preset ? `Layout ${plan.preset}` : plan.mapName || 'Layout map';
  const drawing = drawLayout({
    spots: plan.boxes,
    canvas,
    title: `${title}, ${canvas.width}x${canvas.height}`,
    labels: plan.boxes.map(({ user }) => user || null),
  });
  const { className: _class, ...attributes } = drawing.attributes;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml({ ...drawing, attributes: { xmlns: 'http://www.w3.org/2000/svg', width: canvas.width, height: canvas.height, ...attributes } })}\n`;
}

function toXml(node: DrawingNode | string): string {
  if (typeof node === 'string') return escapeXml(node);
  const { className, ...rest } = node.attributes;
  const attributes = { ...rest, ...(PAINT[String(className)] ?? (node.tag === 'text' ? TEXT : {})) };
  const text = Object.entries(attributes).map(
    ([name, value]) => ` ${attributeName(name)}="${escapeXml(String(value))}"`,
  );
  return `<${node.tag}${text.join('')}>${node.children.map(toXml).join('')}</${node.tag}>`;
}

/** Converts `textAnchor` to `text-anchor`; `viewBox` stays unchanged. */
function attributeName(name: string): string {
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escapeXml(text: string): string {
  // A character that XML forbids would make the whole file invalid.
  const allowed = Array.from(text)
    .filter((character) => /[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(character))
    .join('');
  return allowed.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
