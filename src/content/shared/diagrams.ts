/** Color modes of a diagram, with mermaid's name for each theme. */
export const DIAGRAM_THEMES = { light: 'default', dark: 'dark' } as const;
export type DiagramMode = keyof typeof DIAGRAM_THEMES;

/** Font stack of diagrams: the reader's system fonts, because an image cannot use the fonts of the page. */
const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/**
 * Mermaid's configuration, the same wherever a diagram is drawn. Labels are SVG text instead of HTML.
 */
export const MERMAID_CONFIG = {
  fontFamily: FONT,
  htmlLabels: false,
  flowchart: { htmlLabels: false, curve: 'basis', padding: 12 },
  sequence: { useMaxWidth: false },
  securityLevel: 'strict',
  deterministicIds: true,
} as const;

/** Adds a first line to a diagram's source that selects the theme of a color mode. */
export function sourceInMode(source: string, mode: DiagramMode): string {
  return `%%{init: {"theme": "${DIAGRAM_THEMES[mode]}"}}%%\n${source}`;
}
