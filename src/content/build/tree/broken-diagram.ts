import type { Element } from 'hast';
import type { Code } from 'mdast';
import type { Problem } from '../../../site/problems';
import type { BrokenDiagramNode } from './remark/types';

/** Lines of the renderer's message that are shown; what follows repeats it. */
const MESSAGE_LINES = 6;

/** What the renderer puts in place of a fence that it cannot draw: its option `errorFallback`. */
export function brokenDiagram(fence: Code, reason: unknown): BrokenDiagramNode {
  const text = reason instanceof Error ? reason.message : String(reason);
  return {
    type: 'brokenDiagram',
    data: { hName: 'p', hProperties: { dataBrokenDiagram: text.split('\n').slice(0, MESSAGE_LINES).join('\n') } },
    children: [],
    position: fence.position,
  };
}

/** What was wrong with the diagram of a figure; undefined if nothing was. */
export function problemOf(figure: Element, file: string): Problem | undefined {
  for (const child of figure.children) {
    const text = child.type === 'element' ? child.properties.dataBrokenDiagram : undefined;
    if (typeof text === 'string')
      return { file, line: figure.position?.start.line, message: `has a diagram that cannot be drawn: ${text}` };
  }
  return undefined;
}
