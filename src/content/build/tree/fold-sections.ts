import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { liftHashLink } from './enhance-markup';

const HEADING = /^h([1-6])$/;

/**
 * Makes the sections of a level closed at first, so that readers of a long page see what it has. Their headings stay
 * visible.
 */
export function foldSections(nodes: readonly ElementContent[], level: number | null): ElementContent[] {
  if (level === null) return [...nodes];
  const folded: ElementContent[] = [];
  let section: ElementContent[] = [];
  const close = (): void => {
    folded.push(...(section.some(isContent) ? [fold(section)] : section));
    section = [];
  };
  for (const node of nodes) {
    const depth = levelOf(node);
    if (depth !== null && depth <= level) close();
    if (section.length > 0 || depth === level) section.push(node);
    else folded.push(node);
  }
  close();
  return folded;
}

function fold([heading, ...content]: readonly ElementContent[]): ElementContent {
  const summary = { ...h('summary'), children: heading ? [heading] : [] };
  return liftHashLink({ ...h('details'), children: [summary, ...content] });
}

/** True for what can be hidden below a heading. */
function isContent(node: ElementContent, index: number): boolean {
  return index > 0 && (node.type !== 'text' || node.value.trim() !== '');
}

function levelOf(node: ElementContent): number | null {
  const level = node.type === 'element' && node.properties.id !== undefined ? HEADING.exec(node.tagName)?.[1] : null;
  return level ? Number(level) : null;
}
