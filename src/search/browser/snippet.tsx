import type { HitSnippet } from './hit-text';
import { MarkedText } from './marked-text';

/** Shows a line of text or of code with an engine's marks. */
export function Snippet({ value, isCode }: HitSnippet) {
  const text = <MarkedText value={value} />;
  return isCode ? <code>{text}</code> : text;
}
