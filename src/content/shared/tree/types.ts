/**
 * A page's content as data. Runs of static markup are HTML strings; only interactive components and the elements that
 * enclose them are separate nodes. The browser evaluates none of it.
 */
export type ContentNode = HtmlRun | ElementNode | ComponentNode;

/** A self-contained run of static markup. */
interface HtmlRun {
  readonly type: 'html';
  readonly html: string;
}

/** An element that contains an interactive component at any depth. `props` have React's names. */
export interface ElementNode {
  readonly type: 'element';
  readonly tag: string;
  readonly props: Readonly<Record<string, string | number | boolean>>;
  readonly children: readonly ContentNode[];
}

/** An interactive component of the registry. `props` are JSON values, validated when the content was compiled. */
export interface ComponentNode {
  readonly type: 'component';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly ContentNode[];
}

/**
 * The part of a page between two headings, which becomes one search record. `hierarchy` contains the titles above it,
 * outermost first.
 */
export interface ContentSection {
  /** Id of the section's heading; null for the part before the first heading. */
  readonly anchor: string | null;
  /** Depth of that heading, 1 for the page title. */
  readonly depth: number;
  readonly hierarchy: readonly string[];
  /**
   * Visible text without code blocks, including the text of tabs: a line for each paragraph, list item and table row,
   * with a tab between the cells of a row.
   */
  readonly text: string;
  /** The lines of the code blocks, without indentation and empty lines. */
  readonly code: string;
}
