import type { Cdata, Element } from 'xast';
import { toXml } from 'xast-util-to-xml';

/** An XML document as text. */
export function toXmlDocument(element: Element): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(element)}\n`;
}

/** Text as it is, markup in it too. The end of a CDATA section is cut in two, each half in a section of its own. */
export function cdata(text: string): Cdata[] {
  return text.split(/(?<=\]\])(?=>)/).map((value) => ({ type: 'cdata', value }));
}
