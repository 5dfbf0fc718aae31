import type { ElementContent } from 'hast';
import { h as hastscript } from 'hastscript';
// Registers `raw` with hast.
import type {} from 'mdast-util-to-hast';
import type { Element, HastLike, Properties } from '../../content/shared/tree/syntax-tree';

export type Markup = HastLike | string;

/** An element of the syntax tree; texts may stand among the children as they are. */
export function h(tagName: string, properties: Properties, children: readonly Markup[] = []): Element {
  // Components may stand wherever an element may; hast itself does not know them.
  return hastscript(tagName, properties, children.filter((child) => child !== '') as ElementContent[]);
}

/** HTML that is put in as it is. */
export function raw(value: string): HastLike {
  return { type: 'raw', value };
}

/** An interactive component. */
export function component(name: string, props: Record<string, unknown>, children: readonly HastLike[]): HastLike {
  return { type: 'component', name, props, children: [...children] };
}

/** A text of the description: what stands between backquotes, and every call it names, becomes code. */
export function inline(text: string): Markup[] {
  return text
    .split(/(`[^`]+`|\b(?:GET|POST|PUT|DELETE) \/[\w/{}]+)/)
    .filter((part) => part !== '')
    .map((part) => (isCode(part) ? h('code', {}, [part.replaceAll('`', '')]) : part));
}

function isCode(part: string): boolean {
  return part.startsWith('`') || /^(?:GET|POST|PUT|DELETE) \//.test(part);
}

/** Items as `a, b and c`, each made by `show`. */
export function listOf(
  items: readonly string[],
  last: 'and' | 'or',
  show: (item: string) => Markup = (item) => h('code', {}, [item]),
): Markup[] {
  return items.flatMap((item, index) => [
    index === 0 ? '' : index === items.length - 1 ? ` ${last} ` : ', ',
    show(item),
  ]);
}
