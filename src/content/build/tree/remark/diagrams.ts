import { createHash } from 'node:crypto';
import { visit } from 'unist-util-visit';
import { DIAGRAM_THEMES, sourceInMode, type DiagramMode } from '../../../shared/diagrams';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf, type MdNode, type Transformer } from './types';

/** A diagram found in content. The key names its files and changes with anything that changes the picture. */
export interface Diagram {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
}

/** Raised when the way diagrams are drawn changes, so that cached pictures are made again. */
const RENDERING = 'diagram-3';

/**
 * Replaces each mermaid fence by a figure. The figure holds the fence twice, once for each colour mode, so that one
 * run of the renderer makes both pictures; a diagram that is already drawn gets no fences at all.
 */
export function diagrams(options: { readonly file: string; readonly isDrawn: (key: string) => boolean }) {
  return (): Transformer => (tree) => {
    const problems: Problem[] = [];
    visit(tree as never, (visited: unknown, index: number | undefined, parent: unknown) => {
      const node = visited as MdNode;
      if (node.type !== 'code' || node.lang !== 'mermaid' || index === undefined) return;
      const source = node.value ?? '';
      const title = /^\s*accTitle\s*:\s*(.+)$/m.exec(source)?.[1]?.trim();
      const description = accessibleDescription(source);
      if (!title || !description) {
        problems.push({
          file: options.file,
          line: lineOf(node),
          message: `has a diagram without ${title ? 'accDescr' : 'accTitle'}: write "accTitle: …" and "accDescr: …" under its first line`,
        });
        return;
      }
      const key = createHash('sha256').update(RENDERING).update(source).digest('hex').slice(0, 16);
      const fences = (Object.keys(DIAGRAM_THEMES) as DiagramMode[]).map((mode) => ({
        ...node,
        value: sourceInMode(source, mode),
      }));
      const figure: MdNode = {
        type: 'diagram',
        data: {
          hName: 'figure',
          hProperties: { dataDiagram: key },
          diagram: { key, title, description, source } satisfies Diagram,
        },
        children: options.isDrawn(key) ? [] : fences,
        ...(node.position ? { position: node.position } : {}),
      };
      (parent as MdNode).children?.splice(index, 1, figure);
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}

function accessibleDescription(source: string): string | undefined {
  const block = /^\s*accDescr\s*\{([\s\S]*?)\}/m.exec(source)?.[1];
  return (block ?? /^\s*accDescr\s*:\s*(.+)$/m.exec(source)?.[1])?.replace(/\s+/g, ' ').trim() || undefined;
}
