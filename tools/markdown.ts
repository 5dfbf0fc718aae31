import type { Content, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
// This package adds its node types to mdast's.
import type {} from 'remark-directive';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A node of a content file's syntax tree. */
export type MarkdownNode = Root | Content;

/** Line of a node in its file, starting at 1. */
export const lineOf = (node: MarkdownNode): number => node.position?.start.line ?? 1;

/** Visits a node and all its descendants, parents first. If the visitor returns false, it skips the node's children. */
export function walk(node: MarkdownNode, visit: (node: MarkdownNode) => boolean | void): void {
  if (visit(node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit);
}

export function childrenOf(node: MarkdownNode): readonly Content[] {
  return 'children' in node ? node.children : [];
}

export function isElement(node: MarkdownNode): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Value of an element's attribute if it is a string literal; otherwise undefined. */
export function attributeOf(element: MdxElement, name: string): string | undefined {
  const attribute = element.attributes.find((found) => found.type === 'mdxJsxAttribute' && found.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** Where a link leads, in Markdown or as the `href` of an element; undefined for other nodes. */
export function linkOf(node: MarkdownNode): string | undefined {
  if (node.type === 'link') return node.url;
  return isElement(node) ? attributeOf(node, 'href') : undefined;
}
