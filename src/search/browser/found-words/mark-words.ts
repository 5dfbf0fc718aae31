import { openAround } from '../../../hooks/open-around';
import { wordFinder } from './find-words';
import './found-words.css';

/** Name of the highlight in the style sheet. */
const NAME = 'found-words';
/** Closed lists are opened around so many attributes. */
const MOST_OPENED = 20;
/** A long reference page can have very many places; the first ones are enough. */
const MOST_MARKS = 500;

/**
 * Marks words on the page until `unmark` is called, by a highlight of the browser, which leaves the document as it is.
 */
export function mark(words: readonly string[]): void {
  const find = wordFinder(words);
  const main = document.querySelector('main');
  if (!find || !main) return;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (ranges.length < MOST_MARKS && texts.nextNode()) {
    const node = texts.currentNode;
    for (const { start, end } of find(node.nodeValue ?? '')) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  const attributes = ranges.flatMap(({ startContainer }) => attributeAt(startContainer) ?? []);
  for (const attribute of attributes.slice(0, MOST_OPENED)) openAround(attribute);
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

/** The name of an attribute of a call, which can be in a closed list. Null for other text. */
function attributeAt(text: Node): Element | null {
  return text.parentElement?.closest('.attributes li > code') ?? null;
}

export function unmark(): void {
  CSS.highlights.delete(NAME);
}
