import type { ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { ContentNode } from '../../shared/tree/types';

const HTML_OPTIONS = {
  allowDangerousHtml: true,
  allowDangerousCharacters: false,
  closeEmptyElements: true,
  tightSelfClosing: true,
} as const;
/** Elements in which text between the children is meaningless and would break hydration. */
const NO_TEXT = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl', 'colgroup']);

/** Serializes static nodes. Raw nodes, such as highlighted code, are written unchanged. */
export function toHtmlString(nodes: readonly ElementContent[]): string {
  return toHtml([...nodes], HTML_OPTIONS);
}

/** Splits a resolved syntax tree into runs of HTML and nodes for interactive components and their ancestors. */
export function toContentTree(nodes: readonly ElementContent[]): ContentNode[] {
  const tree: ContentNode[] = [];
  let run: ElementContent[] = [];
  const flush = (): void => {
    const html = toHtmlString(run).trim();
    if (html !== '') tree.push({ type: 'html', html });
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'component') {
      flush();
      tree.push({ type: 'component', name: node.name, props: node.props, children: toContentTree(node.children) });
    } else if (node.type === 'element' && containsComponent(node)) {
      flush();
      const children = NO_TEXT.has(node.tagName)
        ? node.children.filter((child) => child.type !== 'text')
        : node.children;
      tree.push({
        type: 'element',
        tag: node.tagName,
        props: toReactProps(node.properties),
        // Each row or item stays a separate element: a wrapper between a list and its items would be invalid.
        children: NO_TEXT.has(node.tagName) ? children.flatMap(toElement) : withSummary(children),
      });
    } else run.push(node);
  }
  flush();
  return tree;
}

/** A summary stays a separate element, because that of another element is none. */
function withSummary([first, ...others]: readonly ElementContent[]): ContentNode[] {
  if (first?.type === 'element' && first.tagName === 'summary') return [...toElement(first), ...toContentTree(others)];
  return toContentTree(first ? [first, ...others] : []);
}

function toElement(node: ElementContent): ContentNode[] {
  if (node.type !== 'element') return toContentTree([node]);
  return [
    {
      type: 'element',
      tag: node.tagName,
      props: toReactProps(node.properties),
      children: toContentTree(node.children),
    },
  ];
}

function containsComponent(node: ElementContent): boolean {
  return node.type === 'component' || ('children' in node && node.children.some(containsComponent));
}

function toReactProps(properties: Properties): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      if (value === null || value === undefined || name === 'style') return [];
      const key = name.replace(
        /^(aria|data)([A-Z])/,
        (_match, prefix: string, letter: string) => `${prefix}-${letter.toLowerCase()}`,
      );
      return [[key, Array.isArray(value) ? value.join(' ') : value]];
    }),
  );
}
