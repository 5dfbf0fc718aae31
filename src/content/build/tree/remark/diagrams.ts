import { createHash } from 'node:crypto';
import type { Code, Content, Root } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { collapseWhitespace } from '../../../shared/tree/text';
import { DIAGRAM_THEMES, sourceInMode, type DiagramMode } from '../../../shared/diagrams';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf } from './types';

/** Increase the number when diagrams are drawn differently, so that cached pictures are drawn again. */
const RENDERING = 'diagram-3';

/**
 * Replaces each mermaid fence with a figure. The figure contains the fence twice, once for each color mode, so that the
 * renderer draws both pictures in one run. The figure of a diagram that is already drawn contains no fences.
 */
export function diagrams(options: { readonly file: string; readonly isDrawn: (key: string) => boolean }) {
  return (): Transformer<Root> => (tree) => {
    const problems: Problem[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      const siblings: Content[] = parent.children;
      const source = node.value;
      const title = /^\s*accTitle\s*:\s*(.+)$/m.exec(source)?.[1]?.trim();
      const description = accessibleDescription(source);
      if (!title || !description) {
        const missing = title ? 'accDescr' : 'accTitle';
        problems.push({
          file: options.file,
          line: lineOf(node),
          message: `has a diagram without ${missing}: write "accTitle: …" and "accDescr: …" under its first line`,
        });
        // Nothing to draw: the steps that follow would report the fence again.
        siblings[index] = { type: 'paragraph', children: [] };
        return;
      }
      const key = createHash('sha256').update(RENDERING).update(source).digest('hex').slice(0, 16);
      siblings[index] = {
        type: 'diagram',
        data: { hName: 'figure', hProperties: { dataDiagram: key }, diagram: { key, title, description, source } },
        children: options.isDrawn(key) ? [] : fencesOf(node),
        position: node.position,
      };
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}

function fencesOf(node: Code): Code[] {
  const modes = Object.keys(DIAGRAM_THEMES) as DiagramMode[];
  return modes.map((mode) => ({ ...node, value: sourceInMode(node.value, mode) }));
}

function accessibleDescription(source: string): string | undefined {
  const block = /^\s*accDescr\s*\{([\s\S]*?)\}/m.exec(source)?.[1];
  return collapseWhitespace(block ?? /^\s*accDescr\s*:\s*(.+)$/m.exec(source)?.[1] ?? '') || undefined;
}
