import { Fragment } from 'react';

/** Shows text with an engine's marks. It is always rendered as text: nothing in it is ever treated as HTML. */
export function MarkedText({ value }: { readonly value: string }) {
  return value
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) =>
      index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
    );
}
