import { Fragment, type ReactNode } from 'react';

/** A text in which names in braces are replaced by elements: `{ link: <Link …/> }` for `See {link}.` */
export function Filled({ text, ...values }: { readonly text: string; readonly [name: string]: ReactNode }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>);
}
