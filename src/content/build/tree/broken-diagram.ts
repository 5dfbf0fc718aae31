import type { Element } from 'hast';
import type { Code } from 'mdast';
import type { Problem } from '../../../site/problems';
import type { BrokenDiagramNode } from './remark/types';

/** Number of lines of the renderer's message to show; the rest only repeats them. */
const MESSAGE_LINES = 6;

/** Replaces a fence that the renderer cannot draw; passed to the renderer as its `errorFallback` option. */
export function brokenDiagram(fence: Code, reason: unknown): BrokenDiagramNode {
  const text = reason instanceof Error ? reason.message : String(reason);
  return {
    type: 'brokenDiagram',
    data: { hName: 'p', hProperties: { dataBrokenDiagram: text.split('\n').slice(0, MESSAGE_LINES).join('\n') } },
    children: [],
    position: fence.position,
  };
}

/** Returns the problem with a figure's diagram, or undefined if there is none. */
export function problemOf(figure: Element, file: string): Problem | undefined {
  for (const child of figure.children) {
    const text = child.type === 'element' ? child.properties.dataBrokenDiagram : undefined;
    if (typeof text === 'string')
      return { file, line: figure.position?.start.line, message: `has a diagram that cannot be drawn: ${text}` };
  }
  return undefined;
}
