import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import type { ContentNode, ContentSection } from './types';
import type { TocHeading } from '../../../site/toc';
import type { Problem } from '../../../site/problems';

/** An MDX element as the compiler leaves it in the HTML syntax tree. */
export interface MdxElement {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: MdxAttribute[];
  children: HastNode[];
  data?: Record<string, unknown>;
  position?: Element['position'];
}

export interface MdxAttribute {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  name?: string;
  value?: string | null | { type: string; value?: string; data?: { estree?: unknown } };
}

/** An interactive component found in content, its props checked. */
export interface ComponentElement {
  type: 'component';
  name: string;
  props: Record<string, unknown>;
  children: HastLike[];
}

export type HastNode = ElementContent | RootContent | MdxElement;
export type HastLike = HastNode | ComponentElement;
export type { Element, Properties, Root };

/** Everything that is taken from one compilation of a page's body. */
export interface CompiledContent {
  readonly tree: ContentNode[];
  /** What stands before the first `{/* truncate *\/}`; null without such a mark. */
  readonly excerpt: ContentNode[] | null;
  readonly headings: TocHeading[];
  readonly sections: ContentSection[];
  /** First line of text, where a description is missing; empty if there is no text. */
  readonly firstLine: string;
  readonly wordCount: number;
  /** Inline code and code blocks as they stand in the text: what search takes names from. */
  readonly code: string[];
  /** True if the body begins with its own first-level heading. */
  readonly hasTitle: boolean;
  /** Links to other source files, as written, with their line. */
  readonly sourceLinks: readonly { readonly href: string; readonly line: number }[];
  /** What is wrong and shown as a box in the page, which only `develop` allows. Such content is not kept for later. */
  readonly faults: readonly Problem[];
}
