import type { ElementContent } from 'hast';

const HEADING = /^h([1-6])$/;

/**
 * Gives each label of a component, which is a heading without an id, the level below the author's heading that it
 * stands under, so that the outline of the page has no gaps.
 */
export function placeLabels(nodes: readonly ElementContent[]): ElementContent[] {
  let depth = 1;
  const place = (node: ElementContent): ElementContent => {
    if (node.type === 'element') {
      const level = Number(HEADING.exec(node.tagName)?.[1] ?? 0);
      if (level > 0 && node.properties.id === undefined) return { ...node, tagName: `h${Math.min(depth + 1, 6)}` };
      if (level > 0) depth = level;
    }
    return 'children' in node ? { ...node, children: node.children.map(place) } : node;
  };
  return nodes.map(place);
}
