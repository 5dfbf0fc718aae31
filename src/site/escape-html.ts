const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};

/** Escapes text for HTML and XML, inside of elements and of attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => ENTITIES[character] ?? character);
}
