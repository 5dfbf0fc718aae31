import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { isElement, lineOf, walk } from '../markdown';
import type { FindRefusedTerms } from './terms';

const FIELDS = ['title', 'description', 'sidebar_label', 'pagination_label'] as const;

/** Reports the refused terms in the prose, attributes, diagrams and front matter of a page. */
export function checkTerms(page: ContentPage, findRefusedTerms: FindRefusedTerms): Problem[] {
  const problems: Problem[] = [];
  const check = (text: string, line: number, where = ''): void => {
    for (const message of describeRefused(text, findRefusedTerms))
      problems.push({ file: page.file, line: line + message.lineInText, message: `${where}${message.text}` });
  };
  for (const field of FIELDS) {
    const value = page.frontMatter[field];
    if (typeof value === 'string') check(value, page.lineOfField(field), `field "${field}": `);
  }
  walk(page.tree, (node) => {
    // Ids at the end of a heading are addresses.
    if (node.type === 'text') check(node.value.replace(/\s*\{#[^}]*\}$/, ''), lineOf(node));
    // The first line of a diagram is below the one that opens its fence.
    else if (node.type === 'code' && node.lang === 'mermaid') check(node.value, lineOf(node) + 1);
    else if (isElement(node))
      for (const { value } of node.attributes)
        if (typeof value === 'string' && value.includes(' ')) check(value, lineOf(node));
  });
  return problems;
}

/** Describes the refused terms in a text. `lineInText` starts at 0. */
export function describeRefused(
  text: string,
  findRefusedTerms: FindRefusedTerms,
): { readonly lineInText: number; readonly text: string }[] {
  return findRefusedTerms(text).map(({ found, index, use, why }) => ({
    lineInText: text.slice(0, index).split('\n').length - 1,
    text: `contains "${found}" in "${passage(text, index, found.length)}"; use: ${use} (${why})`,
  }));
}

/** A few words around a place in a text, on one line. */
function passage(text: string, index: number, length: number): string {
  const before = text.slice(0, index).split(/\s+/).slice(-4).join(' ');
  const after = text
    .slice(index + length)
    .split(/\s+/)
    .slice(0, 4)
    .join(' ');
  return `${before}${text.slice(index, index + length)}${after}`.trim();
}
