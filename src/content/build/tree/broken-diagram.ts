import type { Element } from 'hast';
import type { Code } from 'mdast';
import type { Problem } from '../../../site/problems';
import type { BrokenDiagramNode } from './remark/types';

/** Replaces a fence that the renderer cannot draw; passed to the renderer as its `errorFallback` option. */
export function brokenDiagram(fence: Code, reason: unknown): BrokenDiagramNode {
  return {
    type: 'brokenDiagram',
    data: {
      hName: 'p',
      hProperties: { dataBrokenDiagram: reason instanceof Error ? reason.message : String(reason) },
    },
    children: [],
    position: fence.position,
  };
}

/**
 * Returns the problem with a figure's diagram, or undefined if there is none. Its line is the one that the renderer
 * cannot read, or that of the fence if the renderer names none.
 *
 * @param source the diagram as its author wrote it
 */
export function problemOf(figure: Element, file: string, source: string): Problem | undefined {
  for (const child of figure.children) {
    const text = child.type === 'element' ? child.properties.dataBrokenDiagram : undefined;
    if (typeof text === 'string') return toProblem(text, { file, fence: figure.position?.start.line, source });
  }
  return undefined;
}

const PREFIX = 'has a diagram that cannot be drawn: ';
/** The first error of mermaid's message, with its line in what mermaid parses. */
const FIRST_ERROR =
  /(?:Parse|Lexer|Lexical) error on line (\d+)(?:, column \d+)?[.:]\s*(.*?)(?=\s*(?:Parse|Lexer) error on line|$)/s;
/** The place of the error and a line that points to it: an excerpt of what the project has made of the source. */
const EXCERPT = /(?:^|\n)[^\n]*\n-*\^/;
/** Mermaid's other messages may end with the whole source. */
const SOURCE = /(?: for text)?:? *\n.*$/s;

function toProblem(
  text: string,
  { file, fence, source }: { readonly file: string; readonly fence: number | undefined; readonly source: string },
): Problem {
  const [, number, rest = ''] = FIRST_ERROR.exec(text) ?? [];
  const line = number === undefined ? undefined : linesThatMermaidCounts(source)[Number(number) - 1];
  const reason = shorten((number === undefined ? text.replace(SOURCE, '') : rest).replace(EXCERPT, ''));
  if (fence === undefined || line === undefined) return { file, line: fence, message: `${PREFIX}${reason}` };
  const found = source.split('\n')[line - 1]?.trim() ?? '';
  return { file, line: fence + line, message: `${PREFIX}found "${found}"; ${reason}` };
}

/** Mermaid lists all that could be there, by names of its own. */
const MOST_EXPECTED = 4;

function shorten(text: string): string {
  const reason = text.replace(/\s+/g, ' ').trim();
  const [, list = '', got = ''] = /^Expecting ((?:'[^']*'(?:, )?)+), got '(.*)'$/.exec(reason) ?? [];
  if (list === '') return `mermaid says: ${reason}`;
  const names = [...list.matchAll(/'([^']*)'/g)].map(([, name = '']) => name);
  const others = names.length > MOST_EXPECTED ? ', …' : '';
  return `mermaid expected ${names.slice(0, MOST_EXPECTED).join(', ')}${others}, and read ${got}`;
}

/** Lines of a source, from 1, that are left when mermaid has removed comments and the space before the diagram. */
function linesThatMermaidCounts(source: string): number[] {
  const lines = source.split('\n').map((text, index) => ({ text, number: index + 1 }));
  const removed = new Set<number>();
  // The same expression as mermaid's: it also removes empty lines before a comment.
  for (const { 0: comment, index } of source.matchAll(/^\s*%%(?!\{)[^\n]+\n?/gm)) {
    const first = source.slice(0, index).split('\n').length;
    comment.split('\n').forEach((text, offset, all) => {
      if (offset < all.length - 1 || text !== '') removed.add(first + offset);
    });
  }
  const left = lines.filter(({ number }) => !removed.has(number));
  const start = left.findIndex(({ text }) => !/^\s*(?:%%\{.*)?$/.test(text));
  return left.slice(Math.max(start, 0)).map(({ number }) => number);
}
