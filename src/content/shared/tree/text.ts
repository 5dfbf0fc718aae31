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
 * What readers see but nobody searches for, and what is there for assistive technology only. Of a call of the API the
 * samples, examples and long lists of fields are left out: they would drown what the page says.
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

/** Visible text of a node, white space folded, a space between blocks. */
export function textOf(node: ElementContent): string {
  return foldSpace(collect(node));
}

export function foldSpace(text: string): string {
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

/** Visible text of markup. */
export function textOfHtml(html: string): string {
  return parse(html).map(collect).join('');
}

function parse(html: string): RootContent[] {
  return fromHtml(html, { fragment: true }).children;
}

/** Texts of all code on a page, each once: inline code, and the code of blocks with its line breaks. */
export function collectCode(nodes: readonly ElementContent[]): string[] {
  const found = new Set<string>();
  const walk = (node: RootContent, read: (code: Element) => string): void => {
    if (node.type === 'raw') parse(node.value).forEach((child) => walk(child, toString));
    else if (node.type === 'element' && node.tagName === 'code') found.add(read(node));
    else if ('children' in node) node.children.forEach((child) => walk(child, read));
  };
  nodes.forEach((node) => walk(node, textOf));
  return [...found];
}
