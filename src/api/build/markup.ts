import type { Element, ElementContent, Properties } from 'hast';
import { h as hastscript } from 'hastscript';
// Registers `raw` with hast.
import type {} from 'mdast-util-to-hast';
import type { ComponentElement } from '../../content/shared/tree/syntax-tree';

export type Markup = ElementContent | string;

/** An element of the syntax tree; strings among its children become text. */
export function h(tagName: string, properties: Properties, children: readonly Markup[] = []): Element {
  return hastscript(
    tagName,
    properties,
    children.filter((child) => child !== ''),
  );
}

/** HTML that is put in as it is. */
export function raw(value: string): ElementContent {
  return { type: 'raw', value };
}

/** An interactive component. */
export function component(
  name: string,
  props: Record<string, unknown>,
  children: readonly ElementContent[],
): ComponentElement {
  return { type: 'component', name, props, children: [...children] };
}

/** Text of the description: what is between backquotes, and every call it names, becomes code. */
export function inline(text: string): Markup[] {
  return text
    .split(/(`[^`]+`|\b(?:GET|POST|PUT|DELETE) \/[\w/{}]+)/)
    .filter((part) => part !== '')
    .map((part) => (isCode(part) ? h('code', {}, [part.replaceAll('`', '')]) : part));
}

function isCode(part: string): boolean {
  return part.startsWith('`') || /^(?:GET|POST|PUT|DELETE) \//.test(part);
}

/** Items as `a, b and c`, each rendered by `show`. */
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
