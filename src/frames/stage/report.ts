import type { FrameMessage } from '../shared/frame-message';

/** Tells the page around the frame what happens. The frame has no origin, so it cannot name one as the recipient. */
export function report(kind: FrameMessage['kind'], text: string): void {
  window.parent.postMessage({ kind, text } satisfies FrameMessage, '*');
}

/** A value as it is shown in a log. */
export function shown(value: unknown): string {
  if (!isPlain(value)) return nameOf(value);
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? inner : nameOf(inner)));
  } catch {
    // It contains itself.
    return String(value);
  }
}

/** True for what JSON shows as it is. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return Object.getPrototypeOf(value) === Object.prototype;
}

function nameOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Node) return value.nodeName.toLowerCase();
  if (value instanceof Blob) return value.type || 'file';
  return typeof value === 'function' ? 'function' : Object.prototype.toString.call(value);
}
