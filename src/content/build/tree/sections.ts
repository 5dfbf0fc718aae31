import type { Element, ElementContent } from 'hast';
import type { TocHeading } from '../../../site/toc';
import { collapseWhitespace, isTypeMarkup, linesOf, textOf } from '../../shared/tree/text';
import type { ContentSection } from '../../shared/tree/types';
import { HEADING_ALIAS } from './enhance-markup';
import { toHtmlString } from './to-tree';

const HEADING = /^h([1-6])$/;

/** Returns the headings of levels 2 to 6 in document order, including those in lists, tabs and admonitions. */
export function collectHeadings(nodes: readonly ElementContent[]): TocHeading[] {
  return nodes.flatMap((node) => {
    if (isTypeMarkup(node)) return [];
    const depth = depthOf(node);
    if (depth !== null && depth > 1) {
      const element = node as Element;
      return [{ id: String(element.properties.id), depth, html: inlineHtml(element) }];
    }
    return 'children' in node ? collectHeadings(node.children) : [];
  });
}

/** Returns the first-level headings in document order, including nested ones. */
export function collectTitles(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (depthOf(node) === 1) return [node as Element];
    return 'children' in node ? collectTitles(node.children) : [];
  });
}

/** Returns the inline markup of a heading without links, because the entries of a table of contents are links. */
function inlineHtml(heading: Element): string {
  const strip = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [node];
      if (hasClass(node, HEADING_ALIAS) || node.tagName === 'svg') return [];
      if (node.tagName === 'a') return hasClass(node, 'hash-link') ? [] : strip(node.children);
      return [{ ...node, properties: {}, children: strip(node.children) }];
    });
  return toHtmlString(strip(heading.children)).trim();
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** Splits a page into sections at its headings. `title` is the page's; each section has the titles above it. */
export function collectSections(nodes: readonly ElementContent[], title: string): ContentSection[] {
  const sections: ContentSection[] = [];
  let above: { depth: number; text: string }[] = [];
  let current: { anchor: string | null; depth: number; nodes: ElementContent[] } = {
    anchor: null,
    depth: 1,
    nodes: [],
  };
  const close = (): void => {
    sections.push({
      anchor: current.anchor,
      depth: current.depth,
      hierarchy: [title, ...above.map(({ text }) => text)],
      ...linesOf(current.nodes),
    });
  };
  const walk = (node: ElementContent): void => {
    const depth = depthOf(node);
    if (depth === 1) return;
    if (depth !== null) {
      close();
      above = [...above.filter((entry) => entry.depth < depth), { depth, text: textOf(node) }];
      current = { anchor: String((node as Element).properties.id), depth, nodes: [] };
    } else if ('children' in node && containsHeading(node)) {
      node.children.forEach(walk);
    } else {
      current.nodes.push(node);
    }
  };
  nodes.forEach(walk);
  close();
  return sections;
}

/** The beginning of the first paragraph, for descriptions. */
export function firstParagraph(nodes: readonly ElementContent[]): string {
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'p') {
      const text = textOf(node);
      if (text !== '')
        return text.length > 160 ? collapseWhitespace(`${text.slice(0, text.lastIndexOf(' ', 157))} …`) : text;
    }
  }
  return '';
}

/** Depth of a heading of the author; null for anything else, also for a label in a component, which has no id. */
function depthOf(node: ElementContent): number | null {
  if (node.type !== 'element' || node.properties.id === undefined) return null;
  const match = HEADING.exec(node.tagName);
  return match ? Number(match[1]) : null;
}

function containsHeading(node: ElementContent): boolean {
  if (isTypeMarkup(node)) return false;
  return depthOf(node) !== null || ('children' in node && node.children.some(containsHeading));
}
