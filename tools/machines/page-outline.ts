import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { textWithin } from '../../src/content/shared/tree/text';
import { squeeze, type Outline } from './outline';

/** Navigation, controls, and what only assistive technology reads: a page's Markdown leaves it out. */
const LEFT_OUT = new Set(['nav', 'button', 'script', 'style', 'svg']);
const LEFT_OUT_CLASSES = [
  'hash-link',
  'heading-alias',
  'visually-hidden',
  'diagram-dark',
  'code-head',
  'page-menu',
  'feedback',
];

/** What a page consists of, and what its Markdown says in other words. */
export interface PageOutline extends Outline {
  /** Diagrams, whose source is in the Markdown. */
  readonly diagrams: number;
  /** Whether requests are shown in one language, and the page asks for the others when a reader chooses them. */
  readonly isBrief: boolean;
}

/**
 * What the main part of a page consists of, read from its HTML. If that is an article with a body, its title and body
 * count, and not what surrounds them, such as authors and tags, which are in the front matter of its Markdown.
 *
 * @throws Error if the HTML has no `main`
 */
export function pageOutline(html: string): PageOutline {
  const [main] = elements(fromHtml(html).children, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no element main.');
  const kept = contentOf(main).flatMap(withoutLeftOut);
  const texts = (matches: (element: Element) => boolean): string[] =>
    elements(kept, matches).map((element) => squeeze(textWithin(element)));
  return {
    headings: texts(({ tagName }) => /^h[1-6]$/.test(tagName)),
    code: texts((element) => element.tagName === 'pre' || hasClass(element, 'code-json')),
    cells: texts(({ tagName }) => tagName === 'td' || tagName === 'th'),
    links: elements(kept, ({ tagName }) => tagName === 'a').map(({ properties }) => String(properties.href)),
    diagrams: elements(kept, (element) => element.tagName === 'figure' && hasClass(element, 'diagram')).length,
    isBrief: elements(kept, ({ properties }) => properties.dataOptions === 'language=curl').length > 0,
  };
}

function contentOf(main: Element): RootContent[] {
  const isTitle = ({ tagName }: Element): boolean => tagName === 'h1';
  const article = elements(main.children, ({ tagName }) => tagName === 'article').find(
    ({ children }) => elements(children, isTitle).length > 0,
  );
  if (!article) return main.children;
  return elements(article.children, (element) => isTitle(element) || hasClass(element, 'prose'));
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
    node.properties.ariaHidden === 'true' ||
    node.properties.dataTypes !== undefined ||
    LEFT_OUT_CLASSES.some((name) => hasClass(node, name));
  return isLeftOut ? [] : [{ ...node, children: node.children.flatMap(withoutLeftOut) }];
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
