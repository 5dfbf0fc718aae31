import { parseCodeMeta, parseHighlights } from '../../src/content/shared/tree/code-block';
import type { Problem } from '../../src/site/problems';
import type { Code, Text } from 'mdast';
import type { ContentPage } from '../content-pages';
import { lineOf, walk } from '../markdown';
import type { PageRules } from './page-kinds';

const TRUNCATE = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

/** Checks a page's body and front matter for placeholders, marketing words, long fences and the truncate marker. */
export function checkText(page: ContentPage, { rules }: { readonly rules: PageRules }): Problem[] {
  const { placeholder, marketing, limits } = rules;
  const problems: Problem[] = [];
  const problem = (line: number, message: string): void => {
    problems.push({ file: page.file, line, message });
  };
  page.source.split('\n').forEach((text, index) => {
    const found = placeholder.exec(text)?.[0];
    if (found) problem(index + 1, `contains "${found}", which readers must not see`);
  });
  for (const field of ['title', 'description', 'sidebar_label']) {
    const value = page.frontMatter[field];
    if (typeof value !== 'string') continue;
    const word = placeholder.exec(value)?.[0] ?? marketing.exec(value)?.[0];
    if (word) problem(page.lineOfField(field), `field "${field}": contains "${word}"`);
  }
  walk(page.tree, (node) => {
    if (node.type === 'text')
      for (const found of marketingWords(node, marketing))
        problem(found.line, `contains the marketing word "${found.word}"`);
    if (node.type === 'code')
      for (const message of problemsOfFence(node, limits.fenceLines)) problem(lineOf(node), message);
  });
  if (rules.kindOf(page.route)?.truncate) problems.push(...checkTruncate(page));
  return problems;
}

function marketingWords(node: Text, { source }: RegExp): { line: number; word: string }[] {
  const text = node.value;
  const pattern = new RegExp(source, 'gi');
  return [...text.matchAll(pattern)].map((match) => ({
    line: lineOf(node) + text.slice(0, match.index).split('\n').length - 1,
    word: match[0],
  }));
}

function problemsOfFence(node: Code, maximum: number): string[] {
  const source = node.value;
  if (node.lang === 'mermaid') {
    const missing = ['accTitle', 'accDescr'].filter(
      (name) => !new RegExp(`^\\s*${name}\\s*(?::\\s*\\S|\\{)`, 'm').test(source),
    );
    return missing.map((name) => `has a diagram without ${name}`);
  }
  const { code } = parseHighlights(source, node.lang ?? '', parseCodeMeta(node.meta ?? '').range);
  const lines = code.split('\n').length;
  return lines > maximum ? [`has a fence of ${lines} lines; expected at most ${maximum}`] : [];
}

/** Lists of posts show the first paragraph of a post, which ends at the truncate marker. */
function checkTruncate(page: ContentPage): Problem[] {
  const nodes = page.tree.children;
  const markers = nodes.flatMap((node, index) =>
    node.type === 'mdxFlowExpression' && TRUNCATE.test(node.value) ? [index] : [],
  );
  const [first, second] = markers;
  const lineAt = (index: number): number => (nodes[index] ? lineOf(nodes[index]) : 1);
  if (first === undefined)
    return [{ file: page.file, line: lineAt(0), message: 'has no {/* truncate */} after its first paragraph' }];
  if (second !== undefined)
    return [{ file: page.file, line: lineAt(second), message: 'has a second {/* truncate */}' }];
  if (first !== 1 || nodes[0]?.type !== 'paragraph')
    return [
      {
        file: page.file,
        line: lineAt(first),
        message: 'has {/* truncate */} somewhere other than after its first paragraph',
      },
    ];
  return [];
}
