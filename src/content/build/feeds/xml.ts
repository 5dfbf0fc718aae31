import type { Cdata, Element } from 'xast';
import { toXml } from 'xast-util-to-xml';

/** An XML document as text. */
export function toXmlDocument(element: Element): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(element)}\n`;
}

/** Unescaped text as CDATA. An occurrence of `]]>` in it is split over two sections. */
export function cdata(text: string): Cdata[] {
  return text.split(/(?<=\]\])(?=>)/).map((value) => ({ type: 'cdata', value }));
}
