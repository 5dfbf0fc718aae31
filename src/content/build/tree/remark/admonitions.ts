import type { Content, Paragraph, Root, Text } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf, type Node } from './types';

type ContainerDirective = Extract<Content, { type: 'containerDirective' }>;

export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
type Kind = (typeof ADMONITION_KINDS)[number];

const ALIASES: Readonly<Record<string, Kind>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
};

/**
 * Turns `:::note` containers into admonitions. An unknown kind becomes "info". Other directives become their source
 * text again. Both cause a warning that names file, line and column. A container without an end is an error: it would
 * contain the rest of the page.
 */
export function admonitions(options: { readonly file: string; readonly warn: (message: string) => void }) {
  return (): Transformer<Root> => (tree, source) => {
    const text = String(source);
    const locationOf = (node: Node): string => `${options.file}:${lineOf(node)}:${node.position?.start.column ?? 1}`;
    const problems: Problem[] = [];
    const lines = text.split('\n');
    visit(tree, (node, index, parent) => {
      const unclosed = findUnclosed(node, lines);
      if (unclosed !== undefined) problems.push({ file: options.file, line: lineOf(node), message: unclosed });
      if (node.type === 'containerDirective')
        toAdmonition(node, (name) =>
          options.warn(
            `${locationOf(node)} unknown admonition "${name}" is shown as info; known: ${ADMONITION_KINDS.join(', ')}`,
          ),
        );
      if ((node.type === 'textDirective' || node.type === 'leafDirective') && parent && index !== undefined) {
        const start = node.position?.start.offset ?? 0;
        const original = text.slice(start, node.position?.end.offset ?? start);
        options.warn(`${locationOf(node)} directive "${original}" is not supported and is shown as text`);
        const plain: Text = { type: 'text', value: original };
        const siblings: Content[] = parent.children;
        siblings[index] = node.type === 'leafDirective' ? { type: 'paragraph', children: [plain] } : plain;
      }
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}

const COLONS = /^[>\s]*(?:(?:[-*+]|\d+[.)])\s+)*(:{3,})/;

/** What is wrong with a container that has no end, or with colons that begin or end none. */
function findUnclosed(node: Content | Root, lines: readonly string[]): string | undefined {
  if (node.type === 'paragraph') {
    const [first] = node.children;
    return first?.type === 'text' && /^:{3}/.test(first.value)
      ? `has "${first.value.split('\n')[0] ?? ''}", which begins or ends no admonition: write :::note on a line of its own, and ::: after its text`
      : undefined;
  }
  if (node.type !== 'containerDirective') return undefined;
  const endLine = node.position?.end.line ?? 0;
  const opening = COLONS.exec(lines[lineOf(node) - 1] ?? '')?.[1]?.length ?? 3;
  const closing = /^[>\s]*(:{3,})\s*$/.exec(lines[endLine - 1] ?? '')?.[1]?.length ?? 0;
  const last = node.children.at(-1);
  const endsChild = last?.type === 'containerDirective' && last.position?.end.line === endLine;
  return closing >= opening && !endsChild && endLine > lineOf(node)
    ? undefined
    : `has an admonition :::${node.name} without an end: add a line ${':'.repeat(opening)} after its text`;
}

function toAdmonition(node: ContainerDirective, warnUnknown: (name: string) => void): void {
  const name = node.name.toLowerCase();
  const known = ADMONITION_KINDS.find((kind) => kind === name) ?? ALIASES[name];
  if (!known) warnUnknown(name);
  const kind = known ?? 'info';
  const [first, ...others] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const word = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { className: ['admonition-title'] } },
    children: label?.children.length ? label.children : [{ type: 'text', value: word }],
  };
  node.data = {
    hName: 'div',
    hProperties: { className: ['admonition', `admonition-${kind}`], role: 'note', ariaLabel: word },
  };
  node.children = [title, ...(label ? others : node.children)];
}
