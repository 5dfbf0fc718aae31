import type { Element } from 'hast';
import { h, s } from 'hastscript';
import type { DrawingNode } from '../../../playgrounds/shared/drawing';

/** A figure with a drawing, and the caption if there is one. */
export function drawingFigure(drawing: DrawingNode, caption: string | undefined): Element {
  return h(
    'figure',
    { className: ['layout-preview'] },
    drawingElement(drawing),
    caption === undefined ? null : h('figcaption', caption),
  );
}

/** A drawing as an element. */
export function drawingElement({ tag, attributes, children }: DrawingNode): Element {
  return s(
    tag,
    attributes,
    children.map((child) => (typeof child === 'string' ? child : drawingElement(child))),
  );
}
