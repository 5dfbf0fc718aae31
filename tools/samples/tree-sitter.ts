import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Language, Parser, type Node, type Tree } from '@vscode/tree-sitter-wasm';
import type { SampleError } from './collect-samples';

/** Grammars that npm packages ship as WebAssembly, so that nothing is compiled or downloaded on installation. */
const GRAMMARS = {
  bash: '@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm',
  go: '@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm',
  html: 'tree-sitter-wasms/out/tree-sitter-html.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  php: '@vscode/tree-sitter-wasm/wasm/tree-sitter-php.wasm',
  powershell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  python: '@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm',
  ruby: '@vscode/tree-sitter-wasm/wasm/tree-sitter-ruby.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
} as const;

export type Grammar = keyof typeof GRAMMARS;

const require = createRequire(join(process.cwd(), 'package.json'));
const parsers = new Map<Grammar, Promise<Parser>>();
let started: Promise<void> | undefined;

async function loadParser(grammar: Grammar): Promise<Parser> {
  started ??= Parser.init();
  await started;
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve(GRAMMARS[grammar])));
  return parser;
}

/** Parses code and returns its syntax tree. The caller deletes the tree, which is outside of the garbage collector. */
async function parseTree(code: string, grammar: Grammar): Promise<Tree | null> {
  let loading = parsers.get(grammar);
  if (!loading) {
    loading = loadParser(grammar);
    parsers.set(grammar, loading);
  }
  return (await loading).parse(`${code}\n`);
}

/** Parses code with a tree-sitter grammar and returns its errors. */
export async function parseWithGrammar(code: string, grammar: Grammar): Promise<SampleError[]> {
  const tree = await parseTree(code, grammar);
  if (!tree) return [{ line: 0, reason: 'the parser returned no tree' }];
  const errors: SampleError[] = [];
  collectErrors(tree.rootNode, errors, grammar === 'html');
  tree.delete();
  return errors;
}

/**
 * Collects the innermost errors, because an outer one spans valid code. Skips nodes without an error, unless
 * `everywhere` is set.
 */
function collectErrors(node: Node, errors: SampleError[], everywhere: boolean): void {
  if (node.isMissing) {
    errors.push({ line: node.startPosition.row, reason: `${node.type} is missing` });
    return;
  }
  // The HTML grammar has a separate node for an end tag without a start tag and does not count it as an error.
  if (node.type === 'erroneous_end_tag') {
    errors.push({ line: node.startPosition.row, reason: `${node.text} has no matching start tag` });
    return;
  }
  if (!node.hasError && !everywhere) return;
  const before = errors.length;
  for (const child of node.children) if (child) collectErrors(child, errors, everywhere);
  if (node.isError && errors.length === before)
    errors.push({ line: node.startPosition.row, reason: `does not parse near "${excerpt(node.text)}"` });
}

function excerpt(text: string): string {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
