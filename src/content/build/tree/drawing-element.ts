import type { Element } from 'hast';
import { s } from 'hastscript';
import type { DrawingNode } from '../../../playgrounds/shared/drawing';

/** Converts a drawing to elements of content. */
export function toElement({ tag, attributes, children }: DrawingNode): Element {
  return s(
    tag,
    attributes,
    children.map((child) => (typeof child === 'string' ? child : toElement(child))),
  );
}
