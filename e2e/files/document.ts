import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import type { BuiltPage } from '../support/built-pages';

export type Document = ReturnType<typeof parseDocument>;
export type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

/** Elements below another one, by a CSS selector. */
export function all(within: Document | Element, selector: string): Element[] {
  return selectAll(selector, within as never) as unknown as Element[];
}

/** Text without repeated whitespace. */
export function textOf(element: Element | Document | undefined): string {
  return element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : '';
}

/** The text of the first element that matches, if any. */
export const text = (within: Document | Element, selector: string): string => textOf(all(within, selector)[0]);

/** An attribute of all elements that match and have it. */
export function values(within: Document | Element, selector: string, attribute: string): string[] {
  return all(within, selector).flatMap(({ attribs }) => attribs[attribute] ?? []);
}

/** Returns what `look` finds on each page. */
export function survey<T>(
  pages: readonly BuiltPage[],
  look: (document: Document, path: string) => T,
): (T & { readonly path: string })[] {
  return pages.map(({ path, html }) => ({ ...look(parseDocument(html), path), path }));
}

interface XmlElement {
  /** Names from the root on, as in `rss/channel/title`. */
  readonly path: string;
  readonly space: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Reads the elements of an XML document.
 *
 * @throws Error if it is not well-formed
 */
export function readXml(xml: string): XmlElement[] {
  const elements: { path: string; space: string; attributes: Record<string, string>; text: string }[] = [];
  const open: typeof elements = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const path = [open.at(-1)?.path, name].filter(Boolean).join('/');
    const own = Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.name, attribute.value]));
    const element = { path, space: uri, attributes: own, text: '' };
    elements.push(element);
    open.push(element);
  });
  const add = (part: string): void => {
    for (const element of open) element.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}
