import type { Code, Parent } from 'mdast';
// Registers elements, expressions and imports with mdast.
import type {} from 'mdast-util-mdx';
// Registers directives with mdast.
import type {} from 'remark-directive';
import type { Node } from 'unist';

/** A diagram found in content. The key names its files and changes with anything that changes the picture. */
export interface Diagram {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
}

/** A diagram, until the HTML syntax tree has its figure. Its fences are what the renderer draws. */
interface DiagramNode extends Parent {
  type: 'diagram';
  data: { hName: 'figure'; hProperties: { dataDiagram: string }; diagram: Diagram };
  children: Code[];
}

/** An empty element for the HTML syntax tree, which tells something by its one property. */
interface MarkNode extends Parent {
  data: { hName: string; hProperties: Record<string, string> };
  children: [];
}

export interface BrokenDiagramNode extends MarkNode {
  type: 'brokenDiagram';
}

export interface TruncateNode extends MarkNode {
  type: 'truncate';
}

declare module 'mdast' {
  interface BlockContentMap {
    diagram: DiagramNode;
    brokenDiagram: BrokenDiagramNode;
    truncate: TruncateNode;
  }
}

export const lineOf = (node: Node): number => node.position?.start.line ?? 1;
