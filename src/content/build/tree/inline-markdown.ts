import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { enhanceElement, type MarkupContext } from './enhance-markup';
import type { HastLike } from './resolve-components';
import { toHtmlString } from './to-tree';
import type { Element } from '../../shared/tree/syntax-tree';

/**
 * Renders a short text of a data file: code, emphasis and links, which are treated like those of pages. Raw HTML is
 * shown as text.
 */
export function inlineMarkdown(text: string, context: MarkupContext): string {
  const tree = toHast(fromMarkdown(text)) as Element | null;
  const inline = (tree?.children ?? []).flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
  return toHtmlString(inline.map((node) => enhance(node as HastLike, context))).trim();
}

function enhance(node: HastLike, context: MarkupContext): HastLike {
  if (node.type !== 'element') return node;
  const element = {
    ...node,
    children: node.children.map((child) => enhance(child as HastLike, context)) as Element['children'],
  };
  return enhanceElement(element, context);
}
