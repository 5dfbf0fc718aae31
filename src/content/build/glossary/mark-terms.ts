import type { Element, ElementContent, Text } from 'hast';
import { h } from 'hastscript';
import { escapePattern } from '../../../site/escape-pattern';
import { isSamePath, routes, withBase } from '../../../site/routes';
import { wholeWords } from '../../../site/whole-words';
import { textOf } from '../../shared/tree/text';
import type { GlossaryTerm } from './read-glossary';

/** Elements whose text is running text. */
const TEXT = new Set(['p', 'li']);
/** Elements that contain no running text, or in which a link would not be expected. */
const SKIPPED = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['button', 'code', 'dl', 'figure', 'kbd', 'pre', 'script', 'style', 'summary', 'svg', 'table'],
]);
/** Classes of what authors write around running text; other elements with a class are parts of components. */
const CONTAINERS = /^(?:admonition|steps)$/;

/**
 * Links the first use of each term in the running text of a page to its entry in the glossary, unless the page itself
 * explains the term, or the first use is in a link already.
 *
 * @param page path of the page, and the site's base path
 */
export function markTerms(
  nodes: readonly ElementContent[],
  terms: readonly GlossaryTerm[],
  page: { readonly path: string; readonly baseUrl: string },
): ElementContent[] {
  const open = new Map(
    terms
      .filter(({ see }) => !isSamePath(see, page.path))
      .flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)),
  );
  if (open.size === 0 || isSamePath(page.path, routes.glossary())) return [...nodes];
  // Longer words first: "guest token" is one term, and "token" could be another.
  const words = wholeWords([...open.keys()].toSorted((one, other) => other.length - one.length).map(escapePattern));
  const glossary = withBase(page.baseUrl, routes.glossary());

  /** Returns the term that a word stands for, if this is its first use. */
  const take = (word: string): GlossaryTerm | undefined => {
    const term = open.get(word.toLowerCase());
    for (const form of term?.forms ?? []) open.delete(form.toLowerCase());
    return term;
  };
  const markText = (node: Text): ElementContent[] => {
    const pieces: ElementContent[] = [];
    let end = 0;
    for (const { 0: word, index } of node.value.matchAll(words)) {
      const term = take(word);
      if (!term) continue;
      pieces.push(
        { type: 'text', value: node.value.slice(end, index) },
        h('a', { href: `${glossary}#${term.id}` }, word),
      );
      end = index + word.length;
    }
    return end === 0 ? [node] : [...pieces, { type: 'text', value: node.value.slice(end) }];
  };
  const markChildren = <Node extends { children: ElementContent[] }>(node: Node, isText: boolean): Node => ({
    ...node,
    children: node.children.flatMap((child) => mark(child, isText)),
  });
  const mark = (node: ElementContent, isText: boolean): ElementContent[] => {
    if (node.type === 'text') return isText ? markText(node) : [node];
    if (node.type === 'component') return [markChildren(node, false)];
    if (node.type !== 'element' || SKIPPED.has(node.tagName)) return [node];
    if (node.tagName === 'a') {
      for (const [word] of textOf(node).matchAll(words)) take(word);
      return [node];
    }
    return hasOtherClass(node) ? [node] : [markChildren(node, isText || TEXT.has(node.tagName))];
  };
  return nodes.flatMap((node) => mark(node, false));
}

function hasOtherClass({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.length > 0 && !className.some((name) => CONTAINERS.test(String(name)));
}
