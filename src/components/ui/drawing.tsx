import { createElement, type ReactNode } from 'react';
import type { DrawingNode } from '../../playgrounds/shared/drawing';

/** Elements of a drawing. */
export function Drawing({ nodes }: { readonly nodes: readonly DrawingNode[] }) {
  return nodes.map(toElement);
}

function toElement(node: DrawingNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { key, ...node.attributes }, node.children.map(toElement));
}
