import type { HitText } from './hit-text';
import { MarkedText } from './marked-text';

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
