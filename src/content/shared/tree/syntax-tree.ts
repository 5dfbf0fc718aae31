import type { ElementContent, Parent } from 'hast';
// Registers `raw` with hast.
import type {} from 'mdast-util-to-hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { CodeOptions } from './code-block';
import type { ContentNode, ContentSection } from './types';
import type { TocHeading } from '../../../site/toc';
import type { Problem } from '../../../site/problems';

/**
 * An element written as a tag, as the MDX compiler leaves it in the HTML syntax tree. The types of `mdast-util-mdx`
 * know it in an older hast only.
 */
export interface MdxElement extends Parent {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: MdxAttribute[];
  children: ElementContent[];
  /** Highlighted code is such an element, with what its fence says. */
  data?: { codeOptions?: CodeOptions };
}

export type MdxAttribute = MdxJsxFlowElement['attributes'][number];

/** An interactive component found in content, its props checked. */
interface ComponentElement extends Parent {
  type: 'component';
  name: string;
  props: Record<string, unknown>;
  children: ElementContent[];
}

declare module 'hast' {
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

/** Any node of a page's HTML syntax tree. */
export type HastLike = ElementContent;
export type { Element, Properties } from 'hast';

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
  /** What is wrong and shown as a box in the page, which only `develop` allows. Such content is not cached. */
  readonly problems: readonly Problem[];
}
