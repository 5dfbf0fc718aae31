import { createHash } from 'node:crypto';

/** Hash source of an inline script or style sheet for a content security policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
