import type { ContentNode } from './types';

const CALL = 'endpoint';

/** True if a page explains calls of the API: its content has at least one `Endpoint`. */
export function hasCalls(nodes: readonly ContentNode[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'html') return new RegExp(`class="${CALL}["\\s]`).test(node.html);
    return (node.type === 'element' && node.props.className === CALL) || hasCalls(node.children);
  });
}
