import type { Element, Root, RootContent } from 'hast';

/** Visits every element below a tree of HTML. */
export function walkElements(node: Root | RootContent, visit: (element: Element) => void): void {
  if (node.type === 'element') visit(node);
  if ('children' in node) for (const child of node.children) walkElements(child, visit);
}
