import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { squeeze, type Outline } from './outline';

/** Navigation, controls, and what only assistive technology reads: a page's Markdown leaves it out. */
const LEFT_OUT = new Set(['nav', 'button', 'script', 'style', 'svg']);
const LEFT_OUT_CLASSES = ['hash-link', 'heading-alias', 'visually-hidden', 'diagram-dark', 'code-head'];

/**
 * What the main part of a page consists of, read from its HTML.
 *
 * @throws Error if the HTML has no `main`
 */
export function pageOutline(html: string): Outline {
  const [main] = elements(fromHtml(html).children, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no element main.');
  const kept = main.children.flatMap(withoutLeftOut);
  const texts = (matches: (element: Element) => boolean): string[] =>
    elements(kept, matches).map((element) => squeeze(toString(element)));
  return {
    headings: texts(({ tagName }) => /^h[1-6]$/.test(tagName)),
    code: texts((element) => element.tagName === 'pre' || hasClass(element, 'code-json')),
    cells: texts(({ tagName }) => tagName === 'td' || tagName === 'th'),
    links: elements(kept, ({ tagName }) => tagName === 'a').map(({ properties }) => String(properties.href)),
  };
}

/** Elements at any depth, in the order of the page. */
function elements(nodes: readonly RootContent[], matches: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return [...(matches(node) ? [node] : []), ...elements(node.children, matches)];
  });
}

function withoutLeftOut<Node extends RootContent>(node: Node): Node[] {
  if (node.type !== 'element') return [node];
  const isLeftOut =
    LEFT_OUT.has(node.tagName) ||
    node.properties.dataTypes !== undefined ||
    LEFT_OUT_CLASSES.some((name) => hasClass(node, name));
  return isLeftOut ? [] : [{ ...node, children: node.children.flatMap(withoutLeftOut) }];
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
