import type { ContentNode } from '../../shared/tree/types';

/** Returns whether an element of the tree has the class. Static markup is already a string and is not searched. */
export function containsClass(nodes: readonly ContentNode[], name: string): boolean {
  return nodes.some((node) => {
    if (node.type === 'html') return false;
    const own = node.type === 'element' ? String(node.props.className ?? '').split(' ') : [];
    return own.includes(name) || containsClass(node.children, name);
  });
}
