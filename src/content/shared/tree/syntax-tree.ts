import type { ElementContent, Parent } from 'hast';
// Registers `raw` with hast.
import type {} from 'mdast-util-to-hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { CodeOptions } from './code-block';
import type { ContentNode, ContentSection } from './types';
import type { TocHeading } from '../../../site/toc';
import type { Problem } from '../../../site/problems';

/**
 * A JSX element, as the MDX compiler leaves it in the HTML syntax tree. `mdast-util-mdx` declares this type only for an
 * older version of hast.
 */
export interface MdxElement extends Parent {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: MdxAttribute[];
  children: ElementContent[];
  /** Highlighted code is such an element, and carries the code and the options of its fence. */
  data?: { codeOptions?: CodeOptions; code?: string };
}

export type MdxAttribute = MdxJsxFlowElement['attributes'][number];

/** An interactive component in content, with validated props. */
export interface ComponentElement extends Parent {
  type: 'component';
  name: string;
  props: Record<string, unknown>;
  children: ElementContent[];
}

/** The code of a block that is otherwise HTML, for texts that show it without highlighting. */
export interface ShownCode {
  readonly language: string;
  readonly title: string | null;
  readonly text: string;
}

declare module 'mdast-util-to-hast' {
  interface RawData {
    code?: ShownCode;
  }
}

declare module 'hast' {
  interface ElementData {
    /** What a figure with pictures was drawn from. */
    diagram?: { readonly title: string; readonly source: string };
  }
  interface ElementContentMap {
    mdxJsxFlowElement: MdxElement;
    mdxJsxTextElement: MdxElement;
    component: ComponentElement;
  }
  interface RootContentMap {
    mdxJsxFlowElement: MdxElement;
    mdxJsxTextElement: MdxElement;
    component: ComponentElement;
  }
}

/** The result of compiling a page's body. */
export interface CompiledContent {
  readonly tree: ContentNode[];
  /** The content before the first `{/* truncate *\/}`; null without such a comment. */
  readonly excerpt: ContentNode[] | null;
  readonly headings: TocHeading[];
  readonly sections: ContentSection[];
  /** Start of the first paragraph, for pages without a description; empty if there is no text. */
  readonly firstLine: string;
  readonly wordCount: number;
  /** Text of inline code and code blocks, from which search extracts names. */
  readonly code: string[];
  /** True if the body starts with a first-level heading. */
  readonly hasTitle: boolean;
  /** Problems shown in a box on the page, which happens only under `develop`. Content with problems is not cached. */
  readonly problems: readonly Problem[];
}
