import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { textWithin } from '../../shared/tree/text';
import { ContentError } from '../../../site/problems';

/** Roles of `src/styles/tokens.css` that a drawing may name as `fill` and `stroke`. */
const PAINTS = [
  'canvas',
  'surface',
  'raised',
  'line',
  'control-line',
  'text',
  'muted',
  'accent',
  'amber',
  'danger',
  'info',
  'violet',
] as const;

/** A drawing of a concept. */
export interface Concept {
  /** What the drawing says, in a line. */
  readonly title: string;
  /** The same for readers who cannot see it. */
  readonly description: string;
  readonly viewBox: string;
  /** Attributes of the root and the shapes. Their colors are custom properties, so that they follow the color mode. */
  readonly attributes: Element['properties'];
  readonly shapes: readonly ElementContent[];
}

/**
 * Reads the SVG file of a drawing, in which colors are names of roles: `fill="raised"`.
 *
 * @throws ContentError naming the file, what was found and what is allowed
 */
export function parseConcept(svg: string, file: string): Concept {
  const problems: string[] = [];
  const read = (node: RootContent): ElementContent[] => {
    if (node.type === 'text') return node.value.trim() ? [{ type: 'text', value: node.value }] : [];
    if (node.type !== 'element') return [];
    const { tagName, children } = node;
    if (tagName === 'title' || tagName === 'desc') return [];
    return [
      { type: 'element', tagName, properties: paint(node.properties, problems), children: children.flatMap(read) },
    ];
  };
  const root = fromHtml(svg, { fragment: true }).children.find((node) => node.type === 'element');
  const { viewBox, ...attributes } = root?.properties ?? {};
  const said = (tagName: string): string => {
    const element = root?.children.find((node) => node.type === 'element' && node.tagName === tagName);
    return element ? textWithin(element).trim() : '';
  };
  const concept = { title: said('title'), description: said('desc'), viewBox: String(viewBox ?? '') };
  if (root?.tagName !== 'svg' || !/^0 0 \d+ \d+$/.test(concept.viewBox))
    problems.push('must be an <svg viewBox="0 0 WIDTH HEIGHT">');
  if (!concept.title || !concept.description) problems.push('needs a <title> and a <desc> in its <svg>');
  const drawing = { ...concept, attributes: paint(attributes, problems), shapes: root?.children.flatMap(read) ?? [] };
  if (problems.length > 0) throw new ContentError(problems.map((message) => ({ file, message })));
  return drawing;
}

/** Replaces names of roles by custom properties. */
function paint(properties: Element['properties'], problems: string[]): Element['properties'] {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (name === 'style' || name === 'className' || name === 'id')
        problems.push(`has the attribute "${name}"; write presentation attributes on groups`);
      if ((name !== 'fill' && name !== 'stroke') || value === 'none') return [name, value];
      if (!PAINTS.some((role) => role === value))
        problems.push(`has ${name}="${String(value)}"; allowed: none, ${PAINTS.join(', ')}`);
      return [name, `var(--color-${String(value)})`];
    }),
  );
}
