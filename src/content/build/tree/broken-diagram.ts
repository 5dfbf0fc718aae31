import type { Problem } from '../../../site/problems';
import type { MdNode } from './remark/types';
import type { Element } from '../../shared/tree/syntax-tree';

/** Lines of the renderer's message that are shown; what follows repeats it. */
const MESSAGE_LINES = 6;

/** Stands in the syntax tree where a fence was that the renderer could not draw. Given to the renderer as its way out. */
export function brokenDiagram(fence: MdNode, reason: unknown): MdNode {
  const text = reason instanceof Error ? reason.message : String(reason);
  return {
    type: 'brokenDiagram',
    data: { hName: 'p', hProperties: { dataBrokenDiagram: text.split('\n').slice(0, MESSAGE_LINES).join('\n') } },
    children: [],
    ...(fence.position ? { position: fence.position } : {}),
  };
}

/** What was wrong with the diagram of a figure; undefined if nothing was. */
export function faultOf(figure: Element, file: string): Problem | undefined {
  for (const child of figure.children) {
    const text = child.type === 'element' ? child.properties.dataBrokenDiagram : undefined;
    if (typeof text === 'string')
      return { file, line: figure.position?.start.line, message: `has a diagram that cannot be drawn: ${text}` };
  }
  return undefined;
}
