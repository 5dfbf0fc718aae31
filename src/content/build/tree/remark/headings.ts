import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Transformer } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf } from './types';

const OWN_ID = /\s*\{#([\w.-]+)\}\s*$/;

/** Gives headings 2 to 6 their ids: the author's `{#id}`, else a dashed slug that is unique on the page. */
export function headingIds(options: { readonly file: string }) {
  return (): Transformer<Root> => (tree) => {
    const slugger = new GithubSlugger();
    const problems: Problem[] = [];
    const own = new Map<Heading, string>();
    const headings: Heading[] = [];
    visit(tree, 'heading', (node) => {
      headings.push(node);
      const last = node.children.at(-1);
      const match = last?.type === 'text' ? OWN_ID.exec(last.value) : null;
      if (match && last?.type === 'text') {
        last.value = last.value.slice(0, match.index);
        own.set(node, match[1] ?? '');
      }
      return SKIP;
    });
    // An author's id is taken first, so that a generated one never claims it.
    for (const [node, id] of own) {
      if (slugger.occurrences[id] !== undefined)
        problems.push({
          file: options.file,
          line: lineOf(node),
          message: `heading id "${id}" is used twice on this page`,
        });
      slugger.occurrences[id] = 0;
    }
    for (const node of headings) {
      const text = toString(node, { includeImageAlt: false });
      const id = own.get(node) ?? slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
      node.data = { ...node.data, hProperties: { ...(node.data?.hProperties as object | undefined), id } };
    }
    if (problems.length > 0) throw new ContentError(problems);
  };
}
