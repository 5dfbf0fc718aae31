import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';

const BLOCKS = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'pre',
  'div',
  'figure',
  'figcaption',
  'blockquote',
  'summary',
  'dt',
  'dd',
  'br',
  'table',
  'ul',
  'ol',
]);
/**
 * Classes of elements that readers see but nobody searches for, or that are only for assistive technology. The samples,
 * examples and long field lists of an API call are left out because they would drown out the text of the page.
 */
const SKIPPED = new Set([
  'hash-link',
  'visually-hidden',
  'code-head',
  'endpoint-samples',
  'endpoint-example',
  'endpoint-fields',
  'layout-drawing',
]);

/** Visible text of a node, with whitespace collapsed and a space between blocks. */
export function textOf(node: ElementContent): string {
  return collapseWhitespace(collect(node));
}

/** Trims text and replaces each run of white space with one space. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function collect(node: RootContent): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'raw':
      return textOfHtml(node.value);
    case 'element': {
      const names = node.properties.className;
      if (Array.isArray(names) && names.some((name) => SKIPPED.has(String(name)))) return '';
      const inner = node.children.map(collect).join('');
      return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
    }
    default:
      return 'children' in node ? ` ${node.children.map(collect).join('')} ` : '';
  }
}

/** Visible text of HTML, without collapsing whitespace. */
export function textOfHtml(html: string): string {
  return parse(html).map(collect).join('');
}

function parse(html: string): RootContent[] {
  return fromHtml(html, { fragment: true }).children;
}

/** The text of all code on a page without duplicates: inline code, and code blocks with their line breaks. */
export function collectCode(nodes: readonly ElementContent[]): string[] {
  const texts = new Set<string>();
  const walk = (node: RootContent, read: (code: Element) => string): void => {
    if (node.type === 'raw') parse(node.value).forEach((child) => walk(child, toString));
    else if (node.type === 'element' && node.tagName === 'code') texts.add(read(node));
    else if ('children' in node) node.children.forEach((child) => walk(child, read));
  };
  nodes.forEach((node) => walk(node, textOf));
  return [...texts];
}
