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

/** Says what is in one of two lists only, each line once. */
export function differences(kind: string, page: readonly string[], twin: readonly string[]): string[] {
  const [inPage, inTwin] = [new Set(page), new Set(twin)];
  const shown = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
  return [
    ...[...inPage].filter((text) => !inTwin.has(text)).map((text) => `${kind} ${shown(text)} is only on the page`),
    ...[...inTwin].filter((text) => !inPage.has(text)).map((text) => `${kind} ${shown(text)} is only in the Markdown`),
  ];
}
