import type { Code, Parent } from 'mdast';
// Adds MDX elements, expressions and imports to the types of mdast.
import type {} from 'mdast-util-mdx';
// Adds directives to the types of mdast.
import type {} from 'remark-directive';

/** A node of any kind, with its place in the file. */
export type Node = Pick<Code, 'position'>;

/** A diagram found in content. The key is used in its file names and changes whenever the picture changes. */
export interface Diagram {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
}

/** A diagram before it becomes a figure in the HTML syntax tree. The renderer draws its fences. */
interface DiagramNode extends Parent {
  type: 'diagram';
  data: { hName: 'figure'; hProperties: { dataDiagram: string }; diagram: Diagram };
  children: Code[];
}

/** An empty element for the HTML syntax tree that carries one property. */
interface MarkerNode extends Parent {
  data: { hName: string; hProperties: Record<string, string> };
  children: [];
}

export interface BrokenDiagramNode extends MarkerNode {
  type: 'brokenDiagram';
}

export interface TruncateNode extends MarkerNode {
  type: 'truncate';
}

declare module 'mdast' {
  interface BlockContentMap {
    diagram: DiagramNode;
    brokenDiagram: BrokenDiagramNode;
    truncate: TruncateNode;
  }
  interface Code {
    /** For JavaScript that was made from TypeScript: for each line its number in the fence, counting from 0. */
    tsLines?: readonly number[];
  }
}

export const lineOf = (node: Node): number => node.position?.start.line ?? 1;
