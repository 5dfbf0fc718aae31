import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ContentSection } from './types';

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
  'h3',
  'h4',
  'h5',
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
  'endpoint-examples',
  'endpoint-example',
  'endpoint-fields',
  'layout-drawing',
]);

/**
 * True for what an SDK declares, in the list of its types. Readers see it but nobody searches
 * for it: the text of the pages explains it.
 */
export function isTypeMarkup(node: RootContent): boolean {
  return node.type === 'element' && node.properties.dataTypes !== undefined;
}

/** How blocks are separated, and what becomes of code blocks. */
interface Style {
  /** Text before and after a block. */
  readonly block: ' ' | '\n';
  /** Receives the text of each code block, which is then left out. */
  readonly onCode?: (code: string) => void;
}

const ONE_LINE: Style = { block: ' ' };

/** All text in a node as it is written. */
export function textWithin(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textWithin).join('') : '';
}

/** Visible text of a node, with whitespace collapsed and a space between blocks. */
export function textOf(node: ElementContent): string {
  return collapseWhitespace(collect(node, ONE_LINE));
}

/** Visible text of nodes without code blocks, and the text of these: in the form that `ContentSection` describes. */
export function linesOf(nodes: readonly ElementContent[]): Pick<ContentSection, 'text' | 'code'> {
  const code: string[] = [];
  const style: Style = { block: '\n', onCode: (text) => code.push(text) };
  return { text: trimLines(nodes.map((node) => collect(node, style)).join('\n')), code: trimLines(code.join('\n')) };
}

/** Collapses the white space in each line, except for tabs between cells, and removes empty lines. */
function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split('\t').map(collapseWhitespace).filter(Boolean).join('\t'))
    .filter(Boolean)
    .join('\n');
}

/** Trims text and replaces each run of white space with one space. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function collect(node: RootContent, style: Style): string {
  switch (node.type) {
    case 'text':
      // A line break in the source of a paragraph does not end a block.
      return style.block === '\n' ? node.value.replace(/\s/g, ' ') : node.value;
    case 'raw':
      return collectAll(parse(node.value), style);
    case 'element': {
      const names = node.properties.className;
      if (isTypeMarkup(node)) return '';
      if (Array.isArray(names) && names.some((name) => SKIPPED.has(String(name)))) return '';
      if (node.tagName === 'pre' && style.onCode) {
        style.onCode(textWithin(node).replaceAll('\t', ' '));
        return style.block;
      }
      if (node.tagName === 'tr' && style.block === '\n') return `\n${cellsOf(node, style).join('\t')}\n`;
      const inner = collectAll(node.children, style);
      return BLOCKS.has(node.tagName) ? `${style.block}${inner}${style.block}` : inner;
    }
    default:
      return 'children' in node ? `${style.block}${collectAll(node.children, style)}${style.block}` : '';
  }
}

function collectAll(nodes: readonly RootContent[], style: Style): string {
  return nodes.map((node) => collect(node, style)).join('');
}

/** A row is one line, even if its cells contain lists. */
function cellsOf(row: Element, style: Style): string[] {
  return row.children.map((cell) => collapseWhitespace(collect(cell, style))).filter(Boolean);
}

/** Visible text of HTML, without collapsing whitespace. */
export function textOfHtml(html: string): string {
  return collectAll(parse(html), ONE_LINE);
}

function parse(html: string): RootContent[] {
  return fromHtml(html, { fragment: true }).children;
}

/** The text of all code on a page without duplicates: inline code, and code blocks with their line breaks. */
export function collectCode(nodes: readonly ElementContent[]): string[] {
  const texts = new Set<string>();
  const walk = (node: RootContent, read: (code: Element) => string): void => {
    if (isTypeMarkup(node)) return;
    if (node.type === 'raw') parse(node.value).forEach((child) => walk(child, textWithin));
    else if (node.type === 'element' && node.tagName === 'code') texts.add(read(node));
    else if ('children' in node) node.children.forEach((child) => walk(child, read));
  };
  nodes.forEach((node) => walk(node, textOf));
  return [...texts];
}
