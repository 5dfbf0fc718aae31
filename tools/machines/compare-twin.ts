import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { textWithin as textOfHtml } from '../../src/content/shared/tree/text';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOfMarkdown } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

/** Navigation, controls, and what only assistive technology reads: a page's Markdown leaves it out. */
const LEFT_OUT = new Set(['nav', 'button', 'script', 'style', 'svg']);
const LEFT_OUT_CLASSES = ['hash-link', 'heading-alias', 'visually-hidden', 'code-head', 'page-menu', 'feedback'];
/** What must be in the Markdown, too. */
const TEXTS = /^(?:h[1-6]|pre|t[dh])$/;

/**
 * Compares a page with its Markdown, which has all of its headings, code, cells of tables and links.
 *
 * @param toLink target in the Markdown of a link in the page
 * @returns what the Markdown lacks
 */
export function compareTwin(html: string, markdown: string, toLink: (href: string) => string): string[] {
  const content = contentOf(html);
  const texts = elements(content, ({ tagName }) => TEXTS.test(tagName)).map((element) => squeeze(textOfHtml(element)));
  const links = elements(content, ({ tagName }) => tagName === 'a').map(({ properties }) =>
    toLink(String(properties.href)),
  );
  const tree = parseMarkdown(markdown);
  const text = squeeze(textOfMarkdown(tree));
  const known = new Set(linksIn(tree));
  return [
    ...texts.filter((part) => !text.includes(part)).map((part) => `"${part.slice(0, 80)}" is only on the page`),
    ...links.filter((link) => !known.has(link)).map((link) => `the link ${link} is only on the page`),
  ];
}

/** Targets of all links in Markdown. */
export function linksOf(markdown: string): string[] {
  return linksIn(parseMarkdown(markdown));
}

function linksIn(tree: ReturnType<typeof parseMarkdown>): string[] {
  const links: string[] = [];
  visit(tree, 'link', ({ url }) => void links.push(url));
  return links;
}

const parseMarkdown = (text: string): ReturnType<typeof fromMarkdown> =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Without whitespace, which formats treat differently. */
const squeeze = (text: string): string => text.replace(/\s+/g, '');

/**
 * The main part of a page. If that is an article with a body, its title and body count, and not what surrounds them,
 * such as authors and tags, which are in the front matter of its Markdown.
 */
function contentOf(html: string): RootContent[] {
  const isTitle = ({ tagName }: Element): boolean => tagName === 'h1';
  const [main] = elements(fromHtml(html).children, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no element main.');
  const article = elements(main.children, ({ tagName }) => tagName === 'article').find(
    ({ children }) => elements(children, isTitle).length > 0,
  );
  const content = article
    ? elements(article.children, (element) => isTitle(element) || hasClass(element, 'prose'))
    : main.children;
  return content.flatMap(withoutLeftOut);
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
