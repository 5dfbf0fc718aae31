import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf } from './types';

/** Rejects `import`, `export` and expressions, because content is data. Removes comments, which are expressions too. */
export function forbidCode(options: { readonly file: string }) {
  return (): Transformer<Root> => (tree) => {
    const problems: Problem[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxjsEsm') {
        const word = /^\s*export/.test(node.value) ? 'export' : 'import';
        problems.push({
          file: options.file,
          line: lineOf(node),
          message: `uses "${word}": content may use only the components of the registry, without importing them`,
        });
      }
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
      if (isComment(node.value) && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      problems.push({
        file: options.file,
        line: lineOf(node),
        message:
          `contains the expression {${node.value.trim()}}: content is not evaluated; ` +
          'write a literal brace as \\{ or put it into inline code',
      });
      return undefined;
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}

function isComment(value: string): boolean {
  return /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(value);
}
