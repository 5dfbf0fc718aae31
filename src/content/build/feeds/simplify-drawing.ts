import type { Element, ElementContent, Properties } from 'hast';

const SHAPES = new Set(['rect', 'circle', 'ellipse', 'line', 'path', 'polygon', 'polyline']);
const DROPPED = new Set(['script', 'style', 'foreignObject', 'a', 'use', 'image']);

/**
 * Prepares an inline SVG for display without the style sheet that colors it: shapes become outlines, and both outlines
 * and text take the color of the surrounding text unless they have a `fill` of their own, which is not a custom
 * property. Returns nothing for an icon, which is decorative and hidden from assistive technology.
 */
export function simplifyDrawing(svg: Element): ElementContent[] {
  if (String(svg.properties.ariaHidden) === 'true') return [];
  return [simplify(svg)];
}

function simplify(node: Element): Element {
  const properties = Object.fromEntries(
    Object.entries(node.properties).flatMap(([name, value]) => {
      if (/^(?:class|style$|on|data|aria|tabIndex|focusable|href|xLink)/.test(name)) return [];
      if (!String(value).startsWith('var(')) return [[name, value]];
      return name === 'stroke' ? [[name, 'currentColor']] : [];
    }),
  ) as Properties;
  const colors: Properties =
    SHAPES.has(node.tagName) && properties.fill === undefined
      ? { fill: 'none', stroke: 'currentColor' }
      : node.tagName === 'text' && properties.fill === undefined
        ? { fill: 'currentColor' }
        : {};
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    return child.type === 'element' && !DROPPED.has(child.tagName) ? [simplify(child)] : [];
  });
  return { ...node, properties: { ...properties, ...colors }, children };
}
