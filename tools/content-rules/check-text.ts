import { parseCodeMeta, parseHighlights } from '../../src/content/shared/tree/code-block';
import { lineOf } from '../../src/content/build/tree/remark/types';
import type { Problem } from '../../src/site/problems';
import { walk, type ContentPage, type MdNode } from '../content-pages';

/** Marks with which facts say that they are not settled, and what a draft leaves behind. */
const DOUBT = /\((?:uncertain|proposed)\)|\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/i;
const MARKETING =
  /\b(?:easy|easily|simply|simple|just|powerful|seamless|seamlessly|effortless|effortlessly|robust|cutting-edge|revolutionary|world-class)\b/i;
const FENCE_LINES = 40;
const TRUNCATE = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

/** Words, fences and marks of a page's body and front matter. */
export function checkText(page: ContentPage): Problem[] {
  const problems: Problem[] = [];
  const problem = (line: number, message: string): void => {
    problems.push({ file: page.file, line, message });
  };
  page.source.split('\n').forEach((text, index) => {
    const mark = DOUBT.exec(text)?.[0];
    if (mark) problem(index + 1, `holds the mark "${mark}", which no reader may see`);
  });
  for (const field of ['title', 'description', 'sidebar_label']) {
    const value = page.frontMatter[field];
    if (typeof value !== 'string') continue;
    const word = DOUBT.exec(value)?.[0] ?? MARKETING.exec(value)?.[0];
    if (word) problem(page.lineOfField(field), `field "${field}": holds "${word}"`);
  }
  walk(page.tree, (node) => {
    if (node.type === 'text')
      for (const found of marketingWords(node))
        problem(found.line, `holds the word "${found.word}", which promises instead of saying`);
    if (node.type === 'code') for (const message of faultsOfFence(node)) problem(lineOf(node), message);
  });
  if (page.kind === 'post') problems.push(...checkTruncate(page));
  return problems;
}

function marketingWords(node: MdNode): { line: number; word: string }[] {
  const text = node.value ?? '';
  const pattern = new RegExp(MARKETING.source, 'gi');
  return [...text.matchAll(pattern)].map((match) => ({
    line: lineOf(node) + text.slice(0, match.index).split('\n').length - 1,
    word: match[0],
  }));
}

function faultsOfFence(node: MdNode): string[] {
  const written = node.value ?? '';
  if (node.lang === 'mermaid') {
    const missing = ['accTitle', 'accDescr'].filter(
      (name) => !new RegExp(`^\\s*${name}\\s*(?::\\s*\\S|\\{)`, 'm').test(written),
    );
    return missing.map((name) => `has a diagram without ${name}`);
  }
  const { code } = parseHighlights(written, node.lang ?? '', parseCodeMeta(node.meta ?? '').range);
  const lines = code.split('\n').length;
  return lines > FENCE_LINES ? [`has a fence of ${lines} lines; allowed are ${FENCE_LINES}`] : [];
}

/** A post begins with a paragraph; the mark after it says what lists of posts show. */
function checkTruncate(page: ContentPage): Problem[] {
  const nodes = page.tree.children ?? [];
  const marks = nodes.flatMap((node, index) =>
    node.type === 'mdxFlowExpression' && TRUNCATE.test(node.value ?? '') ? [index] : [],
  );
  const [first, second] = marks;
  const line = nodes[0] ? lineOf(nodes[0]) : 1;
  if (first === undefined)
    return [{ file: page.file, line, message: 'has no mark {/* truncate */} after its first paragraph' }];
  if (second !== undefined)
    return [{ file: page.file, line: lineOf(nodes[second] as MdNode), message: 'has a second mark {/* truncate */}' }];
  if (first !== 1 || nodes[0]?.type !== 'paragraph')
    return [
      {
        file: page.file,
        line: lineOf(nodes[first] as MdNode),
        message: 'has its mark {/* truncate */} elsewhere than after its first paragraph',
      },
    ];
  return [];
}
