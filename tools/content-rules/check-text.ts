import { parseCodeMeta, parseHighlights } from '../../src/content/shared/tree/code-block';
import type { Problem } from '../../src/site/problems';
import type { Code, Text } from 'mdast';
import type { ContentPage } from '../content-pages';
import { lineOf, walk } from '../markdown';

/** Marks of what is still undecided, and what a draft leaves behind. */
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
    if (mark) problem(index + 1, `contains the mark "${mark}", which readers must not see`);
  });
  for (const field of ['title', 'description', 'sidebar_label']) {
    const value = page.frontMatter[field];
    if (typeof value !== 'string') continue;
    const word = DOUBT.exec(value)?.[0] ?? MARKETING.exec(value)?.[0];
    if (word) problem(page.lineOfField(field), `field "${field}": contains "${word}"`);
  }
  walk(page.tree, (node) => {
    if (node.type === 'text')
      for (const found of marketingWords(node)) problem(found.line, `contains the marketing word "${found.word}"`);
    if (node.type === 'code') for (const message of problemsOfFence(node)) problem(lineOf(node), message);
  });
  if (page.kind === 'post') problems.push(...checkTruncate(page));
  return problems;
}

function marketingWords(node: Text): { line: number; word: string }[] {
  const text = node.value;
  const pattern = new RegExp(MARKETING.source, 'gi');
  return [...text.matchAll(pattern)].map((match) => ({
    line: lineOf(node) + text.slice(0, match.index).split('\n').length - 1,
    word: match[0],
  }));
}

function problemsOfFence(node: Code): string[] {
  const written = node.value;
  if (node.lang === 'mermaid') {
    const missing = ['accTitle', 'accDescr'].filter(
      (name) => !new RegExp(`^\\s*${name}\\s*(?::\\s*\\S|\\{)`, 'm').test(written),
    );
    return missing.map((name) => `has a diagram without ${name}`);
  }
  const { code } = parseHighlights(written, node.lang ?? '', parseCodeMeta(node.meta ?? '').range);
  const lines = code.split('\n').length;
  return lines > FENCE_LINES ? [`has a fence of ${lines} lines; allowed: at most ${FENCE_LINES}`] : [];
}

/** A post begins with a paragraph; the mark after it says what lists of posts show. */
function checkTruncate(page: ContentPage): Problem[] {
  const nodes = page.tree.children;
  const marks = nodes.flatMap((node, index) =>
    node.type === 'mdxFlowExpression' && TRUNCATE.test(node.value) ? [index] : [],
  );
  const [first, second] = marks;
  const lineAt = (index: number): number => (nodes[index] ? lineOf(nodes[index]) : 1);
  if (first === undefined)
    return [{ file: page.file, line: lineAt(0), message: 'has no mark {/* truncate */} after its first paragraph' }];
  if (second !== undefined)
    return [{ file: page.file, line: lineAt(second), message: 'has a second mark {/* truncate */}' }];
  if (first !== 1 || nodes[0]?.type !== 'paragraph')
    return [
      {
        file: page.file,
        line: lineAt(first),
        message: 'has its mark {/* truncate */} in another place than after its first paragraph',
      },
    ];
  return [];
}
