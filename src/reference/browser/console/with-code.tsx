import { Fragment } from 'react';

/** A text of the description, in which backticks mark code. */
export function WithCode({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
