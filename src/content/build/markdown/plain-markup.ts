import type { Element, ElementContent, Properties, RootContent } from 'hast';
// Registers `raw` with hast.
import type {} from 'mdast-util-to-hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import { fenceName } from '../../shared/tree/language-names';
import type { ShownCode } from '../../shared/tree/syntax-tree';
import { isTypeMarkup, textWithin } from '../../shared/tree/text';
import type { Addresses } from './addresses';
import { componentMarkup } from './component-markup';
import { fill } from '../../../site/fill';

/** Controls, and what is there only for browsers. */
const DROPPED = new Set(
  'button dialog form iframe label link meta nav noscript object script select style template textarea wbr'.split(' '),
);
const DROPPED_CLASSES = [
  'code-actions',
  'diagram-dark',
  'hash-link',
  'heading-alias',
  'page-menu',
  'sr-only',
  'visually-hidden',
];
/** Elements that only exist for their style. */
const UNWRAPPED = new Set(['article', 'div', 'header', 'main', 'section', 'span', 'time']);

/**
 * Reduces markup of pages to what Markdown can say: text, headings, lists, tables, code, links and pictures. Controls
 * are left out; tabs and what is closed at first follow one another with their labels; admonitions become quotes;
 * diagrams become their source, and drawings their description.
 *
 * @param nodes a compiled body before it is serialized, or a part of a page's HTML
 */
export function plainMarkup(nodes: readonly RootContent[], addresses: Addresses): ElementContent[] {
  const plainAll = (children: readonly RootContent[]): ElementContent[] => children.flatMap(plainAfter);

  // What only styles keep apart needs a space.
  const plainAfter = (node: RootContent, index: number, siblings: readonly RootContent[]): ElementContent[] =>
    isElement(siblings[index - 1], 'a') && isElement(node, 'a', 'span')
      ? [{ type: 'text', value: ' ' }, ...plain(node)]
      : plain(node);

  const plain = (node: RootContent): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type === 'raw') {
      const { code } = node.data ?? {};
      return code ? codeBlock(code) : plainAll(fromHtml(node.value, { fragment: true }).children);
    }
    if (node.type === 'component') return plainAll(componentMarkup(node, addresses));
    if (node.type !== 'element' || isTypeMarkup(node)) return [];
    return plainElement(node);
  };

  const plainElement = (element: Element): ElementContent[] => {
    const { tagName, properties } = element;
    const has = (name: string): boolean => classesOf(properties).includes(name);
    if (DROPPED.has(tagName) || DROPPED_CLASSES.some(has) || String(properties.ariaHidden) === 'true') return [];
    if (element.data?.diagram) return diagramSource(element.data.diagram);
    if (tagName === 'svg') return described(element);
    if (has('code-block')) return codeBlock(readCode(element));
    if (has('admonition-title')) return [h('p', h('strong', plainAll(element.children)))];
    if (has('admonition')) return [h('blockquote', plainAll(element.children))];
    if (has('badge')) return [h('strong', plainAll(element.children)), { type: 'text', value: ' ' }];
    if (has('endpoint-method')) return [h('strong', plainAll(element.children))];
    if (has('endpoint-head') || (tagName === 'a' && has('card-title')))
      return [h('p', plainOf({ ...element, properties: withoutClass(properties) }))];
    return plainOf(element);
  };

  const plainOf = (element: Element): ElementContent[] => {
    const { tagName, properties } = element;
    const children = plainAll(element.children);
    switch (tagName) {
      case 'a':
        return linked(children, addresses.link(String(properties.href ?? '')));
      case 'img':
        return [h('img', { src: addresses.file(String(properties.src ?? '')), alt: String(properties.alt ?? '') })];
      case 'summary':
        return children.some((child) => child.type === 'element' && /^h[1-6]$/.test(child.tagName))
          ? children
          : [h('p', h('strong', children))];
      case 'details':
      case 'figure':
        return children;
      case 'figcaption':
        return children.length > 0 ? [h('p', h('em', children))] : [];
      case 'input':
        return properties.type === 'checkbox' ? [h('input', { type: 'checkbox', checked: properties.checked })] : [];
      default:
        if (UNWRAPPED.has(tagName)) return children;
        return [{ type: 'element', tagName, properties: kept(properties), children }];
    }
  };

  return plainAll(nodes);
}

const isElement = (node: RootContent | undefined, ...tagNames: readonly string[]): boolean =>
  node?.type === 'element' && tagNames.includes(node.tagName);

/** A link around blocks, such as a card, becomes a link of its first heading or paragraph. */
function linked(children: ElementContent[], href: string): ElementContent[] {
  const first = children.findIndex((child) => child.type === 'element' && /^(?:h[1-6]|p)$/.test(child.tagName));
  const block = children[first];
  if (block?.type !== 'element') return [h('a', { href }, children)];
  return children.with(first, { ...block, children: [h('a', { href }, block.children)] });
}

function codeBlock({ language, title, text }: ShownCode): ElementContent[] {
  const block = h('pre', h('code', { className: [`language-${language}`] }, text));
  return title ? [h('p', h('strong', title)), block] : [block];
}

/** Reads a code block from its HTML. */
function readCode(figure: Element): ShownCode {
  const find = (name: string): Element | undefined =>
    findElement(figure, ({ properties }) => classesOf(properties).includes(name));
  const text = (name: string): string => textWithin(find(name) ?? h('span'));
  return { language: fenceName(text('code-language')), title: text('code-title') || null, text: text('code') };
}

function findElement(node: Element, matches: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = matches(child) ? child : findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

function diagramSource({ title, source }: { readonly title: string; readonly source: string }): ElementContent[] {
  return [...codeBlock({ language: 'mermaid', title: null, text: source }), h('p', h('em', title))];
}

/** What a drawing shows, as assistive technology reads it. */
function described(svg: Element): ElementContent[] {
  const parts = ['title', 'desc'].map((tag) => findElement(svg, ({ tagName }) => tagName === tag));
  const text = [svg.properties.ariaLabel, ...parts.map((part) => part && textWithin(part))].filter(Boolean).join('. ');
  return text === '' ? [] : [h('p', fill(STRINGS.machines.picture, { text }))];
}

const kept = ({ colSpan, rowSpan, start, align }: Properties): Properties => ({ colSpan, rowSpan, start, align });

const withoutClass = ({ className: _className, ...properties }: Properties): Properties => properties;

function classesOf({ className }: Properties): readonly string[] {
  return Array.isArray(className) ? className.map(String) : String(className ?? '').split(/\s+/);
}
