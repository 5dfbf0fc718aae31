import type { Content, Root } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { refusedScheme, refusedSchemeMessage } from '../../../../site/link-schemes';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf, type Node } from './types';

type Element = Extract<Content, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Elements that run code, load other sites or restyle the page, and what to write instead. */
const REFUSED: Readonly<Record<string, string>> = {
  script: 'content runs no code; show a program in a code block',
  iframe: 'content embeds no other sites; link to them',
  object: 'content embeds no other sites; link to them',
  embed: 'content embeds no other sites; link to them',
  style: 'the look of pages is in src/styles',
  link: 'the look of pages is in src/styles',
  base: 'links are paths from the root',
  meta: 'write it into the front matter',
  form: 'content sends nothing; use the components of the registry',
};
const ADDRESS_ATTRIBUTES = new Set(['href', 'src', 'poster', 'action', 'formaction', 'formAction', 'xlink:href']);

/**
 * Rejects what would run code or restyle the page: scripts, frames, attributes such as `onclick` and `style`, and links
 * with a scheme such as `javascript:`.
 */
export function safeMarkup(options: { readonly file: string }) {
  return (): Transformer<Root> => (tree) => {
    const problems: Problem[] = [];
    const report = (node: Node, message: string): void =>
      void problems.push({ file: options.file, line: lineOf(node), message });
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
        const scheme = refusedScheme(node.url);
        const what = node.type === 'image' ? 'an image' : 'a link';
        if (scheme !== undefined) report(node, `has ${what}: ${refusedSchemeMessage(node.url, scheme)}`);
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(node, report);
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}

function checkElement(element: Element, report: (node: Node, message: string) => void): void {
  const name = element.name ?? '';
  const instead = REFUSED[name.toLowerCase()];
  if (instead !== undefined) report(element, `element <${name}> is not allowed: ${instead}`);
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const subject = `${/^[a-z]/.test(name) ? 'element' : 'component'} <${name}>: attribute "${attribute.name}"`;
    if (/^[a-z]/.test(name) && /^on/i.test(attribute.name))
      report(element, `${subject} is not allowed: content runs no code`);
    if (/^[a-z]/.test(name) && attribute.name === 'style')
      report(element, `${subject} is not allowed: the look of pages is in src/styles`);
    const scheme =
      typeof attribute.value === 'string' && ADDRESS_ATTRIBUTES.has(attribute.name)
        ? refusedScheme(attribute.value)
        : undefined;
    if (scheme !== undefined) report(element, `${subject}: ${refusedSchemeMessage(String(attribute.value), scheme)}`);
  }
}
