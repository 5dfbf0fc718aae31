import type { ElementContent } from 'hast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { enhanceElement, type MarkupContext } from './enhance-markup';
import { toHtmlString } from './to-tree';

/**
 * Renders a short Markdown text from a data file: code, emphasis and links, which are completed like those of pages.
 * Raw HTML tags are removed.
 */
export function inlineMarkdown(text: string, context: MarkupContext): string {
  const tree = toHast(fromMarkdown(text));
  const inline = ('children' in tree ? tree.children : []).flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : child.type === 'doctype' ? [] : [child],
  );
  return toHtmlString(inline.map((node) => enhance(node, context))).trim();
}

function enhance(node: ElementContent, context: MarkupContext): ElementContent {
  if (node.type !== 'element') return node;
  return enhanceElement({ ...node, children: node.children.map((child) => enhance(child, context)) }, context);
}
