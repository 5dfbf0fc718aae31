/** Escapes a text for a regular expression that JavaScript, PCRE and Go all read. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
