import type { ContentNode } from '../../content/shared/tree/types';

/** A call that a page shows, as the page's own links need it. */
export interface PageOperation {
  /** Id of its element. */
  readonly id: string;
  readonly method: string;
  readonly summary: string;
}

/** The calls in the content of a page, in their order: from the names of their elements (see `renderEndpoint`). */
export function pageOperations(nodes: readonly ContentNode[]): PageOperation[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html') return [];
    if (node.type === 'element' && node.props['data-operation'] !== undefined) {
      const [, method = '', summary = ''] = /^(\S+) .*?: (.+)$/.exec(String(node.props['aria-label'])) ?? [];
      return [{ id: String(node.props.id), method, summary }];
    }
    return pageOperations(node.children);
  });
}
