import { Fragment } from 'react';
import type { HitSnippet, HitText } from './hit-text';
import { splitMarks } from './marks';

/** Shows text with an engine's marks. It is always rendered as text: nothing in it is ever treated as HTML. */
export function MarkedText({ value }: { readonly value: string }) {
  return splitMarks(value).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

/** The title of a hit with an engine's marks, and the method in front of it if it is a call. */
export function HitTitle({ method, title }: Pick<HitText, 'method' | 'title'>) {
  const text = <MarkedText value={title} />;
  if (method === null) return text;
  return (
    <>
      <span className={`endpoint-method endpoint-method-${method.toLowerCase()}`}>{method}</span> <code>{text}</code>
    </>
  );
}

/** Shows a line of text or of code with an engine's marks. */
export function Snippet({ value, isCode }: HitSnippet) {
  const text = <MarkedText value={value} />;
  return isCode ? <code>{text}</code> : text;
}
