import { Fragment } from 'react';

/** Longest text that is shown, in characters. A title or snippet is far shorter. */
const LONGEST = 2000;

/** Shows text with an engine's marks. It is always rendered as text: nothing in it is ever treated as HTML. */
export function MarkedText({ value }: { readonly value: string }) {
  const [start = '', ...rest] = value.slice(0, LONGEST).split('<mark>');
  return [
    <Fragment key="start">{start}</Fragment>,
    ...rest.map((part, index) => {
      const end = part.indexOf('</mark>');
      return end < 0 ? (
        <Fragment key={index}>{`<mark>${part}`}</Fragment>
      ) : (
        <Fragment key={index}>
          <mark>{part.slice(0, end)}</mark>
          {part.slice(end + '</mark>'.length)}
        </Fragment>
      );
    }),
  ];
}
