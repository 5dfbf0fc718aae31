import { visit } from 'unist-util-visit';
import { ContentError, type Problem } from '../../../../site/problems';
import { toText } from './headings';
import { lineOf, type MdNode, type Transformer } from './types';

/** Refuses links and images without an address: they would lead to the page itself, or show nothing. */
export function linkTargets(options: { readonly file: string }) {
  return (): Transformer => (tree) => {
    const problems: Problem[] = [];
    visit(tree as never, (visited: unknown) => {
      const node = visited as MdNode;
      if ((node.type !== 'link' && node.type !== 'image') || node.url !== '') return;
      const text = node.type === 'link' ? toText(node) : (node.alt ?? '');
      problems.push({
        file: options.file,
        line: lineOf(node),
        message: `has ${node.type === 'link' ? 'a link' : 'an image'} without an address: "${text}"`,
      });
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}
