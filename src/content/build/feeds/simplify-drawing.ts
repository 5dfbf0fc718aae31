import type { Element, ElementContent, Properties } from 'hast';

const SHAPES = new Set(['rect', 'circle', 'ellipse', 'line', 'path', 'polygon', 'polyline']);
const DROPPED = new Set(['script', 'style', 'foreignObject', 'a', 'use', 'image']);

/**
 * An inline drawing without the style sheet that colours it: shapes become lines and writing in the colour of the text
 * around, unless they bring colours of their own. An icon, which is hidden decoration, goes.
 */
export function simplifyDrawing(svg: Element): ElementContent[] {
  if (String(svg.properties.ariaHidden) === 'true') return [];
  return [simplify(svg)];
}

function simplify(node: Element): Element {
  const properties = Object.fromEntries(
    Object.entries(node.properties).filter(
      ([name]) => !/^(?:class|style$|on|data|aria|tabIndex|focusable|href|xLink)/.test(name),
    ),
  ) as Properties;
  const colours: Properties =
    SHAPES.has(node.tagName) && properties.fill === undefined
      ? { fill: 'none', stroke: 'currentColor' }
      : node.tagName === 'text' && properties.fill === undefined
        ? { fill: 'currentColor' }
        : {};
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    return child.type === 'element' && !DROPPED.has(child.tagName) ? [simplify(child)] : [];
  });
  return { ...node, properties: { ...properties, ...colours }, children };
}
