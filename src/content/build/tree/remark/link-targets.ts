import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf } from './types';

/** Rejects links and images without a URL: they would lead to the page itself or show nothing. */
export function linkTargets(options: { readonly file: string }) {
  return (): Transformer<Root> => (tree) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      if ((node.type !== 'link' && node.type !== 'image') || node.url !== '') return;
      const what = node.type === 'link' ? 'a link' : 'an image';
      const text = node.type === 'link' ? toString(node, { includeImageAlt: false }) : (node.alt ?? '');
      problems.push({ file: options.file, line: lineOf(node), message: `has ${what} without a URL: "${text}"` });
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}
