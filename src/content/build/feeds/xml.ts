import { toXml } from 'xast-util-to-xml';
import type { x } from 'xastscript';

/** An XML document as text. */
export function toXmlDocument(element: ReturnType<typeof x>): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(element)}\n`;
}

/** Unescaped text as CDATA. An occurrence of `]]>` in it is split over two sections. */
export function cdata(text: string): { readonly type: 'cdata'; readonly value: string }[] {
  return text.split(/(?<=\]\])(?=>)/).map((value) => ({ type: 'cdata', value }));
}
