import { Fragment } from 'react';
import { splitMarks } from './marks';

/** Shows text with an engine's marks. It is always rendered as text: nothing in it is ever treated as HTML. */
export function MarkedText({ value }: { readonly value: string }) {
  return splitMarks(value).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
