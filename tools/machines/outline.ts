/** What a text consists of, whatever its format. Texts have no whitespace, which formats treat differently. */
export interface Outline {
  readonly headings: readonly string[];
  /** Blocks of code. */
  readonly code: readonly string[];
  /** Cells of tables. */
  readonly cells: readonly string[];
  /** Targets of links, as written. */
  readonly links: readonly string[];
}

export const squeeze = (text: string): string => text.replace(/\s+/g, '');

/** Says which of the texts the other list does not hold, each once. */
export function missing(kind: string, texts: readonly string[], others: readonly string[], where: string): string[] {
  const known = new Set(others);
  const shown = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
  return [...new Set(texts)]
    .filter((text) => !known.has(text))
    .map((text) => `${kind} ${shown(text)} is only ${where}`);
}
