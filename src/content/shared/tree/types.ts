/**
 * A page's content as data. Runs of static markup are HTML strings; only the interactive components, and the elements
 * that enclose them, are nodes of their own. Nothing here is evaluated in the browser.
 */
export type ContentNode = HtmlRun | ElementNode | ComponentNode;

/** A run of static markup, complete in itself. */
interface HtmlRun {
  readonly type: 'html';
  readonly html: string;
}

/** An element with an interactive component somewhere inside. `props` are named as React names them. */
export interface ElementNode {
  readonly type: 'element';
  readonly tag: string;
  readonly props: Readonly<Record<string, string | number | boolean>>;
  readonly children: readonly ContentNode[];
}

/** An interactive component of the registry. `props` are JSON values, checked when the content was compiled. */
export interface ComponentNode {
  readonly type: 'component';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly ContentNode[];
}

/** A part of a page between two headings: one search record. `hierarchy` holds the titles above it, outermost first. */
export interface ContentSection {
  /** Id of the heading that opens the section; null for what stands before the first heading. */
  readonly anchor: string | null;
  /** Depth of that heading, 1 for the page title. */
  readonly depth: number;
  readonly hierarchy: readonly string[];
  /** Visible text, white space folded; text of tabs and tables included. */
  readonly text: string;
}
