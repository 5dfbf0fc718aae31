import { Fragment } from 'react';

/** Text in which an engine has put marks. It is shown as text throughout: nothing in it is ever taken for HTML. */
export function MarkedText({ value }: { readonly value: string }) {
  return value
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) =>
      index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
    );
}
