import { createHash } from 'node:crypto';
import type { Code, Content, Root } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { collapseWhitespace } from '../../../shared/tree/text';
import { DIAGRAM_MODES } from '../../../shared/diagram-theme';
import { MERMAID_CONFIG, sourceInMode } from '../../../shared/diagrams';
import { ContentError, type Problem } from '../../../../site/problems';
import { lineOf } from './types';

/**
 * Part of each picture's key. Increase the number when diagrams are drawn differently for a reason that is neither in
 * the settings nor in the prepared sources, so that cached pictures are drawn again.
 */
const RENDERING = `diagram-4 ${JSON.stringify(MERMAID_CONFIG)}`;

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
      const prepared = DIAGRAM_MODES.map((mode) => sourceInMode(source, mode));
      const key = createHash('sha256')
        .update([RENDERING, ...prepared].join('\0'))
        .digest('hex')
        .slice(0, 16);
      siblings[index] = {
        type: 'diagram',
        data: { hName: 'figure', hProperties: { dataDiagram: key }, diagram: { key, title, description, source } },
        children: options.isDrawn(key) ? [] : prepared.map((value): Code => ({ ...node, value })),
        position: node.position,
      };
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}

function accessibleDescription(source: string): string | undefined {
  const block = /^\s*accDescr\s*\{([\s\S]*?)\}/m.exec(source)?.[1];
  return collapseWhitespace(block ?? /^\s*accDescr\s*:\s*(.+)$/m.exec(source)?.[1] ?? '') || undefined;
}
