import type { Code, Content, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { ContentError, type Problem } from '../../../../site/problems';
import { directiveOf, parseCodeMeta, parseHighlights } from '../../../shared/tree/code-block';
import type { ErasedCode, EraseTypes } from '../erase-types';
import { lineOf } from './types';

/** Group of tabs: the reader's choice applies to all samples. */
const GROUP = 'script';
const MISPLACED =
  'ts js: a highlight comment at a type makes the JavaScript highlight this line, which the TypeScript does not; ' +
  'expected numbers of lines such as {1,4-6} in place of the comments';
const FLAG = /^js(?=\s|$)/;

/**
 * Shows a fence that begins with "ts js" in two tabs: the TypeScript that the author wrote, and the JavaScript that is
 * left when its types are erased. Readers of either language have the whole sample, and the two cannot differ.
 */
export function typescriptTabs(options: { readonly file: string }) {
  return (): Transformer<Root> => async (tree) => {
    let isNeeded = false;
    visit(tree, 'code', (node) => {
      isNeeded ||= hasJavaScript(node);
    });
    if (!isNeeded) return;
    // TypeScript takes long to load.
    const { eraseTypes } = await import('../erase-types');
    splitTypeScript(tree, options.file, eraseTypes);
  };
}

const hasJavaScript = ({ meta }: Code): boolean => FLAG.test(meta ?? '');

/**
 * Replaces the fences in a tree, which is changed.
 *
 * @throws ContentError naming file and line if JavaScript cannot be made from a fence
 */
export function splitTypeScript(tree: Root, file: string, eraseTypes: EraseTypes): void {
  const problems: Problem[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined || !hasJavaScript(node)) return;
    const fence = lineOf(node);
    if (node.lang !== 'ts')
      return void problems.push({ file, line: fence, message: `js: found on "${node.lang ?? ''}"; allowed: ts js` });
    const erased = eraseTypes(node.value);
    if ('errors' in erased) {
      const found = erased.errors.map(({ line, reason }) => ({
        file,
        line: fence + 1 + line,
        message: `ts: ${reason}`,
      }));
      return void problems.push(...found);
    }
    if (erased.code === node.value)
      return void problems.push({ file, line: fence, message: 'ts js: found code without types; expected js' });
    const misplaced = misplacedHighlight(node, erased);
    if (misplaced !== undefined) return void problems.push({ file, line: fence + 1 + misplaced, message: MISPLACED });
    const siblings: Content[] = parent.children;
    siblings[index] = tabs(node, erased);
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function tabs(node: Code, { code, lines }: ErasedCode): MdxJsxFlowElement {
  const meta = (node.meta ?? '').replace(FLAG, '').trim();
  const written: Code = { ...node, meta };
  const erased: Code = { ...node, lang: 'js', meta: metaOfErased(meta, lines), value: code, tsLines: lines };
  return element(node, 'Tabs', { groupId: GROUP }, [
    element(node, 'TabItem', { value: 'js', label: 'JavaScript' }, [erased]),
    element(node, 'TabItem', { value: 'ts', label: 'TypeScript' }, [written]),
  ]);
}

/** The title names a JavaScript file, and the highlighted lines are those that are left. */
function metaOfErased(written: string, lines: readonly number[]): string {
  const { title, range } = parseCodeMeta(written);
  const meta = title === null ? written : written.replace(title, title.replace(/\.ts$/, '.js'));
  if (range === null) return meta;
  const { highlighted } = parseHighlights('', 'ts', range);
  const left = highlighted.map((number) => lines.indexOf(number - 1) + 1).filter((number) => number > 0);
  return meta.replace(`{${range}}`, `{${left.join(',')}}`);
}

/** The first line (from 0) that highlight comments highlight only once the types are left out; undefined if none. */
function misplacedHighlight({ value, meta }: Code, { code, lines }: ErasedCode): number | undefined {
  const { range } = parseCodeMeta(meta ?? '');
  if (range !== null) return undefined;
  const written = new Set(highlightedLines(value, [...value.split('\n').keys()]));
  return highlightedLines(code, lines).find((line) => !written.has(line));
}

/** The lines that highlight comments highlight, as the numbers that `lines` gives to those of the code. */
function highlightedLines(code: string, lines: readonly number[]): number[] {
  const shown = code
    .split('\n')
    .flatMap((line, index) => (directiveOf(line, 'ts') === undefined ? [lines[index] ?? 0] : []));
  return parseHighlights(code, 'ts', null).highlighted.map((number) => shown[number - 1] ?? 0);
}

function element(
  { position }: Code,
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
    ...(position ? { position } : {}),
  };
}
