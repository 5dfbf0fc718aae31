import type { VFile } from 'vfile';

/** A node of the Markdown syntax tree, as loosely as the plugins need it. */
export interface MdNode {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  name?: string | null;
  url?: string;
  alt?: string | null;
  attributes?: unknown;
  children?: MdNode[];
  data?: Record<string, unknown>;
  position?: {
    start: { line: number; column: number; offset?: number };
    end: { line: number; column: number; offset?: number };
  };
}

export type Transformer = (tree: MdNode, file: VFile) => void | Promise<void>;

export const lineOf = (node: MdNode): number => node.position?.start.line ?? 1;
