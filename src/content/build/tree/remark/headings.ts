import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Transformer } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf } from './types';

const AUTHOR_IDS = /\s*\{#([\w.-]+(?: [\w.-]+)*)\}\s*$/;

/**
 * Sets the id of each heading: the author's `{#id}` or, without one, a slug that is unique on the page. The other ids
 * of `{#id alias}`, by which links from elsewhere know the heading, become its property `data-aliases`.
 */
export function headingIds(options: { readonly file: string }) {
  return (): Transformer<Root> => (tree) => {
    const slugger = new GithubSlugger();
    const problems: Problem[] = [];
    const authorIds = new Map<Heading, string[]>();
    const headings: Heading[] = [];
    visit(tree, 'heading', (node) => {
      headings.push(node);
      const last = node.children.at(-1);
      const match = last?.type === 'text' ? AUTHOR_IDS.exec(last.value) : null;
      if (match && last?.type === 'text') {
        last.value = last.value.slice(0, match.index);
        authorIds.set(node, match[1]?.split(' ') ?? []);
      }
      return SKIP;
    });
    // Register the authors' ids first, so that they are never generated for other headings.
    for (const [node, id] of [...authorIds].flatMap(([node, ids]) => ids.map((id) => [node, id] as const))) {
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
      const [id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section'), ...aliases] = authorIds.get(node) ?? [];
      const hProperties = { ...(node.data?.hProperties as object | undefined), id };
      node.data = {
        ...node.data,
        hProperties: aliases.length > 0 ? { ...hProperties, dataAliases: aliases.join(' ') } : hProperties,
      };
    }
    if (problems.length > 0) throw new ContentError(problems);
  };
}
