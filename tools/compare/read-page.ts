import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { collapseWhitespace } from '../../src/content/shared/tree/text';
import { createReactIdNormalizer, normalizeHashes } from './hashed-names';
import type { Facts } from './types';

const HEADING = /^h[1-6]$/;
/** Elements within a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Attributes with text that readers see or hear. */
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];
const HEAD = new Set(['title', 'meta', 'link', 'base']);

interface Lists {
  readonly head: string[];
  readonly headings: string[];
  readonly links: string[];
  readonly text: string[];
  readonly markup: string[];
  readonly scripts: string[];
}

/** Extracts what is compared from a page. `normalizeClassName` normalizes class names, so that hashes are ignored. */
export function readPage(html: string, normalizeClassName: (name: string) => string): Facts {
  const normalizeId = createReactIdNormalizer();
  const lists: Lists = { head: [], headings: [], links: [], text: [], markup: [], scripts: [] };
  let line = '';
  const endLine = (): void => {
    const text = collapseWhitespace(line);
    if (text) lists.text.push(text);
    line = '';
  };

  const describe = (element: Element, omitted: readonly string[] = []): string => {
    const attributes = Object.entries(element.attribs)
      .filter(([name]) => !omitted.includes(name))
      .map(
        ([name, value]) =>
          `${name}="${normalizeId(normalizeHashes(name === 'class' ? normalizeClassNames(value) : value))}"`,
      )
      .sort();
    return `<${[element.name, ...attributes].join(' ')}>`;
  };
  const normalizeClassNames = (value: string): string =>
    value.split(/\s+/).filter(Boolean).map(normalizeClassName).sort().join(' ');

  const visit = (node: ChildNode | Document, inHeading = false): void => {
    if (isText(node)) {
      if (!inHeading) line += node.data;
      return;
    }
    if (!isTag(node)) {
      if ('children' in node) node.children.forEach((child) => visit(child, inHeading));
      return;
    }
    const isHeading = HEADING.test(node.name);
    const isBlock = !INLINE.has(node.name);
    if (isBlock) endLine();
    if (HEAD.has(node.name) && node.parent && isTag(node.parent) && node.parent.name === 'head') {
      const { name, attribs } = node;
      if (name === 'link' && attribs.rel === 'stylesheet') return;
      if (name === 'link' && /\bpreload\b/.test(attribs.rel ?? '') && /^(?:script|style)$/.test(attribs.as ?? ''))
        return;
      lists.head.push(name === 'title' ? `<title>${DomUtils.textContent(node)}` : describe(node));
      return;
    }
    if (node.name === 'script' || node.name === 'style') {
      if (!('src' in node.attribs)) lists.scripts.push(`${describe(node)} ${scriptText(DomUtils.textContent(node))}`);
      return;
    }
    lists.markup.push(node.name === 'a' ? describe(node, ['href']) : describe(node));
    if (isHeading)
      lists.headings.push(
        `${node.name} ${collapseWhitespace(DomUtils.textContent(node))}${node.attribs.id ? ` #${node.attribs.id}` : ''}`,
      );
    if ('href' in node.attribs) lists.links.push(`${node.attribs.href} (${collapseWhitespace(labelOf(node))})`);
    for (const name of TEXT_ATTRIBUTES)
      if (node.attribs[name]) lists.text.push(`[${name}] ${collapseWhitespace(node.attribs[name])}`);
    node.children.forEach((child) => visit(child, inHeading || isHeading));
    if (isBlock) endLine();
  };
  visit(parseDocument(html));
  endLine();
  return { ...lists };
}

/** Text of an inline script, without the starter's data about the bundles, which changes with every bundle. */
function scriptText(text: string): string {
  return normalizeHashes(text.replace(/"compilationHash":"\w*"/g, '"compilationHash":"*"'));
}

function labelOf(element: Element): string {
  return DomUtils.textContent(element) || (element.attribs['aria-label'] ?? '');
}
