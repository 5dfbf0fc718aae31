import type { Element, ElementContent, Properties, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { textWithin } from '../../shared/tree/text';
import type { ComponentNode, ContentNode } from '../../shared/tree/types';
import { simplifyDrawing } from './simplify-drawing';

export interface HtmlOptions {
  /** Absolute URL of the page, against which all other URLs are resolved. */
  readonly pageUrl: string;
}

/**
 * Renders a page's content as standalone HTML for feeds: plain elements without classes, scripts, buttons or other
 * controls, with absolute URLs. Tab panels follow one another, and a diagram keeps only its light image. The result
 * never contains the end of a CDATA section.
 */
export function contentToHtml(nodes: readonly ContentNode[], { pageUrl }: HtmlOptions): string {
  const children = nodes.flatMap(toHast).flatMap((node) => simplify(node, pageUrl));
  const html = toHtml(children, { characterReferences: { useNamedReferences: true } });
  return html.replaceAll(']]>', ']]&gt;').trim();
}

/** Converts the three kinds of content nodes to hast. */
function toHast(node: ContentNode): RootContent[] {
  if (node.type === 'html') return fromHtml(node.html, { fragment: true }).children;
  const children = node.children.flatMap(toHast);
  return node.type === 'element' ? [h(node.tag, { ...node.props }, children)] : [...labelOf(node), ...children];
}

/** What remains of an interactive component in addition to its children: the label of a tab, or a caption. */
function labelOf({ props }: ComponentNode): Element[] {
  const label = props.label ?? props.value ?? props.caption;
  return typeof label === 'string' ? [h('p', h('strong', label))] : [];
}

const DROPPED = new Set([
  'script',
  'style',
  'template',
  'button',
  'select',
  'textarea',
  'form',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
  'noscript',
  'dialog',
  'nav',
]);
const DROPPED_CLASSES = ['hash-link', 'visually-hidden', 'sr-only', 'code-actions', 'code-language', 'diagram-dark'];
/** Elements that exist only for styling. */
const UNWRAPPED_CLASSES = ['table-frame', 'diagram-frame', 'run'];

const ATTRIBUTES = [
  'href',
  'src',
  'srcSet',
  'alt',
  'title',
  'width',
  'height',
  'colSpan',
  'rowSpan',
  'scope',
  'start',
  'reversed',
  'open',
  'dateTime',
  'lang',
  'dir',
  'cite',
  'controls',
  'poster',
] as const;
const URL_ATTRIBUTES: readonly string[] = ['href', 'src', 'cite', 'poster'];

function simplify(node: RootContent, pageUrl: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const classes = classesOf(node.properties);
  if (DROPPED.has(node.tagName) || DROPPED_CLASSES.some((name) => classes.has(name))) return [];
  if (node.tagName === 'svg') return simplifyDrawing(node);
  if (node.tagName === 'input') return node.properties.type === 'checkbox' ? [checkboxText(node)] : [];
  if (node.tagName === 'pre') return [h('pre', h('code', textWithin(node).replace(/\n$/, '')))];
  const children = node.children.flatMap((child) => simplify(child, pageUrl));
  if (UNWRAPPED_CLASSES.some((name) => classes.has(name))) return children;
  if (classes.has('code-block')) return children;
  if (classes.has('code-head')) return children.length > 0 ? [h('p', h('strong', children))] : [];
  if (classes.has('admonition')) return [h('blockquote', children)];
  if (classes.has('admonition-title')) return [h('p', h('strong', children))];
  if (node.tagName === 'span') return children;
  return [h(node.tagName, allowedProperties(node.properties, pageUrl), children)];
}

function checkboxText({ properties }: Element): Text {
  return { type: 'text', value: properties.checked ? '☑' : '☐' };
}

function allowedProperties(properties: Properties, pageUrl: string): Properties {
  return Object.fromEntries(
    ATTRIBUTES.flatMap((name): [string, Properties[string]][] => {
      const value = properties[name];
      if (value === undefined || value === null) return [];
      if (name === 'srcSet') return [[name, absoluteSrcSet(value, pageUrl)]];
      return [[name, URL_ATTRIBUTES.includes(name) ? absoluteUrl(String(value), pageUrl) : value]];
    }),
  );
}

/** Resolves a reference to an absolute URL. Returns an invalid one unchanged, and an empty string for `javascript:`. */
function absoluteUrl(reference: string, pageUrl: string): string {
  if (!URL.canParse(reference, pageUrl)) return reference;
  const url = new URL(reference, pageUrl);
  return url.protocol === 'javascript:' ? '' : url.href;
}

function absoluteSrcSet(value: Properties[string], pageUrl: string): string {
  const candidates = Array.isArray(value) ? value.map(String) : String(value).split(/,\s+/);
  return candidates
    .map((candidate) => candidate.trim().replace(/^\S+/, (reference) => absoluteUrl(reference, pageUrl)))
    .join(', ');
}

function classesOf(properties: Properties): Set<string> {
  const value = properties.className;
  return new Set(Array.isArray(value) ? value.map(String) : String(value ?? '').split(/\s+/));
}
