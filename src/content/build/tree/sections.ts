import type { ContentSection } from '../../shared/tree/types';
import type { TocHeading } from '../../../site/toc';
import type { HastLike } from './resolve-components';
import { foldSpace, textOf } from '../../shared/tree/text';
import { toHtmlString } from './to-tree';
import type { Element } from '../../shared/tree/syntax-tree';

const HEADING = /^h([1-6])$/;

/** Headings in document order, wherever they stand (inside lists, tabs and admonitions too). */
export function collectHeadings(nodes: readonly HastLike[]): TocHeading[] {
  return nodes.flatMap((node) => {
    const depth = depthOf(node);
    if (depth !== null && depth > 1) {
      const element = node as Element;
      return [{ id: String(element.properties.id), depth, html: inlineHtml(element) }];
    }
    return 'children' in node ? collectHeadings(node.children as HastLike[]) : [];
  });
}

/** First-level headings, wherever they stand. */
export function collectTitles(nodes: readonly HastLike[]): Element[] {
  return nodes.flatMap((node) => {
    if (depthOf(node) === 1) return [node as Element];
    return 'children' in node ? collectTitles(node.children as HastLike[]) : [];
  });
}

/** Inline markup of a heading without its links: a contents list is made of links itself. */
function inlineHtml(heading: Element): string {
  const strip = (nodes: readonly HastLike[]): HastLike[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [node];
      if (node.tagName === 'a')
        return Array.isArray(node.properties.className) && node.properties.className.includes('hash-link')
          ? []
          : strip(node.children as HastLike[]);
      return [{ ...node, properties: {}, children: strip(node.children as HastLike[]) as Element['children'] }];
    });
  return toHtmlString(strip(heading.children as HastLike[])).trim();
}

/** Cuts a page at its headings. `title` is the page's own; each section carries the titles above it. */
export function collectSections(nodes: readonly HastLike[], title: string): ContentSection[] {
  const sections: ContentSection[] = [];
  let trail: { depth: number; text: string }[] = [];
  let current: { anchor: string | null; depth: number; parts: string[] } = { anchor: null, depth: 1, parts: [] };
  const close = (): void => {
    sections.push({
      anchor: current.anchor,
      depth: current.depth,
      hierarchy: [title, ...trail.map(({ text }) => text)],
      text: foldSpace(current.parts.join(' ')),
    });
  };
  const walk = (node: HastLike): void => {
    const depth = depthOf(node);
    if (depth === 1) return;
    if (depth !== null) {
      close();
      trail = [...trail.filter((entry) => entry.depth < depth), { depth, text: textOf(node) }];
      current = { anchor: String((node as Element).properties.id), depth, parts: [] };
    } else if ('children' in node && holdsHeading(node)) {
      (node.children as HastLike[]).forEach(walk);
    } else {
      current.parts.push(textOf(node));
    }
  };
  nodes.forEach(walk);
  close();
  return sections;
}

function depthOf(node: HastLike): number | null {
  const match = node.type === 'element' ? HEADING.exec(node.tagName) : null;
  return match ? Number(match[1]) : null;
}

function holdsHeading(node: HastLike): boolean {
  return depthOf(node) !== null || ('children' in node && (node.children as HastLike[]).some(holdsHeading));
}
