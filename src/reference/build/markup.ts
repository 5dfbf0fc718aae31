import type { Element, ElementContent, Properties } from 'hast';
import { h as hastscript } from 'hastscript';
// Adds the node type `raw` to hast.
import type {} from 'mdast-util-to-hast';
import type { ComponentElement, ShownCode } from '../../content/shared/tree/syntax-tree';

export type Markup = ElementContent | string;

/** Creates an element of the syntax tree. Strings among the children become text. */
export function h(tagName: string, properties: Properties, children: readonly Markup[] = []): Element {
  return hastscript(
    tagName,
    properties,
    children.filter((child) => child !== ''),
  );
}

/** Creates a node with HTML that is inserted unchanged. `code` is what it shows, if it is a code block. */
export function raw(value: string, code?: ShownCode): ElementContent {
  return code ? { type: 'raw', value, data: { code } } : { type: 'raw', value };
}

/** Creates an interactive component. */
export function component(
  name: string,
  props: Record<string, unknown>,
  children: readonly ElementContent[],
): ComponentElement {
  return { type: 'component', name, props, children: [...children] };
}

/** The heading of a part of a call. It has no id, so that the table of contents has only the author's headings. */
export function label(text: string): Element {
  return h('h3', { className: ['endpoint-label'] }, [text]);
}

/** Renders text of the description. Text in backticks and names of calls, such as `GET /rooms`, become code. */
export function inline(text: string): Markup[] {
  return text
    .split(/(`[^`]+`|\b(?:GET|POST|PUT|DELETE) \/[\w/{}]+)/)
    .filter((part) => part !== '')
    .map((part) => (isCode(part) ? h('code', {}, [part.replaceAll('`', '')]) : part));
}

function isCode(part: string): boolean {
  return part.startsWith('`') || /^(?:GET|POST|PUT|DELETE) \//.test(part);
}

/** Markup of a text in which names in braces are replaced by markup: `{ call: h('code', …) }` for `As for {call}.` */
export function fillMarkup(text: string, values: Readonly<Record<string, Markup | readonly Markup[]>>): Markup[] {
  return text
    .split(/\{(\w+)\}/)
    .flatMap((part, index) => (index % 2 === 0 ? part : (values[part] ?? [])))
    .filter((part) => part !== '');
}

/** Joins items as in `a, b and c`; `show` renders each item. */
export function joinItems(
  items: readonly string[],
  last: 'and' | 'or',
  show: (item: string) => Markup = (item) => h('code', {}, [item]),
): Markup[] {
  const word = last === 'and' ? STRINGS.reference.and : STRINGS.reference.or;
  return items.flatMap((item, index) => [
    index === 0 ? '' : index === items.length - 1 ? ` ${word} ` : ', ',
    show(item),
  ]);
}
