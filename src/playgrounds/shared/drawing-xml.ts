import type { DrawingNode } from './drawing';

/** Writes a drawing as XML, for a file of its own. Text and attributes are escaped. */
export function toXml(drawing: DrawingNode | string): string {
  if (typeof drawing === 'string') return escapeXml(drawing);
  const { tag, attributes, children } = drawing;
  const text = Object.entries(attributes).map(
    ([name, value]) => ` ${attributeName(name)}="${escapeXml(String(value))}"`,
  );
  return `<${tag}${text.join('')}>${children.map(toXml).join('')}</${tag}>`;
}

/** Names that SVG writes as they are. */
const MIXED_CASE = new Set(['viewBox', 'preserveAspectRatio']);

/** Converts `textAnchor` to `text-anchor`; `viewBox` stays unchanged. */
function attributeName(name: string): string {
  return MIXED_CASE.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escapeXml(text: string): string {
  // A character that XML forbids would make the whole file invalid.
  const allowed = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
