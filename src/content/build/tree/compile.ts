import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { markTerms } from '../glossary/mark-terms';
import type { GlossaryTerm } from '../glossary/read-glossary';
import type { Addresses } from '../markdown/addresses';
import { contentToMarkdown } from '../markdown/to-markdown';
import { foldSections } from './fold-sections';
import { TRUNCATE_PROPERTY } from './remark/truncate';
import { collectHeadings, collectSections, firstParagraph } from './sections';
import { toMarkup, type CompileInput, type MarkupServices } from './to-markup';
import { collectCode } from '../../shared/tree/text';
import { toContentTree } from './to-tree';
import type { CompiledContent } from '../../shared/tree/syntax-tree';

export interface CompileServices extends MarkupServices {
  /** Where links and pictures of the page's Markdown lead. */
  readonly addresses: Addresses;
  /** Terms whose first use on the page becomes a link to their entry. */
  readonly glossary: readonly GlossaryTerm[];
}

/** A compiled body, also in Markdown with the title of the page. */
export interface Compilation extends CompiledContent {
  readonly markdown: string;
}

/**
 * Compiles a page's body to a content tree.
 *
 * @throws ContentError with file and line
 */
export async function compileContent(input: CompileInput, services: CompileServices): Promise<Compilation> {
  const { nodes: marked, title, problems } = await toMarkup(input, services);
  const marker = marked.findIndex(isTruncateMarker);
  const nodes = marked.filter((node) => !isTruncateMarker(node));
  const sections = collectSections(nodes, input.title);
  const terms = markTerms(nodes, services.glossary, { path: input.path, baseUrl: services.markup.baseUrl });
  return {
    tree: toContentTree(foldSections(terms, input.foldLevel)),
    markdown: contentToMarkdown(title ? terms : [h('h1', input.title), ...terms], services.addresses),
    excerpt: marker < 0 ? null : toContentTree(marked.slice(0, marker)),
    headings: collectHeadings(nodes),
    sections,
    firstLine: firstParagraph(nodes),
    code: collectCode(nodes),
    wordCount: sections.reduce((sum, { text, code }) => sum + `${text} ${code}`.split(/\s+/).filter(Boolean).length, 0),
    hasTitle: title !== undefined,
    problems,
  };
}

const isTruncateMarker = (node: ElementContent): boolean =>
  node.type === 'element' && node.properties[TRUNCATE_PROPERTY] !== undefined;
