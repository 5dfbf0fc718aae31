/**
 * A drawing as plain data: an SVG element with its children, and with attributes named as in React and hast. Both the
 * content compiler and components turn it into markup.
 */
export interface DrawingNode {
  readonly tag: 'svg' | 'title' | 'desc' | 'g' | 'rect' | 'circle' | 'path' | 'text' | 'image';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (DrawingNode | string)[];
}

/** Creates an element of a drawing. */
export function node(
  tag: DrawingNode['tag'],
  attributes: DrawingNode['attributes'],
  children: DrawingNode['children'] = [],
): DrawingNode {
  return { tag, attributes, children };
}

/** A filled path. */
export function fillPath(d: string, fill: string): DrawingNode {
  return node('path', { d, fill });
}

/** A path as a line with round ends. */
export function linePath(d: string, stroke: string, strokeWidth: number): DrawingNode {
  return node('path', { d, fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' });
}

/** A filled rectangle. */
export function fillRect(x: number, y: number, width: number, height: number, fill: string, rx?: number): DrawingNode {
  return node('rect', { x, y, width, height, fill, ...(rx ? { rx } : {}) });
}

/** A filled circle. */
export function dot(cx: number, cy: number, r: number, fill: string): DrawingNode {
  return node('circle', { cx, cy, r, fill });
}

/** The same shape, partly transparent. */
export function faint(shape: DrawingNode, fillOpacity: number): DrawingNode {
  return { ...shape, attributes: { ...shape.attributes, fillOpacity } };
}
