import type { Content, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { ContentError, type Problem } from '../../../site/problems';
import { literalOf } from '../tree/resolve-components';
import { lineOf } from '../tree/remark/types';

const ATTRIBUTES = ['needs', 'folded'];

interface ExampleOptions {
  readonly file: string;
  /** The body as its author wrote it. */
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyOffset: number;
  /** Whether the site has the data that an example needs, such as "operation createRoom". */
  readonly has: (data: string) => boolean;
}

/**
 * Shows each `<Example>` with its source below it, as its author wrote it. `needs="operation createRoom"` leaves out
 * what is shown on a site without that data, but not its source. `folded` closes an example that is long.
 */
export function exampleSources({ file, body, bodyOffset, has }: ExampleOptions) {
  const lines = body.split('\n');
  return (): Transformer<Root> => (tree) => {
    const problems: Problem[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Example' || !parent || index === undefined) return;
      const report = (message: string): void => void problems.push({ file, line: lineOf(node), message });
      const options = readOptions(node, report);
      const [first] = node.children;
      const last = node.children.at(-1);
      const siblings: Content[] = parent.children;
      if (!first || !last) {
        siblings[index] = { type: 'paragraph', children: [] };
        return report('<Example> is empty; expected what it shows');
      }
      const start = lineOf(first) - bodyOffset - 1;
      const end = (last.position?.end.line ?? 0) - bodyOffset;
      const code: Content = {
        type: 'code',
        lang: 'markdown',
        value: dedent(lines.slice(start, end)),
        position: node.position,
      };
      const isMissing = options.needs !== undefined && !has(options.needs);
      const shown = isMissing ? missing(options.needs) : options.folded ? [folded(node.children)] : node.children;
      siblings[index] = block('data-example', [block('data-example-shown', shown, node), code], node);
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}

function readOptions(node: MdxJsxFlowElement, report: (message: string) => void) {
  const found = new Map<string, unknown>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && ATTRIBUTES.includes(attribute.name))
      found.set(attribute.name, literalOf(attribute));
    else
      report(
        `<Example>: prop "${attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'}" is not known; ` +
          `allowed: ${ATTRIBUTES.join(', ')}`,
      );
  }
  const needs = found.get('needs');
  return { needs: typeof needs === 'string' ? needs : undefined, folded: found.get('folded') === true };
}

/** Lines without the indentation that all of them have. */
function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common)).join('\n');
}

type FlowChildren = MdxJsxFlowElement['children'];

function missing(data: string | undefined): FlowChildren {
  return [{ type: 'paragraph', children: [{ type: 'text', value: `This site has no ${data}, which this shows.` }] }];
}

function folded(children: FlowChildren): MdxJsxFlowElement {
  const summary: Paragraph = {
    type: 'paragraph',
    data: { hName: 'summary' },
    children: [{ type: 'text', value: 'Show it' }],
  };
  return { type: 'mdxJsxFlowElement', name: 'details', attributes: [], children: [summary, ...children] };
}

function block(name: string, children: FlowChildren, { position }: MdxJsxFlowElement): MdxJsxFlowElement {
  const attributes: MdxJsxFlowElement['attributes'] = [{ type: 'mdxJsxAttribute', name, value: '' }];
  return { type: 'mdxJsxFlowElement', name: 'div', attributes, children, ...(position ? { position } : {}) };
}
